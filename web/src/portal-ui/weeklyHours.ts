/** A stretch of hours on the clocks of a place. */
export interface HoursBlock {
  /** `HH:mm`; the end may be `24:00`. */
  startsAt: string;
  endsAt: string;
}

/** One weekday of a form; 0 is Sunday. */
export interface DayHours {
  weekDay: number;
  enabled: boolean;
  /** Kept while the day is off, for when it is on again. */
  blocks: readonly HoursBlock[];
}

/** Spec portal-configuration §9. */
const FIRST_BLOCK: HoursBlock = { startsAt: '09:00', endsAt: '17:00' };
export const EXTRA_BLOCK: HoursBlock = { startsAt: '12:00', endsAt: '17:00' };
const WORKDAYS = [1, 2, 3, 4, 5];

/** Monday first, as people plan. */
export const WEEK_DAYS: readonly { weekDay: number; name: string }[] = [
  { weekDay: 1, name: 'Monday' },
  { weekDay: 2, name: 'Tuesday' },
  { weekDay: 3, name: 'Wednesday' },
  { weekDay: 4, name: 'Thursday' },
  { weekDay: 5, name: 'Friday' },
  { weekDay: 6, name: 'Saturday' },
  { weekDay: 0, name: 'Sunday' },
];

/** Nine to five from Monday to Friday. */
export function defaultWeek(): DayHours[] {
  return WEEK_DAYS.map(({ weekDay }) => ({ weekDay, enabled: WORKDAYS.includes(weekDay), blocks: [FIRST_BLOCK] }));
}

/** The week of a form from hours that are stored, which leave closed days out. */
export function weekOf(stored: readonly { weekDay: number; hours: readonly HoursBlock[] }[]): DayHours[] {
  return WEEK_DAYS.map(({ weekDay }) => {
    const hours = stored.find((day) => day.weekDay === weekDay)?.hours ?? [];
    const blocks = hours.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
    return { weekDay, enabled: blocks.length > 0, blocks: blocks.length > 0 ? blocks : [FIRST_BLOCK] };
  });
}

/** As the API takes it. */
export const availableTimesOf = (week: readonly DayHours[]): string => JSON.stringify(week);

/** What is wrong with the hours of a day, for people; undefined where nothing is. */
export function problemOfDay({ enabled, blocks }: DayHours): string | undefined {
  if (!enabled) return undefined;
  if (blocks.some(({ startsAt, endsAt }) => !startsAt || !endsAt)) return 'Please enter an opening and a closing time.';
  if (blocks.some(({ startsAt, endsAt }) => startsAt >= endsAt)) return 'Closing time has to be after opening time.';
  const inOrder = blocks.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const overlap = inOrder.some(({ startsAt }, index) => index > 0 && inOrder[index - 1]!.endsAt > startsAt);
  return overlap ? 'Hours of one day cannot overlap.' : undefined;
}

export const isWeek = (week: readonly DayHours[]): boolean => week.every((day) => !problemOfDay(day));
