import { addDays } from '@yarrow/time/wall-time';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { DrawnEntry } from './calendarEntries.js';
import type { DayRange } from './calendarRange.js';

export interface AgendaListProps {
  /** In order of time. */
  events: readonly DrawnEntry[];
  /** The days that are listed. */
  days: DayRange;
  /** `YYYY-MM-DD` */
  today: string;
  onOpen: (event: DrawnEntry) => void;
  /** The entries have not come yet, or did not come: whether the days are free is not known. */
  unknown: 'failed' | 'loading' | undefined;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: Date) => formatter.format(date).replaceAll('\u202f', ' ');
};
const dayName = format({ weekday: 'long', month: 'long', day: 'numeric' });
const time = format({ hour: 'numeric', minute: '2-digit' });

/** The calendar day by day, where a grid would be too small to read. */
export function AgendaList({ events, days, today, onOpen, unknown }: AgendaListProps) {
  const filled = daysWith(events, days);
  if (filled.length === 0 && unknown) return unknown === 'loading' && <Waiting />;
  if (filled.length === 0) return <EmptyState icon="calendar" title="Nothing is booked here" />;
  return (
    <chakra.div display="grid" gap="5">
      {filled.map(({ day, entries }) => (
        <chakra.section
          key={day}
          aria-labelledby={`day-${day}`}
          ref={day === today ? scrollHere : undefined}
          scrollMarginTop="6rem"
        >
          <chakra.h2 id={`day-${day}`} display="flex" gap="2" alignItems="baseline" mb="2" fontSize="lg">
            {dayName(startOf(day))}
            {day === today && (
              <chakra.span color="accent" fontWeight={620} fontSize="sm" fontFamily="text">
                Today
              </chakra.span>
            )}
          </chakra.h2>
          <chakra.ul display="grid" gap="2">
            {entries.map((event) => (
              <li key={event.key}>
                <Entry event={event} day={day} onOpen={onOpen} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.div>
  );
}

function Waiting() {
  return (
    <chakra.div display="grid" gap="2" aria-busy="true" aria-label="Loading">
      <Skeleton />
      {['first', 'second', 'third'].map((entry) => (
        <Skeleton key={entry} shape="card" />
      ))}
    </chakra.div>
  );
}

/** A list that has today in it begins there, as the grid begins at the present hour. */
function scrollHere(section: HTMLElement | null): void {
  section?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}

/** As CalendarEvent.module.css colours the kind and the state. */
const EVENT_TEXT = { color: 'var(--event-text)' } as const;

interface EntryProps {
  event: DrawnEntry;
  /** `YYYY-MM-DD` */
  day: string;
  onOpen: (event: DrawnEntry) => void;
}

function Entry({ event, day, onOpen }: EntryProps) {
  const { title, detail, word, usual, icon, className } = event;
  return (
    <chakra.button
      type="button"
      className={className}
      display="grid"
      w="100%"
      py="2"
      px="3"
      rounded="sm"
      color="text"
      fontSize="sm"
      textAlign="left"
      css={{
        background: 'var(--event-ground)',
        border: 'var(--event-frame)',
        borderLeft: '4px var(--event-edge-style) var(--event-edge)',
      }}
      onClick={() => onOpen(event)}
    >
      <chakra.span fontVariantNumeric="tabular-nums" css={EVENT_TEXT}>
        {timesOn(day, event)}
      </chakra.span>
      <chakra.span display="flex" gap="2" alignItems="center" fontWeight={620} fontSize="md">
        {icon && <Icon name={icon} size={16} />}
        <chakra.span css={{ textDecoration: 'var(--event-strike)' }}>{title}</chakra.span>
      </chakra.span>
      {detail && <chakra.span color="textSoft">{detail}</chakra.span>}
      {usual ? (
        <span className="visually-hidden">{word}</span>
      ) : (
        <chakra.span fontWeight={620} css={EVENT_TEXT}>
          {word}
        </chakra.span>
      )}
    </chakra.button>
  );
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** What is longer than a day says on each of its days how much of that it takes. */
function timesOn(day: string, { start, end, allDay }: DrawnEntry): string {
  const [opens, closes] = [startOf(day), startOf(addDays(day, 1))];
  if (allDay || (start <= opens && end >= closes)) return 'All day';
  if (start < opens) return `Until ${time(end)}`;
  return end > closes ? `From ${time(start)}` : `${time(start)} – ${time(end)}`;
}

/** The days on which something is, with all that touches them: whole days first. */
function daysWith(events: readonly DrawnEntry[], { from, to }: DayRange): { day: string; entries: DrawnEntry[] }[] {
  const days: { day: string; entries: DrawnEntry[] }[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) {
    const [opens, closes] = [startOf(day), startOf(addDays(day, 1))];
    const entries = events.filter(({ start, end }) => start < closes && end > opens);
    entries.sort((one, other) => Number(other.allDay) - Number(one.allDay));
    if (entries.length > 0) days.push({ day, entries });
  }
  return days;
}
