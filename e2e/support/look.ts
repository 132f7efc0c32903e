import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.js';
import { tooSmall, withFinger } from './touch.js';
import type { Findings } from './walk.js';
import { brokenText, sidewaysScroll } from './widths.js';

/** Where the page scrolls sideways or breaks words, and what axe and a finger find on it. */
export async function look(page: Page): Promise<Findings> {
  const found: Record<string, readonly string[]> = { ...(await sidewaysScroll(page)), ...(await brokenText(page)) };
  for (const width of [1440, 390]) {
    await resize(page, width);
    const violations = await violationsOf(page);
    if (violations.length > 0) found[`axe at ${width} px`] = violations;
  }
  await withFinger(page, async () => {
    for (const width of [390, 320]) {
      await resize(page, width);
      const small = await tooSmall(page);
      if (small.length > 0) found[`too small at ${width} px`] = small;
    }
  });
  return found;
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  // A frame later, layouts that follow the width by script have followed; what they ask for then has come.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await page.waitForLoadState('networkidle');
}
