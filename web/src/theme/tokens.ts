/**
 * What style props and recipes call the values of tokens.css. A name leads straight to its variable, not to one that
 * Chakra declares at the root: that one would be computed there, and neither `data-density` nor the look of a practice
 * (practiceStyle.ts), which are set further down, would reach it.
 */
const tokens = <Name extends string>(variables: Record<Name, string>): Record<Name, string> => {
  const entries = Object.entries<string>(variables).map(([name, variable]) => [name, `var(--${variable})`]);
  return Object.fromEntries(entries) as Record<Name, string>;
};

export const colors = tokens({
  page: 'color-page',
  surface: 'color-surface',
  surfaceSunk: 'color-surface-sunk',
  surfaceTint: 'color-surface-tint',
  surfaceWarm: 'color-surface-warm',
  overlay: 'color-overlay',
  text: 'color-text',
  textSoft: 'color-text-soft',
  textFaint: 'color-text-faint',
  onBrand: 'color-text-on-brand',
  onBrandSoft: 'color-text-on-brand-soft',
  line: 'color-line',
  lineStrong: 'color-line-strong',
  controlLine: 'color-control-line',
  brand: 'color-brand',
  brandHover: 'color-brand-hover',
  brandActive: 'color-brand-active',
  brandQuiet: 'color-brand-quiet',
  brandQuietHover: 'color-brand-quiet-hover',
  brandLine: 'color-brand-line',
  brandMid: 'color-brand-mid',
  link: 'color-link',
  accent: 'color-accent',
  accentHover: 'color-accent-hover',
  accentQuiet: 'color-accent-quiet',
  accentLine: 'color-accent-line',
  eventAccent: 'color-event-accent',
  eventAccentQuiet: 'color-event-accent-quiet',
  star: 'color-star',
  starEmpty: 'color-star-empty',
  honeyQuiet: 'color-honey-quiet',
  focus: 'color-focus',
  success: 'color-success',
  successQuiet: 'color-success-quiet',
  warning: 'color-warning',
  warningQuiet: 'color-warning-quiet',
  danger: 'color-danger',
  dangerHover: 'color-danger-hover',
  dangerQuiet: 'color-danger-quiet',
  info: 'color-info',
  infoQuiet: 'color-info-quiet',
});

export const fonts = tokens({ display: 'font-display', text: 'font-text' });

export const fontSizes = tokens({
  xs: 'text-xs',
  sm: 'text-sm',
  md: 'text-md',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  '4xl': 'text-4xl',
});

export const lineHeights = tokens({ tight: 'leading-tight', snug: 'leading-snug', text: 'leading-text' });

export const spacing = tokens({
  1: 'space-1',
  2: 'space-2',
  3: 'space-3',
  4: 'space-4',
  5: 'space-5',
  6: 'space-6',
  7: 'space-7',
  8: 'space-8',
  section: 'space-section',
  gutter: 'page-gutter',
});

export const sizes = tokens({
  page: 'page-width',
  narrow: 'page-narrow',
  navigation: 'portal-navigation',
  header: 'header-height',
  control: 'control-height',
});

export const radii = tokens({
  sm: 'radius-sm',
  md: 'radius-md',
  lg: 'radius-lg',
  xl: 'radius-xl',
  pill: 'radius-pill',
  button: 'button-radius',
});

export const shadows = tokens({ sm: 'shadow-sm', md: 'shadow-md', lg: 'shadow-lg', focusRing: 'focus-ring' });

export const durations = tokens({ fast: 'motion-fast', base: 'motion-base', slow: 'motion-slow' });

export const layers = tokens({
  header: 'layer-header',
  sticky: 'layer-sticky',
  overlay: 'layer-overlay',
  popover: 'layer-popover',
  toast: 'layer-toast',
});
