import { z } from 'zod/mini';

/** A look as it is stored: what is not chosen stays the product's. */
export interface ThemeChoice {
  /** `#rrggbb` */
  colorAccent?: string | null | undefined;
  buttonStyle?: 'square' | 'rounded' | 'pill' | null | undefined;
  /** Names of families: of headings, then of text. */
  fonts: readonly string[];
}

/** The colour that the field begins with. */
const BRAND = '#2f5d50';
const PRODUCT = '';

export const themeRules = z.object({
  ownColor: z.boolean(),
  color: z.string(),
  buttonStyle: z.enum(['square', 'rounded', 'pill']),
  headings: z.string(),
  text: z.string(),
});
export type ThemeValues = z.infer<typeof themeRules>;

export const themeValues = (theme: ThemeChoice | null | undefined): ThemeValues => ({
  ownColor: Boolean(theme?.colorAccent),
  color: theme?.colorAccent ?? BRAND,
  buttonStyle: theme?.buttonStyle ?? 'pill',
  headings: theme?.fonts[0] ?? PRODUCT,
  text: theme?.fonts[1] ?? theme?.fonts[0] ?? PRODUCT,
});

/** Headings of the product keep their own family only if the text does. */
export function themeOf({ ownColor, color, buttonStyle, headings, text }: ThemeValues) {
  const fonts = headings || text ? [headings || text, text || headings] : [];
  return { colorAccent: ownColor ? color : null, buttonStyle, fonts };
}
