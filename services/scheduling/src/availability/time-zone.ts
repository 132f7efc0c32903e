import { DomainError } from '@yarrow/kit/domain-error';
import { isTimeZone } from '@yarrow/time/zones';

/**
 * A zone that a client named, if any.
 * @throws DomainError `invalid_time_zone`
 */
export function parseTimeZone(zone: string | null | undefined): string | undefined {
  if (!zone) return undefined;
  if (isTimeZone(zone)) return zone;
  throw new DomainError('invalid_time_zone', 'This time zone is not known.', 'timeZone');
}
