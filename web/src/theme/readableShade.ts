/**
 * Contrast with white that leaves 4.5 : 1 (WCAG 2 AA) on the darkest surface of a page and on a tint of the shade itself.
 */
const CONTRAST_WITH_WHITE = 5.8;
const STEP = 0.02;

/** The colour itself where text in it, and on it, can be read; else the same hue, darkened just enough. @param hex `#rrggbb` */
export function readableShade(hex: string): string {
  let shade = hex;
  for (let share = STEP; contrastWithWhite(shade) < CONTRAST_WITH_WHITE; share += STEP) shade = darken(hex, share);
  return shade;
}

/** @param share of black, 0 to 1 */
export function darken(hex: string, share: number): string {
  const channels = channelsOf(hex).map((channel) => Math.round(channel * (1 - share)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastWithWhite(hex: string): number {
  return 1.05 / (luminance(hex) + 0.05);
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}
