import { z } from 'zod/mini';
import type { BlockType, SiteBlock, SiteButton } from '../../site/siteDocument.js';

/** Fields of all blocks; a block has those of its type. */
export interface BlockValues {
  heading: string;
  text: string;
  /** HTML. */
  body: string;
  imageId: string;
  alt: string;
  side: 'left' | 'right';
  imageIds: string[];
  count: string;
  by: string;
  items: { question: string; answer: string }[];
  buttonTo: SiteButton['to'];
  buttonLabel: string;
  buttonPageId: string;
}
export type BlockField = Exclude<keyof BlockValues, 'buttonTo' | 'buttonLabel' | 'buttonPageId'> | 'button';

export const FIELDS_OF: Readonly<Record<BlockType, readonly BlockField[]>> = {
  hero: ['heading', 'text', 'imageId', 'alt', 'button'],
  text: ['heading', 'body'],
  imageText: ['heading', 'body', 'imageId', 'alt', 'side'],
  gallery: ['heading', 'imageIds'],
  services: ['heading', 'text'],
  about: ['heading', 'button'],
  reviews: ['heading', 'count'],
  contact: ['heading', 'text'],
  faq: ['heading', 'items'],
  quote: ['text', 'by'],
  callToAction: ['heading', 'text', 'button'],
};

const EMPTY: BlockValues = {
  ...{
    heading: '',
    text: '',
    body: '',
    imageId: '',
    alt: '',
    side: 'left',
    imageIds: [],
    count: '6',
    by: '',
    items: [],
  },
  ...{ buttonTo: 'none', buttonLabel: '', buttonPageId: '' },
};

export function valuesOf(block: SiteBlock): BlockValues {
  const button = 'button' in block ? block.button : undefined;
  return {
    ...EMPTY,
    ...block,
    imageId: ('imageId' in block && block.imageId) || '',
    count: 'count' in block ? String(block.count) : EMPTY.count,
    ...(button && { buttonTo: button.to, buttonLabel: button.label, buttonPageId: button.pageId ?? '' }),
  };
}

/** The block with what was edited. */
export function blockOf(block: SiteBlock, values: BlockValues): SiteBlock {
  const { buttonTo: to, buttonLabel: label, buttonPageId } = values;
  const edited: Record<BlockField, unknown> = {
    ...values,
    imageId: values.imageId || null,
    count: Number(values.count),
    button: { to, label: label.trim(), pageId: to === 'page' ? buttonPageId : null },
  };
  const changes = FIELDS_OF[block.type].map((field) => [field, edited[field]]);
  return { ...block, ...(Object.fromEntries(changes) as object) };
}

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`));

const values = z.object({
  heading: text(120),
  text: text(600),
  body: z.string().check(z.maxLength(20_000, 'Please use fewer words.')),
  imageId: z.string(),
  alt: text(200),
  side: z.enum(['left', 'right']),
  imageIds: z.array(z.string()).check(z.maxLength(24, 'Please choose at most 24 images.')),
  count: z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/, 'Please enter a number from 1 to 12.')),
  by: text(120),
  items: z.array(z.object({ question: text(200), answer: text(2000) })),
  buttonTo: z.enum(['none', 'book', 'page']),
  buttonLabel: text(40),
  buttonPageId: z.string(),
});

/** Limits as the server has them (services/catalog/src/websites/site-document.ts). */
export const rulesOf = (type: BlockType) =>
  values.check(
    z.superRefine((entered, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: entered });
      if (type !== 'quote' && entered.text.length > 400) refuse(['text'], 'Please use at most 400 characters.');
      if (type === 'quote' && entered.text === '') refuse(['text'], 'Please enter the quote.');
      if (type === 'faq') {
        entered.items.forEach(({ question, answer }, at) => {
          if (question === '') refuse(['items', at, 'question'], 'Please enter a question.');
          if (answer === '') refuse(['items', at, 'answer'], 'Please enter an answer.');
        });
      }
      if (FIELDS_OF[type].includes('button') && entered.buttonTo === 'page' && entered.buttonPageId === '')
        refuse(['buttonPageId'], 'Please choose a page.');
    }),
  );
