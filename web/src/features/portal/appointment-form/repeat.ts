import type { RecurrenceFrequency, RecurrencePatternInput, RecurrenceWeekday } from '../../../gql/graphql.js';

/** How a visit repeats, as the form holds it. */
export interface Repeat {
  frequency: RecurrenceFrequency | 'none';
  /** Of a custom one. */
  interval: string;
  unit: 'day' | 'week';
  weekdays: RecurrenceWeekday[];
  ends: 'count' | 'until';
  count: number;
  /** `YYYY-MM-DD`, inclusive. */
  until: string;
  /** Start times with a conflict that are booked anyway, as the server writes them. */
  included: string[];
  /** Starts that are left out. */
  removed: string[];
  /** Starts that are left out because something else is there, as far as the practitioner has seen. */
  skipped: string[];
  /** Whether there are times, and no error. */
  ready: boolean;
}

export const NO_REPEAT: Omit<Repeat, 'until'> = {
  frequency: 'none',
  interval: '1',
  unit: 'week',
  weekdays: [],
  ends: 'count',
  count: 10,
  included: [],
  removed: [],
  skipped: [],
  ready: false,
};

/** The patterns (spec portal operations §9). */
export const FREQUENCIES: readonly { value: Repeat['frequency']; label: string }[] = [
  { value: 'none', label: 'Does not repeat' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'every_two_weeks', label: 'Every 2 weeks' },
  { value: 'monthly_by_day', label: 'Monthly on the same day' },
  { value: 'monthly_by_weekday', label: 'Monthly on the same weekday' },
  { value: 'custom', label: 'Custom' },
];

export const WEEKDAYS: readonly { value: RecurrenceWeekday; name: string }[] = [
  { value: 'SU', name: 'Sunday' },
  { value: 'MO', name: 'Monday' },
  { value: 'TU', name: 'Tuesday' },
  { value: 'WE', name: 'Wednesday' },
  { value: 'TH', name: 'Thursday' },
  { value: 'FR', name: 'Friday' },
  { value: 'SA', name: 'Saturday' },
];

/** The pattern as the API takes it; undefined for none, and while it is incomplete. */
export function patternInput(repeat: Repeat): RecurrencePatternInput | undefined {
  const { frequency, interval, unit, weekdays, ends, count, until } = repeat;
  if (frequency === 'none' || (ends === 'until' && !until)) return undefined;
  const end = ends === 'count' ? { count } : { until };
  if (frequency !== 'custom') return { frequency, ...end };
  if (!isInterval(interval)) return undefined;
  return { frequency, interval: Number(interval), unit, ...(unit === 'week' && { weekdays }), ...end };
}

/** A number of at least 1. */
export const isInterval = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1;

/** A time of the series and what becomes of it. */
export type TimeFate = 'booked' | 'skipped' | 'removed';

/** Conflicting times are skipped unless included; any time may be removed. */
export function fateOf(time: { startsAt: string; conflicts: readonly unknown[] }, repeat: Repeat): TimeFate {
  if (repeat.removed.includes(time.startsAt)) return 'removed';
  return time.conflicts.length > 0 && !repeat.included.includes(time.startsAt) ? 'skipped' : 'booked';
}
