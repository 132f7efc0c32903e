export const SLUG_MAX_LENGTH = 60;
const RESERVED = new Set(['new', 'edit', 'admin', 'portal', 'search', 'book', 'services']);

/** Words that the site's own addresses use in the place of slugs. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

/** `Willow & Stone Massage` → `willow-stone-massage`; a name without Latin letters or digits gives `practice`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug && !RESERVED.has(slug) ? slug : `practice${slug && `-${slug}`}`;
}

/** The `attempt`th candidate, from 0: the slug itself, then with a number after it. */
export function slugCandidate(name: string, attempt: number): string {
  return attempt === 0 ? slugOf(name) : `${slugOf(name)}-${attempt + 1}`;
}
