import type { HoursException, Practice, WeekdayHours } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { type BusyRanges, type SlotRules, isBookable } from '@yarrow/time/slots';
import type { HoursExceptions, WeeklyHours } from '@yarrow/time/weekly-hours';
import type { Offer } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';

const MINUTE_MS = 60_000;
const DEFAULT_INCREMENT_MINUTES = 30;

/** Furthest day ahead that can be booked. */
export const HORIZON_DAYS = 365;

/** The rules that both list the starts of an offer and decide whether one may be booked. */
export function slotRules({ practice }: PracticeCatalog, { location, services, durationMinutes }: Offer): SlotRules {
  return slotRulesOf(practice, {
    ...hoursOf(location),
    serviceHours: services.map((one) => one.hours),
    durationMinutes,
  });
}

/** When a location is open. */
export interface LocationHours {
  readonly timeZone: string;
  readonly hours: readonly WeekdayHours[];
  /** Dates with other hours than their weekday. */
  readonly hoursExceptions: readonly HoursException[];
}

export function hoursOf({ timeZone, hours, hoursExceptions }: LocationHours): LocationHours {
  return { timeZone, hours, hoursExceptions };
}

/** Place, hours and duration of a visit. */
export interface VisitShape extends LocationHours {
  /** Of each service; none means the location's. */
  readonly serviceHours: readonly (readonly WeekdayHours[])[];
  readonly durationMinutes: number;
}

/** The same for a visit that is booked already. */
export function slotRulesOf(
  practice: Practice,
  { timeZone, hours, hoursExceptions, serviceHours, durationMinutes }: VisitShape,
): SlotRules {
  return {
    timeZone,
    hours: weeklyHours(hours),
    exceptions: exceptionsByDate(hoursExceptions),
    serviceHours: serviceHours.filter((own) => own.length > 0).map(weeklyHours),
    durationMinutes,
    bufferMinutes: practice.booking?.bufferMinutes ?? 0,
    leadMinutes: practice.booking?.leadTimeMinutes ?? 0,
    incrementMinutes: practice.booking?.startTimeIncrementMinutes || DEFAULT_INCREMENT_MINUTES,
    horizonDays: HORIZON_DAYS,
  };
}

/**
 * Refuses a start that the list of slots does not have, and says why.
 * @throws DomainError `too_soon`, `slot_taken`, `outside_hours`
 */
export function requireBookable(rules: SlotRules, busy: BusyRanges, startMs: number, nowMs: number): void {
  if (isBookable(rules, busy, startMs, nowMs)) return;
  if (startMs < nowMs + rules.leadMinutes * MINUTE_MS) {
    throw new DomainError('too_soon', 'This time is too soon to be booked. Please choose a later one.', 'startsAt');
  }
  if (isBookable(rules, [], startMs, nowMs)) throw slotTaken();
  throw new DomainError(
    'outside_hours',
    'This time cannot be booked. Please choose one of the offered times.',
    'startsAt',
  );
}

export function slotTaken(): DomainError {
  return new DomainError('slot_taken', 'This time was just taken. Please choose another one.', 'startsAt');
}

function exceptionsByDate(exceptions: readonly HoursException[]): HoursExceptions {
  return new Map(exceptions.map(({ date, blocks }) => [date, blocks]));
}

/** Seven lists, Sunday first, of blocks that may come in any order and name a weekday twice. */
function weeklyHours(hours: readonly WeekdayHours[]): WeeklyHours {
  const week: { startsAt: string; endsAt: string }[][] = Array.from({ length: 7 }, () => []);
  for (const { weekday, blocks } of hours) {
    week[weekday]?.push(...blocks.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })));
  }
  return week;
}
