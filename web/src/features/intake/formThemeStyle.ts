import type { CSSProperties } from 'react';
import { themeStyle, type ThemeChoice } from '../../theme/practiceStyle.js';

/** The look that a practice has chosen for its forms, as tokens; undefined for the product's look. */
export function formThemeStyle(theme: ThemeChoice | null | undefined): CSSProperties | undefined {
  if (!theme) return undefined;
  const style = themeStyle(theme);
  if (!theme.buttonStyle || theme.buttonStyle === 'pill') return style;
  // Buttons of the renderer have no token of their own.
  return { ...style, '--radius-pill': 'var(--button-radius)' } as CSSProperties;
}
