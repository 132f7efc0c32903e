import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import { zoneLabel } from '@yarrow/time/format';
import type { CalendarView } from './calendarRange.js';
import { MonthEvent, TimedEvent, servicesLine, stateClass, stateWord, type DrawnAppointment } from './CalendarEvent.js';
import styles from './CalendarGrid.module.css';
import { toWallDate } from './wallDates.js';
import { createWallLocalizer } from './wallLocalizer.js';

export interface CalendarGridProps {
  view: CalendarView;
  /** `YYYY-MM-DD` */
  date: string;
  zone: string;
  firstWeekday: 0 | 1;
  events: readonly DrawnAppointment[];
  /** Where the hours are scrolled to when they appear, a wall date; later the reader decides. */
  opensAt: Date;
  onOpen: (event: DrawnAppointment) => void;
  onDay: (date: string) => void;
}

type GridProps = CalendarProps<DrawnAppointment>;

/** A day, a week or a month drawn in the practice's wall time: 15-minute slots, hourly labels, the present marked. */
export function CalendarGrid({ view, date, zone, firstWeekday, events, opensAt, onOpen, onDay }: CalendarGridProps) {
  const localizer = useMemo(() => createWallLocalizer(firstWeekday), [firstWeekday]);
  const now = () => toWallDate(Date.now(), zone);
  const components = useMemo(() => componentsIn(zone), [zone]);
  const frame = useRef<HTMLDivElement>(null);
  useScrollableHours(frame, view);
  return (
    <div ref={frame} className={styles.frame}>
      <Calendar<DrawnAppointment>
        className={styles.grid}
        localizer={localizer}
        components={components}
        events={events as DrawnAppointment[]}
        view={view}
        views={VIEWS}
        date={new Date(`${date}T00:00:00Z`)}
        getNow={now}
        scrollToTime={opensAt}
        step={15}
        timeslots={4}
        toolbar={false}
        showMultiDayTimes
        dayLayoutAlgorithm="no-overlap"
        messages={MESSAGES}
        titleAccessor={({ appointment }) => appointment.clientName}
        tooltipAccessor={({ appointment }) =>
          `${appointment.clientName}, ${servicesLine(appointment)} (${stateWord(appointment.state)})`
        }
        eventPropGetter={({ appointment }) => ({ className: stateClass(appointment.state) })}
        onSelectEvent={onOpen}
        onKeyPressEvent={(event, pressed) => opensWith(pressed.nativeEvent) && onOpen(event)}
        onDrillDown={(day) => onDay(day.toISOString().slice(0, 10))}
        // The address decides what is shown; the toolbar and the links of the grid write it.
        onNavigate={ignore}
        onView={ignore}
      />
    </div>
  );
}

/** Keys scroll the hours too, where no appointment among them takes the focus. The calendar has no property for it. */
function useScrollableHours(frame: RefObject<HTMLElement | null>, view: CalendarView): void {
  useEffect(() => {
    const hours = frame.current?.querySelector<HTMLElement>('.rbc-time-content');
    if (!hours) return;
    hours.tabIndex = 0;
    hours.setAttribute('role', 'group');
    hours.setAttribute('aria-label', 'Hours');
  }, [frame, view]);
}

const VIEWS: NonNullable<GridProps['views']> = ['day', 'week', 'month'];
const MESSAGES: NonNullable<GridProps['messages']> = { showMore: (count) => `+${count} more` };
const ignore = () => undefined;

function componentsIn(zone: string): NonNullable<GridProps['components']> {
  return {
    day: { event: TimedEvent, header: DayName },
    week: { event: TimedEvent, header: DayName },
    month: MONTH_PARTS,
    timeGutterHeader: () => <span className={styles.zone}>{zoneLabel(Date.now(), zone)}</span>,
  };
}

/** The calendar's own header claims to be a column header, which it is in the month's table only. */
function DayName({ label }: { label: string }) {
  return label;
}

/** The month is a table: what stands in a row has to be a cell of it. The published types do not know this wrapper. */
const MONTH_PARTS = {
  event: MonthEvent,
  weekWrapper: ({ children }: { children: ReactNode }) => <div role="cell">{children}</div>,
};

function opensWith(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return false;
  event.preventDefault();
  return true;
}
