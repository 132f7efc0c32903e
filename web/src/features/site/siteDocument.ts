/** Where a button leads: to booking, to a page of the site, or nowhere. */
export interface SiteButton {
  to: 'none' | 'book' | 'page';
  label: string;
  pageId: string | null;
}

interface Base<Type extends string> {
  /** Unique in the site. */
  id: string;
  type: Type;
}

export interface HeroBlock extends Base<'hero'> {
  heading: string;
  text: string;
  /** Of the gallery. */
  imageId: string | null;
  /** What the image shows; empty takes the gallery's text. */
  alt: string;
  button: SiteButton;
}
export interface TextBlock extends Base<'text'> {
  heading: string;
  /** HTML. */
  body: string;
}
export interface ImageTextBlock extends Base<'imageText'> {
  heading: string;
  /** HTML. */
  body: string;
  imageId: string | null;
  alt: string;
  /** Of the image. */
  side: 'left' | 'right';
}
export interface GalleryBlock extends Base<'gallery'> {
  heading: string;
  /** Empty shows the whole gallery. */
  imageIds: string[];
}
export interface ServicesBlock extends Base<'services'> {
  heading: string;
  text: string;
}
export interface AboutBlock extends Base<'about'> {
  heading: string;
  button: SiteButton;
}
export interface ReviewsBlock extends Base<'reviews'> {
  heading: string;
  /** 1 to 12. */
  count: number;
}
export interface ContactBlock extends Base<'contact'> {
  heading: string;
  text: string;
}
export interface FaqBlock extends Base<'faq'> {
  heading: string;
  items: { question: string; answer: string }[];
}
export interface QuoteBlock extends Base<'quote'> {
  text: string;
  by: string;
}
export interface CallToActionBlock extends Base<'callToAction'> {
  heading: string;
  text: string;
  button: SiteButton;
}

export type SiteBlock =
  | HeroBlock
  | TextBlock
  | ImageTextBlock
  | GalleryBlock
  | ServicesBlock
  | AboutBlock
  | ReviewsBlock
  | ContactBlock
  | FaqBlock
  | QuoteBlock
  | CallToActionBlock;
export type BlockType = SiteBlock['type'];

export interface SitePage {
  id: string;
  /** Last part of the address; empty for the home page, which is the first. */
  path: string;
  title: string;
  inMenu: boolean;
  blocks: SiteBlock[];
}

export interface SiteTheme {
  /** `#rrggbb` */
  colorAccent: string | null;
  buttonStyle: 'square' | 'rounded' | 'pill' | null;
  /** Names of families: of headings, then of text. */
  fonts: string[];
}

/** A website as catalog stores it (services/catalog/src/websites/site-document.ts, which checks it). */
export interface Site {
  theme: SiteTheme;
  pages: SitePage[];
}

/** @param text JSON that catalog checked when it was saved */
export const readSite = (text: string): Site => JSON.parse(text) as Site;
