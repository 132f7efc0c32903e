import type { BlockType, SiteBlock, SiteButton } from '../../site/siteDocument.js';

/** In the order in which they are offered. */
export const BLOCK_TYPES = [
  ...(['hero', 'text', 'imageText', 'services', 'about', 'reviews'] as const),
  ...(['gallery', 'faq', 'quote', 'callToAction', 'contact'] as const),
] satisfies readonly BlockType[];

export const BLOCK_NAMES: Readonly<Record<BlockType, string>> = {
  hero: 'Welcome',
  text: 'Text',
  imageText: 'Image with text',
  services: 'Services',
  about: 'About you',
  reviews: 'Reviews',
  gallery: 'Gallery',
  faq: 'Questions and answers',
  quote: 'Quote',
  callToAction: 'Call to action',
  contact: 'Places and hours',
};

const BOOK: SiteButton = { to: 'book', label: 'Book a visit', pageId: null };
const NONE: SiteButton = { to: 'none', label: '', pageId: null };

/** What a new block begins with. */
export function newBlock(type: BlockType, id: string): SiteBlock {
  switch (type) {
    case 'hero':
      return { id, type, heading: 'Welcome', text: '', imageId: null, alt: '', button: BOOK };
    case 'text':
      return { id, type, heading: '', body: '' };
    case 'imageText':
      return { id, type, heading: '', body: '', imageId: null, alt: '', side: 'left' };
    case 'gallery':
      return { id, type, heading: 'Gallery', imageIds: [] };
    case 'services':
      return { id, type, heading: 'Services', text: '' };
    case 'about':
      return { id, type, heading: 'About me', button: NONE };
    case 'reviews':
      return { id, type, heading: 'What clients say', count: 6 };
    case 'contact':
      return { id, type, heading: 'Where and when', text: '' };
    case 'faq':
      return { id, type, heading: 'Questions and answers', items: [{ question: '', answer: '' }] };
    case 'quote':
      return { id, type, text: '', by: '' };
    case 'callToAction':
      return { id, type, heading: 'Find a time that suits you', text: '', button: BOOK };
  }
}

/** What a block is called in lists: its heading, or the beginning of its words. */
export function titleOf(block: SiteBlock): string {
  const heading = 'heading' in block ? block.heading : '';
  const words = heading || ('text' in block ? block.text : '');
  return words.length > 60 ? `${words.slice(0, 59)}…` : words || BLOCK_NAMES[block.type];
}
