import { siteStyle } from './siteStyle.js';
import type { SiteTheme } from './siteDocument.js';

/** Of the product, as in site.css. */
const ACCENT = '#2f4a3c';

/** The first letter of the name on the colour of the website, as a data URL. */
export function siteIcon(name: string, theme: SiteTheme): string {
  const { '--site-accent': accent = ACCENT } = siteStyle(theme) as { '--site-accent'?: string };
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? '';
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<circle cx="16" cy="16" r="16" fill="${accent}"/>`,
    `<text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" fill="#fff">${letter}</text>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
