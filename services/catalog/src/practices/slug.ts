const MAX_LENGTH = 60;
const RESERVED = new Set(['new', 'edit', 'admin', 'portal', 'search', 'book', 'services']);

/** `Willow & Stone Massage` → `willow-stone-massage`; a name without Latin letters or digits gives `practice`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug && !RESERVED.has(slug) ? slug : `practice${slug && `-${slug}`}`;
}

/** The `attempt`th candidate, from 0: the slug itself, then with a number after it. */
export function slugCandidate(name: string, attempt: number): string {
  return attempt === 0 ? slugOf(name) : `${slugOf(name)}-${attempt + 1}`;
}
