import { formatDate } from '@yarrow/time/format';
import { toInstant } from '@yarrow/time/wall-time';
import type { RecurrenceFrequency, RecurrenceUnit, RecurrenceWeekday } from '../../../gql/graphql.js';

/** How a series repeats, as the API returns it. */
export interface SeriesPattern {
  frequency: RecurrenceFrequency;
  interval?: number | null | undefined;
  unit?: RecurrenceUnit | null | undefined;
  weekdays: readonly RecurrenceWeekday[];
  /** `YYYY-MM-DD`, inclusive; none where it ends by number. */
  until?: string | null | undefined;
}

const FREQUENCIES: Record<Exclude<RecurrenceFrequency, 'custom'>, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  every_two_weeks: 'Every 2 weeks',
  monthly_by_day: 'Monthly on the same day',
  monthly_by_weekday: 'Monthly on the same weekday',
};

const WEEKDAYS: Record<RecurrenceWeekday, string> = {
  ...{ SU: 'Sunday', MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday', FR: 'Friday', SA: 'Saturday' },
};

/** Such as "Every 3 weeks on Tuesday and Saturday, until Dec 2, 2026". */
export function seriesText({ frequency, interval, unit, weekdays, until }: SeriesPattern): string {
  const days = new Intl.ListFormat('en').format(weekdays.map((day) => WEEKDAYS[day]));
  const every = (interval ?? 1) === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const repeats = frequency === 'custom' ? every + (days && ` on ${days}`) : FREQUENCIES[frequency];
  return until ? `${repeats}, until ${formatDate(toInstant(`${until}T12:00`, 'UTC'), 'UTC')}` : repeats;
}
