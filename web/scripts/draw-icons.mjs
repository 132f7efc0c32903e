/**
 * Draws the icons of the installed application from public/favicon.svg.
 * `node web/scripts/draw-icons.mjs` writes web/public/icon-*.png; needs a Chromium (CHROMIUM_PATH, /usr/bin/chromium).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '../public');
const GROUND = '#2f4a3c';
const drawing = readFileSync(join(FOLDER, 'favicon.svg'), 'utf8');
/** `share` of the square that the drawing takes: a maskable icon keeps its outer tenth free of anything that matters. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.82, ground: GROUND },
  { file: 'apple-touch-icon.png', size: 180, share: 0.92, ground: GROUND },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const { file, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
       <div style="width:${size * share}px;line-height:0">${drawing}</div></body>`,
  );
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
  await page.close();
}
await browser.close();
