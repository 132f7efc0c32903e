import { DomainError } from '@yarrow/kit/domain-error';

const MAX_LENGTH = 2_000;

/** Word for word (spec portal-configuration §8). */
export const NO_FEED = 'There was an error adding your feed. Likely the URL you used in not a valid iCal feed URL.';

export function refusedFeed(): DomainError {
  return new DomainError('invalid_feed_url', NO_FEED, 'feedUrl');
}

/**
 * Parses an entered address; calendar programs use webcal for https.
 * @throws DomainError `invalid_feed_url`
 */
export function parseFeedAddress(typed: string): string {
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://');
  if (text.length > MAX_LENGTH || !URL.canParse(text)) throw refusedFeed();
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw refusedFeed();
  url.hash = '';
  return url.href;
}
