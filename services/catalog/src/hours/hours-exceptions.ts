import { invalid } from '@yarrow/kit/domain-error';
import { addDays, isDate } from '@yarrow/time/wall-time';
import { type HoursBlock, isClock, sortedBlocks } from './weekly-hours.js';

/** Hours of one date, in the place of those of its weekday. */
export interface HoursException {
  /** `YYYY-MM-DD` in the zone of the location. */
  date: string;
  /** None: closed. */
  blocks: HoursBlock[];
}

/** To come, of one location. */
const MAX_EXCEPTIONS = 366;
const MAX_BLOCKS = 12;
/** How long past ones are kept, for the calendar of the days gone by. */
const KEPT_DAYS = 366;

interface ExceptionForm {
  date: string;
  hours: readonly HoursBlock[];
}

/**
 * The exceptions that a form holds from today on, in order, behind those of the past as they are stored: what was is not
 * changed afterwards.
 * @param today `YYYY-MM-DD` in the zone of the location
 * @throws DomainError `invalid_hours_exceptions`
 */
export function parseExceptions(
  form: readonly ExceptionForm[],
  stored: readonly HoursException[],
  today: string,
): HoursException[] {
  const coming = form.filter(({ date }) => !isDate(date) || date >= today).map(parseException);
  if (coming.length > MAX_EXCEPTIONS) throw wrong(`A location can have at most ${MAX_EXCEPTIONS} dates to come.`);
  if (new Set(coming.map(({ date }) => date)).size < coming.length) throw wrong('A date is there twice.');
  const past = stored.filter(({ date }) => date < today && date >= addDays(today, -KEPT_DAYS));
  return [...past, ...coming].sort((one, other) => one.date.localeCompare(other.date));
}

function parseException({ date, hours }: ExceptionForm): HoursException {
  if (!isDate(date)) throw wrong('Please choose a date.');
  const isTimes = hours.every(({ startsAt, endsAt }) => isClock(startsAt) && (isClock(endsAt) || endsAt === '24:00'));
  if (!isTimes || hours.length > MAX_BLOCKS) throw wrong('Please enter the hours as opening and closing times.');
  return { date, blocks: sortedBlocks(hours, wrong) };
}

const wrong = (message: string) => invalid('hoursExceptions', message);
