import { DomainError } from '@yarrow/kit/domain-error';
import { z } from 'zod';
import { sanitizeRichText } from '../rich-text/rich-text.js';

export const DOCUMENT_MAX = 300_000;
const PAGES_MAX = 20;
const BLOCKS_MAX = 60;

const line = (max: number) => z.string().trim().max(max);
const richText = z.string().max(20_000).transform(sanitizeRichText);
const imageId = z.uuid().nullable();
const alt = line(200);
const id = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** Where a button leads: to booking, to a page of the site, or nowhere. */
const button = z.strictObject({
  to: z.enum(['none', 'book', 'page']),
  label: line(40),
  /** Id of the page. */
  pageId: id.nullable(),
});

const block = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('hero'), heading: line(120), text: line(400), imageId, alt, button }),
  z.strictObject({ id, type: z.literal('text'), heading: line(120), body: richText }),
  z.strictObject({
    ...{ id, type: z.literal('imageText'), heading: line(120), body: richText, imageId, alt },
    side: z.enum(['left', 'right']),
  }),
  z.strictObject({ id, type: z.literal('gallery'), heading: line(120), imageIds: z.array(z.uuid()).max(24) }),
  z.strictObject({ id, type: z.literal('services'), heading: line(120), text: line(400) }),
  z.strictObject({ id, type: z.literal('about'), heading: line(120), button }),
  z.strictObject({ id, type: z.literal('reviews'), heading: line(120), count: z.int().min(1).max(12) }),
  z.strictObject({ id, type: z.literal('contact'), heading: line(120), text: line(400) }),
  z.strictObject({
    ...{ id, type: z.literal('faq'), heading: line(120) },
    items: z.array(z.strictObject({ question: line(200), answer: line(2000) })).max(30),
  }),
  z.strictObject({ id, type: z.literal('quote'), text: line(600), by: line(120) }),
  z.strictObject({ id, type: z.literal('callToAction'), heading: line(120), text: line(400), button }),
]);

const page = z.strictObject({
  id,
  /** Last part of the address; empty for the home page. */
  path: z
    .string()
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    .max(60),
  title: z.string().trim().min(1).max(60),
  inMenu: z.boolean(),
  blocks: z.array(block).max(BLOCKS_MAX),
});

const site = z.strictObject({
  theme: z.strictObject({
    colorAccent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable(),
    buttonStyle: z.enum(['square', 'rounded', 'pill']).nullable(),
    fonts: z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9 ]{0,39}$/)).max(2),
  }),
  pages: z.array(page).min(1).max(PAGES_MAX),
});

/** A website: its look, and its pages with their blocks, the home page first. */
export type Site = z.infer<typeof site>;

/** Paths that the web server answers itself on every host. */
const RESERVED = new Set(['assets', 'media', 'robots', 'sitemap', 'favicon', 'healthz', 'readyz']);

/**
 * Reads the document of a website.
 * @returns it without what is not allowed in rich texts
 * @throws DomainError `invalid_document` with the place of the first fault
 */
export function parseSite(text: string): Site {
  if (text.length > DOCUMENT_MAX) throw invalid('The website has become too large.');
  const parsed = site.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`The website cannot be saved: ${issue!.path.join(' › ') || 'document'}, ${issue!.message}`);
  }
  const { pages } = parsed.data;
  if (pages[0]!.path !== '') throw invalid('The first page is the home page, whose address is empty.');
  if (!areDifferent(pages.map(({ path }) => path))) throw invalid('Two pages have the same address.');
  const ids = [...pages.map((one) => one.id), ...pages.flatMap(({ blocks }) => blocks.map((one) => one.id))];
  if (!areDifferent(ids)) throw invalid('Two parts of the website have the same id.');
  const reserved = pages.find(({ path }) => RESERVED.has(path));
  if (reserved) throw invalid(`A page cannot have the address “${reserved.path}”.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The website is no JSON.');
  }
}

const areDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length;
const invalid = (message: string) => new DomainError('invalid_document', message, 'document');
