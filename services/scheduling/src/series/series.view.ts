import { formatOffsetDateTime, toInstant } from '@yarrow/time/wall-time';
import type { AppointmentSeries as SeriesContract } from '../generated/graphql.js';
import type { AppointmentSeries } from './appointment-series.entity.js';

/** The contract's fields. Visits are loaded on request, for which the practice has to be known. */
export type SeriesView = Omit<SeriesContract, '__typename' | 'visits'> & { readonly practiceId: string };

/** @param size how many visits it was made with */
export function seriesView(
  { id, practiceId, pattern, timeZone, leftOut }: AppointmentSeries,
  size: number,
): SeriesView {
  const { frequency, interval = null, unit = null, weekdays = [], count = null, until = null } = pattern;
  const leftOutTimes = leftOut.map((wall) => formatOffsetDateTime(toInstant(wall, timeZone), timeZone));
  return { id, practiceId, frequency, interval, unit, weekdays: [...weekdays], count, until, size, leftOutTimes };
}
