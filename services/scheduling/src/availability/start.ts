import { DomainError } from '@yarrow/kit/domain-error';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';

/**
 * Parses a chosen start, ISO 8601 with an explicit offset.
 * @throws DomainError `invalid_starts_at`
 */
export function parseStart(text: string): Date {
  try {
    return new Date(parseOffsetDateTime(text));
  } catch {
    throw new DomainError('invalid_starts_at', 'Please choose a valid time.', 'startsAt');
  }
}
