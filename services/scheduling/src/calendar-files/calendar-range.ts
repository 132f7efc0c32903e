import { DomainError } from '@yarrow/kit/domain-error';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';

const MAX_RANGE_MS = 100 * 86_400_000;

/** @throws DomainError `invalid_range` */
export function parseInstant(text: string, field: string): Date {
  try {
    return new Date(parseOffsetDateTime(text));
  } catch {
    throw new DomainError('invalid_range', 'Please enter a valid date and time with its offset.', field);
  }
}

/** @throws DomainError `invalid_range` */
export function assertCalendarRange(from: Date, to: Date): void {
  if (from >= to) throw new DomainError('invalid_range', 'The range must end after it begins.', 'to');
  if (to.getTime() - from.getTime() > MAX_RANGE_MS) {
    throw new DomainError('invalid_range', 'A range can have at most 100 days.', 'to');
  }
}
