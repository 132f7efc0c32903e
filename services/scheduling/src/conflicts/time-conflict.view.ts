import { deterministicId } from '@yarrow/kit/ids';
import { formatDayAndMonth, formatTimeRange } from '@yarrow/time/format';
import type { TimeConflict as TimeConflictContract } from '../generated/graphql.js';
import type { ConflictType, TimeConflict } from './conflicts.repository.js';

const NAMELESS: Record<ConflictType, string> = {
  appointment: 'Appointment',
  bookable_event: 'Group event',
  personal_event: 'Personal event',
  hold: 'Somebody who is booking at this moment',
  external: 'Busy in another calendar',
};

/** Conflicts as the contract shows them, in a zone. */
export function conflictViews(conflicts: readonly TimeConflict[], timeZone: string): TimeConflictContract[] {
  return conflicts.map(({ id, type, name, startsAt, endsAt }) => {
    const [from, to] = [startsAt.getTime(), endsAt.getTime()];
    const timeRange = `${formatDayAndMonth(from, timeZone)}, ${formatTimeRange(from, to, timeZone)}`;
    // The id of a hold opens it: the practice gets another one.
    const shownId = type === 'hold' ? deterministicId(id, 'conflict') : id;
    return { id: shownId, type, name: name || NAMELESS[type], timeRange };
  });
}
