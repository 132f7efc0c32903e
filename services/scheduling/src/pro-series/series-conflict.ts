import { DomainError } from '@yarrow/kit/domain-error';
import { formatDateTime } from '@yarrow/time/format';
import type { SeriesTime } from './series-times.service.js';

const MAX_NAMED = 5;

/** Something is at times of a series of which the practitioner did not know when they chose them. */
export class SeriesConflict extends DomainError {
  constructor(
    readonly times: readonly SeriesTime[],
    readonly timeZone: string,
  ) {
    const named = times.slice(0, MAX_NAMED).map(({ startsAt }) => formatDateTime(startsAt.getTime(), timeZone));
    const more = times.length > MAX_NAMED ? [`${times.length - MAX_NAMED} more`] : [];
    const list = new Intl.ListFormat('en').format([...named, ...more]);
    super('overlaps', `You have something else at ${list}. Please include or remove these times.`, 'recurrencePattern');
  }
}
