import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { servicesLine, stateClass, stateWord, type DrawnAppointment } from './CalendarEvent.js';

export interface AgendaListProps {
  /** In order of time. */
  events: readonly DrawnAppointment[];
  /** `YYYY-MM-DD` */
  today: string;
  onOpen: (event: DrawnAppointment) => void;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: Date) => formatter.format(date).replaceAll('\u202f', ' ');
};
const dayName = format({ weekday: 'long', month: 'long', day: 'numeric' });
const time = format({ hour: 'numeric', minute: '2-digit' });

/** Appointments day by day, where a grid would be too small to read. */
export function AgendaList({ events, today, onOpen }: AgendaListProps) {
  if (events.length === 0) return <EmptyState icon="calendar" title="Nothing is booked here" />;
  const days = groupByDay(events);
  return (
    <chakra.div display="grid" gap="5">
      {[...days].map(([day, visits]) => (
        <chakra.section
          key={day}
          aria-labelledby={`day-${day}`}
          ref={day === today ? scrollHere : undefined}
          scrollMarginTop="6rem"
        >
          <chakra.h2 id={`day-${day}`} display="flex" gap="2" alignItems="baseline" mb="2" fontSize="lg">
            {dayName(new Date(`${day}T00:00:00Z`))}
            {day === today && (
              <chakra.span color="accent" fontWeight={620} fontSize="sm" fontFamily="text">
                Today
              </chakra.span>
            )}
          </chakra.h2>
          <chakra.ul display="grid" gap="2">
            {visits.map((event) => (
              <li key={event.appointment.id}>
                <Visit event={event} onOpen={onOpen} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.div>
  );
}

/** A list that has today in it begins there, as the grid begins at the present hour. */
function scrollHere(section: HTMLElement | null): void {
  section?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}

/** As CalendarEvent.module.css colours the state. */
const EVENT_TEXT = { color: 'var(--event-text)' } as const;

function Visit({ event, onOpen }: { event: DrawnAppointment; onOpen: (event: DrawnAppointment) => void }) {
  const { appointment, start, end } = event;
  return (
    <chakra.button
      type="button"
      className={stateClass(appointment.state)}
      display="grid"
      w="100%"
      py="2"
      px="3"
      rounded="sm"
      color="text"
      fontSize="sm"
      textAlign="left"
      css={{ background: 'var(--event-ground)', borderLeft: '4px solid var(--event-edge)' }}
      onClick={() => onOpen(event)}
    >
      <chakra.span fontVariantNumeric="tabular-nums" css={EVENT_TEXT}>
        {time(start)} – {time(end)}
      </chakra.span>
      <chakra.span fontWeight={620} fontSize="md">
        {appointment.clientName}
      </chakra.span>
      <chakra.span color="textSoft">{servicesLine(appointment)}</chakra.span>
      {appointment.state === 'approved' ? (
        <span className="visually-hidden">{stateWord(appointment.state)}</span>
      ) : (
        <chakra.span fontWeight={620} css={EVENT_TEXT}>
          {stateWord(appointment.state)}
        </chakra.span>
      )}
    </chakra.button>
  );
}

function groupByDay(events: readonly DrawnAppointment[]): Map<string, DrawnAppointment[]> {
  const days = new Map<string, DrawnAppointment[]>();
  for (const event of events) {
    const day = event.start.toISOString().slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}
