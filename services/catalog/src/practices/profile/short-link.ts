import { DomainError } from '@yarrow/kit/domain-error';
import { isReservedSlug, SLUG_MAX_LENGTH } from '../slug.js';

/** Word for word as the specification has it (portal-configuration §5). */
export const SHORT_LINK_TAKEN = 'This short link is already in use.';

/** `Willow & Stone` → `willowstone`: lowercased, only a to z, digits, hyphen and underscore kept (spec portal-configuration §5). */
export function shortLinkOf(typed: string): string {
  const kept = typed
    .slice(0, 1_000)
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '');
  // An address starts with a letter or a digit.
  return kept.replace(/^[_-]+/, '');
}

/** @throws DomainError `invalid_short_link`, or `short_link_taken` for a word that the site needs itself */
export function parseShortLink(typed: string): string {
  const shortLink = shortLinkOf(typed);
  if (!shortLink) throw invalid('Please enter a short link of letters, digits, hyphens and underscores.');
  if (shortLink.length > SLUG_MAX_LENGTH) throw invalid(`A short link can have at most ${SLUG_MAX_LENGTH} characters.`);
  if (isReservedSlug(shortLink)) throw shortLinkTaken();
  return shortLink;
}

export const shortLinkTaken = () => new DomainError('short_link_taken', SHORT_LINK_TAKEN, 'shortLink');
const invalid = (message: string) => new DomainError('invalid_short_link', message, 'shortLink');
