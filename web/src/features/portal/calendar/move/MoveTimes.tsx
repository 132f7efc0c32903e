import { formatDate, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { chakra } from '../../../../ui/chakra.js';

interface Range {
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
}

export interface MoveTimesProps {
  old: Range;
  next: Range;
  /** IANA, of the practice. */
  zone: string;
  /** Whole days of the zone. */
  allDay?: boolean;
  /** Second time zone to show, and whose it is: "for the client". */
  other: { zone: string; whose: string };
}

/** When it is and when it would be, on the clocks of the practice and, where they differ, on others. */
export function MoveTimes({ old, next, zone, allDay = false, other }: MoveTimesProps) {
  const texts = [old, next].map((range) => ({
    own: textOf(range, zone, allDay),
    others: textOf(range, other.zone, allDay),
  }));
  const differs = texts.some(({ own, others }) => own.join() !== others.join());
  return (
    <chakra.dl display="grid" gap="4">
      {texts.map(({ own: [date, time], others: [otherDate, otherTime] }, index) => (
        <chakra.div key={NAMES[index]} display="grid" gap="1" gridTemplateColumns={{ base: '1fr', tablet: '6rem 1fr' }}>
          <chakra.dt color="textSoft" fontSize="sm">
            {NAMES[index]}
          </chakra.dt>
          <chakra.dd display="grid" fontWeight={index === 1 ? 620 : 400} fontVariantNumeric="tabular-nums">
            <span>{date}</span>
            <span>{time}</span>
            {differs && (
              <chakra.span color="textSoft" fontWeight={400} fontSize="sm">
                {otherDate === date ? '' : `${otherDate}, `}
                {otherTime} {other.whose}
              </chakra.span>
            )}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

const NAMES = ['Now', 'New time'];

function textOf({ startsAt, endsAt }: Range, zone: string, allDay: boolean): [date: string, time: string] {
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  if (!allDay) return [formatDate(from, zone), formatTimeRange(from, to, zone)];
  // The end is the first instant after the last day.
  const [first, last] = [formatDate(from, zone), formatDate(to - 1, zone)];
  return [first === last ? first : `${first} – ${last}`, 'All day'];
}
