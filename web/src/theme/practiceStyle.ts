import type { CSSProperties } from 'react';
import { readFragment, type FragmentType } from '../gql/fragment-masking.js';
import { graphql } from '../gql/gql.js';
import type { ButtonStyle } from '../gql/graphql.js';
import { darken, readableShade } from './readableShade.js';

export const PracticeStyle_practice = graphql(`
  fragment PracticeStyle_practice on Practice {
    theme {
      colorAccent
      buttonStyle
      fonts
    }
  }
`);

const RADIUS: Record<ButtonStyle, string> = {
  square: '0',
  rounded: 'var(--radius-sm)',
  pill: 'var(--radius-pill)',
};

/** The tokens that a page of a practice has in its own way; undefined where it keeps the product's look. */
export function practiceStyle(practice: FragmentType<typeof PracticeStyle_practice>): CSSProperties | undefined {
  const { theme } = readFragment(PracticeStyle_practice, practice);
  return theme ? themeStyle(theme) : undefined;
}

/** What a practice has chosen; what it has not stays the product's. */
export interface ThemeChoice {
  /** `#rrggbb` */
  colorAccent?: string | null | undefined;
  buttonStyle?: ButtonStyle | null | undefined;
  /** Names of families: of headings, then of text. */
  fonts: readonly string[];
}

export function themeStyle({ colorAccent, buttonStyle, fonts }: ThemeChoice): CSSProperties {
  const tokens: Record<string, string> = {
    ...(colorAccent && accentTokens(readableShade(colorAccent))),
    ...(buttonStyle && { '--button-radius': RADIUS[buttonStyle] }),
    ...fontTokens(fonts),
  };
  return { ...tokens, ...(fonts.length > 0 && { fontFamily: 'var(--font-text)' }) };
}

/** @param accent dark enough for text */
function accentTokens(accent: string): Record<string, string> {
  const [hover, active] = [darken(accent, 0.15), darken(accent, 0.3)];
  const [quiet, quietHover, line] = [tint(accent, 12), tint(accent, 20), tint(accent, 45)];
  return {
    '--color-brand': accent,
    '--color-brand-hover': hover,
    '--color-brand-active': active,
    '--color-brand-quiet': quiet,
    '--color-brand-quiet-hover': quietHover,
    '--color-brand-line': line,
    '--color-brand-mid': accent,
    '--color-text-on-brand-soft': 'var(--color-text-on-brand)',
    '--color-link': accent,
    '--color-accent': accent,
    '--color-accent-hover': hover,
    '--color-accent-quiet': quiet,
    '--color-accent-line': line,
    '--color-event-accent': accent,
    '--color-event-accent-quiet': quiet,
  };
}

/** @param share percent of the accent */
function tint(accent: string, share: number): string {
  return `color-mix(in srgb, ${accent} ${share}%, var(--color-surface))`;
}

function fontTokens([display, text = display]: readonly string[]): Record<string, string> {
  if (!display) return {};
  return {
    '--font-display': `'${display}', var(--font-display-product)`,
    '--font-text': `'${text}', var(--font-text-product)`,
  };
}
