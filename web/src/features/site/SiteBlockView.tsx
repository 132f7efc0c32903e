import type { ComponentType } from 'react';
import type { BlockProps } from './blockPieces.js';
import * as parts from './blockParts.js';
import type { BlockType, SiteBlock } from './siteDocument.js';

type BlockOf<T extends BlockType> = Extract<SiteBlock, { type: T }>;

const PARTS: { readonly [T in BlockType]: ComponentType<BlockProps<BlockOf<T>>> } = {
  hero: parts.Hero,
  text: parts.Text,
  imageText: parts.ImageText,
  gallery: parts.Gallery,
  services: parts.Services,
  about: parts.About,
  reviews: parts.Reviews,
  contact: parts.Contact,
  faq: parts.Faq,
  quote: parts.Quote,
  callToAction: parts.CallToAction,
};

/** One block of a page. */
export function SiteBlockView(props: BlockProps) {
  const Part = PARTS[props.block.type] as ComponentType<BlockProps>;
  return <Part {...props} />;
}
