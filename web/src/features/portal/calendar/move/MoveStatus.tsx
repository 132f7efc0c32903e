import { formatDayAndMonth, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { chakra } from '../../../../ui/chakra.js';
import type { CalendarMove } from './useMovedEntry.js';

/** It is there before it says something, so that it is heard. */
const WITHOUT_GAP = { '&:empty': { position: 'absolute' } };

interface MoveStatusProps {
  /** A move by keyboard that is not confirmed yet. */
  move: CalendarMove | undefined;
  zone: string;
}

/** Says where keys have taken something, and how to go on. */
export function MoveStatus({ move, zone }: MoveStatusProps) {
  return (
    <chakra.div role="status" fontSize="sm" css={WITHOUT_GAP}>
      {move && (
        <chakra.p py="2" px="4" rounded="md" bg="infoQuiet" color="info">
          <strong>{move.title}</strong>: {textOf(move, zone)}. Press Enter to reschedule, or Escape to put it back.
        </chakra.p>
      )}
    </chakra.div>
  );
}

function textOf({ subject, startsAt, endsAt }: CalendarMove, zone: string): string {
  if (subject.kind !== 'appointment' && subject.event.allDay) {
    return `${formatDayAndMonth(parseOffsetDateTime(startsAt), subject.event.timeZone)}, all day`;
  }
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  return `${formatDayAndMonth(from, zone)}, ${formatTimeRange(from, to, zone)}`;
}
