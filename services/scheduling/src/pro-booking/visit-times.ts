import { DomainError } from '@yarrow/kit/domain-error';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { parseStart } from '../availability/start.js';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';

const MINUTE_MS = 60_000;
/** The lists of a calendar's range count on no visit being longer than a week. */
const MAX_LENGTH_MS = 24 * 60 * MINUTE_MS;

/**
 * When a visit takes place, as the practitioner chose it: in the past, too.
 * @throws DomainError `invalid_starts_at`, `invalid_ends_at`
 */
export function parseVisitTimes(startsAt: string, endsAt: string): TimeSpan {
  const span = { startsAt: parseStart(startsAt), endsAt: parseEnd(endsAt) };
  requireVisitTimes(span);
  return span;
}

/** @throws DomainError `invalid_ends_at` */
export function parseEnd(text: string): Date {
  try {
    return new Date(parseOffsetDateTime(text));
  } catch {
    throw invalidEnd('Please choose a valid time.');
  }
}

/** @throws DomainError `invalid_starts_at`, `invalid_ends_at` */
export function requireVisitTimes({ startsAt, endsAt }: TimeSpan): void {
  if (startsAt.getTime() % MINUTE_MS !== 0) {
    throw new DomainError('invalid_starts_at', 'An appointment starts at a whole minute.', 'startsAt');
  }
  if (endsAt.getTime() % MINUTE_MS !== 0) throw invalidEnd('An appointment ends at a whole minute.');
  if (endsAt <= startsAt) throw invalidEnd('An appointment ends after it starts.');
  if (endsAt.getTime() - startsAt.getTime() > MAX_LENGTH_MS) {
    throw invalidEnd('An appointment can last at most 24 hours.');
  }
}

function invalidEnd(message: string): DomainError {
  return new DomainError('invalid_ends_at', message, 'endsAt');
}
