import { memo, useMemo, type ReactNode } from 'react';
import type { CalendarProps } from 'react-big-calendar';
import { zoneOffset } from '@yarrow/time/format';
import { Calendar, DragWeek } from './bigCalendar.js';
import type { DrawnEntry } from './calendarEntries.js';
import { LineEvent } from './CalendarEvent.js';
import styles from './CalendarGrid.module.css';
import type { CalendarView } from './calendarRange.js';
import { DayColumn, OpenHours } from './DayColumn.js';
import { DragColumn } from './drag/DragColumn.js';
import { EventHandle } from './drag/EventHandle.js';
import { hoursBlocks, type NamedHours } from './openHours.js';
import { toWallDate } from './wallDates.js';
import { createWallLocalizer } from './wallLocalizer.js';

type BigCalendarProps = CalendarProps<DrawnEntry>;
export type SelectedSlots = Parameters<NonNullable<BigCalendarProps['onSelectSlot']>>[0];

export interface DrawnCalendarProps {
  view: CalendarView;
  /** `YYYY-MM-DD` */
  date: string;
  /** `YYYY-MM-DD`: a change redraws the days. */
  today: string;
  zone: string;
  firstWeekday: 0 | 1;
  events: readonly DrawnEntry[];
  /** Whose hours are marked. */
  locations: readonly NamedHours[];
  /** Where the hours are scrolled to, a wall date. */
  opensAt: Date;
  /** What is done with it: always the same functions. */
  on: {
    open: (entry: DrawnEntry) => void;
    press: (entry: DrawnEntry, event: Event) => void;
    select: (slots: SelectedSlots) => void;
    day: (day: Date) => void;
  };
}

/** Hundreds of parts: rendered again only if their content changes, not on every change of the page. */
export const DrawnCalendar = memo(function DrawnCalendar(props: DrawnCalendarProps) {
  const { view, date, zone, firstWeekday, events, locations, opensAt, on } = props;
  const localizer = useMemo(() => createWallLocalizer(firstWeekday), [firstWeekday]);
  const components = useMemo(() => componentsIn(zone), [zone]);
  const hours = useMemo(() => hoursBlocks(zone, locations), [zone, locations]);
  return (
    <OpenHours value={hours}>
      <Calendar<DrawnEntry>
        className={styles.grid}
        localizer={localizer}
        components={components}
        events={events as DrawnEntry[]}
        view={view}
        views={VIEWS}
        date={new Date(`${date}T00:00:00Z`)}
        getNow={() => toWallDate(Date.now(), zone)}
        scrollToTime={opensAt}
        step={15}
        timeslots={4}
        toolbar={false}
        showMultiDayTimes
        dayLayoutAlgorithm="no-overlap"
        messages={MESSAGES}
        {...KEYED}
        titleAccessor={({ title }) => title}
        tooltipAccessor={({ title, detail, word }) => `${[title, detail].filter(Boolean).join(', ')} (${word})`}
        eventPropGetter={({ className }) => ({ className })}
        // The flyout shows which entry is open.
        selected={null}
        onSelectEvent={on.open}
        onKeyPressEvent={(event, pressed) => on.press(event, pressed.nativeEvent)}
        // Entries are taken by EventHandle.
        selectable="ignoreEvents"
        onSelectSlot={on.select}
        onDrillDown={on.day}
        // The address decides what is shown; the toolbar and the links of the grid write it.
        onNavigate={ignore}
        onView={ignore}
      />
    </OpenHours>
  );
});

const VIEWS: NonNullable<BigCalendarProps['views']> = ['day', 'week', 'month'];
const MESSAGES: NonNullable<BigCalendarProps['messages']> = { showMore: (count) => `+${count} more` };
/** Keeps an entry's element, and the focus, where others come before it. The published types do not know the property. */
const KEYED = { eventIdAccessor: 'key' };
const ignore = () => undefined;

function componentsIn(zone: string): NonNullable<BigCalendarProps['components']> {
  return {
    ...{ day: HOUR_PARTS, week: HOUR_PARTS, month: MONTH_PARTS },
    timeGutterHeader: () => <span className={styles.zone}>{zoneOffset(Date.now(), zone)}</span>,
  };
}

/** The calendar's own header claims to be a column header, which it is in the month's table only. */
function DayName({ label }: { label: string }) {
  return label;
}

/** The published types do not know these wrappers. */
const HOUR_PARTS = {
  header: DayName,
  event: LineEvent,
  eventWrapper: EventHandle,
  eventContainerWrapper: DragColumn,
  dayColumnWrapper: DayColumn,
  // The hour labels are the same for all days.
  timeGutterWrapper: memo(
    ({ children }: { children: ReactNode }) => children,
    () => true,
  ),
};

/** The month is a table: what stands in a row has to be a cell of it. */
const MONTH_PARTS = {
  event: LineEvent,
  eventWrapper: EventHandle,
  weekWrapper: ({ children, ...week }: { children: ReactNode }) => (
    <div role="cell">
      <DragWeek {...week}>{children}</DragWeek>
    </div>
  ),
};
