import type { CSSProperties } from 'react';
import { darken, readableShade } from '../../theme/readableShade.js';
import type { SiteTheme } from './siteDocument.js';

const RADIUS = { square: '0', rounded: '0.5rem', pill: '999px' } as const;

/** Tokens of site.css; what a practice has not chosen keeps the product's look. */
export function siteStyle({ colorAccent, buttonStyle, fonts }: SiteTheme): CSSProperties {
  const [heading, text = heading] = fonts;
  const accent = colorAccent && readableShade(colorAccent);
  return {
    ...(accent && { '--site-accent': accent, '--site-accent-dark': darken(accent, 0.2) }),
    ...(buttonStyle && { '--site-button-radius': RADIUS[buttonStyle] }),
    ...(heading && { '--site-display': `'${heading}', serif` }),
    ...(text && { '--site-text': `'${text}', sans-serif` }),
  } as CSSProperties;
}
