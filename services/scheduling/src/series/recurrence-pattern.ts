import type { RecurrenceFrequency } from '../visits/visit-parts.js';

export type WeekdayName = 'SU' | 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA';

/** How a series repeats and when it ends, as the practitioner chose it. */
export interface RecurrencePattern {
  readonly frequency: RecurrenceFrequency;
  /** Of a custom one: every so many days or weeks. */
  readonly interval?: number;
  readonly unit?: 'day' | 'week';
  /** Of a custom one in weeks; none means the weekday of the first visit. */
  readonly weekdays?: readonly WeekdayName[];
  /** It ends after so many visits … */
  readonly count?: number;
  /** … or with this day of the practice, inclusive; `YYYY-MM-DD`. */
  readonly until?: string;
}
