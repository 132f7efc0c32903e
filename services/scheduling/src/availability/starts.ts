import { type SlotRules, listSlots } from '@yarrow/time/slots';
import { todayIn } from '@yarrow/time/wall-time';
import type { BusyRanges } from '../occupancies/occupancies.repository.js';

const SEARCH_MS = 31 * 86_400_000;

/** Starts between two instants, epoch milliseconds. */
export function startsWithin(rules: SlotRules, busy: BusyRanges, from: number, to: number, now: number): number[] {
  const window = { from: todayIn(rules.timeZone, from), to: todayIn(rules.timeZone, to - 1) };
  return listSlots(rules, busy, window, now).filter((start) => start >= from && start < to);
}

/** The first of them, looked for a month at a time. */
export function firstStart(
  rules: SlotRules,
  busy: BusyRanges,
  from: number,
  to: number,
  now: number,
): number | undefined {
  for (let since = from; since < to; since += SEARCH_MS) {
    const [first] = startsWithin(rules, busy, since, Math.min(since + SEARCH_MS, to), now);
    if (first !== undefined) return first;
  }
  return undefined;
}
