import { type BusyTime, CalendarReadError } from '../calendar-adapter.js';
import { expandSeries, type Window } from './expand-series.js';
import { type FeedEvent, readEvent } from './feed-event.js';
import { FeedZones } from './feed-zones.js';
import { scanFeed } from './scan-feed.js';
import { WorkBudget } from './work-budget.js';

const BUDGET_MS = 2_000;
const SLICE = 50;
const MAX_TIMES = 5_000;

/**
 * Returns the busy times of a feed. Each stretch is there once, soonest first.
 * @throws CalendarReadError; a feed of which one event makes no sense is not read, so that no busy time is missed
 */
export async function readFeed(
  text: string,
  { timeZone, from, to }: Window & { timeZone: string },
): Promise<{ name: string; busy: BusyTime[] }> {
  const budget = new WorkBudget(BUDGET_MS);
  const feed = await budget.run(() => scanFeed(text));
  try {
    const zones = await budget.run(() => new FeedZones(feed.zones, feed.timeZone, timeZone));
    const series = new Map<string, FeedEvent[]>();
    for (const lines of slicesOf(feed.events)) {
      await budget.run(() => lines.forEach((event, index) => keep(series, readEvent(event, zones), index)));
    }
    const busy = new Map<string, BusyTime>();
    for (const slice of slicesOf([...series.values()])) {
      for (const time of await budget.run(() => slice.flatMap((events) => expandSeries(events, { from, to })))) {
        busy.set(`${time.startsAt}-${time.endsAt}`, time);
      }
      if (busy.size > MAX_TIMES) throw new CalendarReadError('too_large');
    }
    const sorted = [...busy.values()].sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt);
    return { name: feed.name, busy: sorted };
  } catch (error) {
    // The library throws errors of many kinds at values that are none.
    throw error instanceof CalendarReadError ? error : new CalendarReadError('no_calendar');
  }
}

/** An event without a uid stands alone. */
function keep(series: Map<string, FeedEvent[]>, event: FeedEvent | undefined, index: number): void {
  if (!event) return;
  const key = event.uid || `:${series.size}:${index}`;
  const known = series.get(key);
  if (known) known.push(event);
  else series.set(key, [event]);
}

function* slicesOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let index = 0; index < list.length; index += SLICE) yield list.slice(index, index + SLICE);
}
