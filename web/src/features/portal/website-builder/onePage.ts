import { z } from 'zod/mini';
import { onePageSite } from '../../site/defaultSite.js';
import type { Site, SiteBlock, SiteTheme } from '../../site/siteDocument.js';
import type { SiteFacts } from '../../site/siteFacts.js';

/** Sections of the one page that can be left out, in their order. */
export const SECTIONS = ['about', 'services', 'reviews', 'gallery', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`));

export const onePageRules = z.object({
  heading: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter a heading.'), z.maxLength(120, 'Please use at most 120 characters.')),
  text: text(400),
  imageId: z.string(),
  sections: z.array(z.enum(SECTIONS)),
  contactText: text(400),
  theme: z.custom<SiteTheme>(),
});
export type OnePageValues = z.infer<typeof onePageRules>;

/** @param site as it is stored for version 1 of the builder */
export function valuesOfSite({ theme, pages }: Site): OnePageValues {
  const blocks = pages[0]!.blocks;
  const hero = blocks.find((block) => block.type === 'hero');
  const contact = blocks.find((block) => block.type === 'contact');
  return {
    heading: hero?.heading ?? '',
    text: hero?.text ?? '',
    imageId: hero?.imageId ?? '',
    sections: SECTIONS.filter((section) => blocks.some(({ type }) => type === section)),
    contactText: contact?.text ?? '',
    theme,
  };
}

/** What is not in the form follows from the profile. */
export function siteOfValues(values: OnePageValues, facts: SiteFacts): Site {
  const { heading, text: lead, imageId, sections, contactText, theme } = values;
  const [home] = onePageSite({ ...facts, reviewsCount: 1, galleryImages: facts.galleryImages }).pages;
  const byType = new Map(home!.blocks.map((block) => [block.type, block]));
  byType.set('gallery', { id: 'gallery', type: 'gallery', heading: 'Gallery', imageIds: [] });
  const hero = {
    ...byType.get('hero')!,
    heading: heading.trim(),
    text: lead.trim(),
    imageId: imageId || null,
  } as SiteBlock;
  const shown = SECTIONS.filter((section) => sections.includes(section)).flatMap((section) => {
    const block = byType.get(section);
    if (!block) return [];
    return block.type === 'contact' ? { ...block, text: contactText.trim() } : block;
  });
  return { theme, pages: [{ ...home!, blocks: [hero, ...shown] }] };
}
