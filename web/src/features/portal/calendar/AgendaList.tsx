import { classNames } from '../../../ui/classNames.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { servicesLine, stateClass, stateWord, type DrawnAppointment } from './CalendarEvent.js';
import styles from './AgendaList.module.css';

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
    <div className={styles.days}>
      {[...days].map(([day, visits]) => (
        <section key={day} aria-labelledby={`day-${day}`} ref={day === today ? scrollHere : undefined}>
          <h2 id={`day-${day}`} className={styles.day}>
            {dayName(new Date(`${day}T00:00:00Z`))}
            {day === today && <span className={styles.today}>Today</span>}
          </h2>
          <ul className={styles.visits}>
            {visits.map((event) => (
              <li key={event.appointment.id}>
                <Visit event={event} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A list that has today in it begins there, as the grid begins at the present hour. */
function scrollHere(section: HTMLElement | null): void {
  section?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}

function Visit({ event, onOpen }: { event: DrawnAppointment; onOpen: (event: DrawnAppointment) => void }) {
  const { appointment, start, end } = event;
  return (
    <button
      type="button"
      className={classNames(styles.visit, stateClass(appointment.state))}
      onClick={() => onOpen(event)}
    >
      <span className={styles.time}>
        {time(start)} – {time(end)}
      </span>
      <span className={styles.who}>{appointment.clientName}</span>
      <span className={styles.what}>{servicesLine(appointment)}</span>
      <span className={appointment.state === 'approved' ? 'visually-hidden' : styles.word}>
        {stateWord(appointment.state)}
      </span>
    </button>
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
