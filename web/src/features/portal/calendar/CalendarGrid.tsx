import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { addDays, todayIn } from '@yarrow/time/wall-time';
import { DragContext } from './bigCalendar.js';
import type { DrawnEntry } from './calendarEntries.js';
import styles from './CalendarGrid.module.css';
import type { CalendarView, DayRange } from './calendarRange.js';
import { Dragging, type Dropped } from './drag/Dragging.js';
import { DrawnCalendar, type SelectedSlots } from './DrawnCalendar.js';
import { sameEntries } from './fetchedWindows.js';
import { keyedRange, type WallRange } from './move/movedTimes.js';
import { isMovable } from './move/useMovedEntry.js';
import { MARK_COUNT, openLocations, type NamedHours } from './openHours.js';
import { PlaceLegend } from './PlaceLegend.js';

export interface CalendarGridProps {
  view: CalendarView;
  /** `YYYY-MM-DD` */
  date: string;
  zone: string;
  firstWeekday: 0 | 1;
  /** The days that are shown. */
  days: DayRange;
  events: readonly DrawnEntry[];
  /** Whose hours are marked. */
  locations: readonly NamedHours[];
  /** Where the hours are scrolled to when they appear, a wall date; later the reader decides. */
  opensAt: Date;
  onOpen: (event: DrawnEntry) => void;
  onDay: (date: string) => void;
  /**
   * An empty time was clicked, or several were drawn over: wall times `YYYY-MM-DDTHH:mm`. Of a day of the month its date,
   * and of whole days their dates, the second being the one after the last.
   */
  onSlot: (start: string, end?: string) => void;
  /** Key of the entry that was moved by keyboard and is not confirmed yet. */
  keyed: string | undefined;
  /** Something was put elsewhere: by the mouse, or by keys, which may take it further. */
  onMove: (event: DrawnEntry, to: WallRange, by: 'keys' | 'mouse') => void;
  /** Whether what keys have moved is to stay there or to go back. */
  onKeyed: (answer: 'back' | 'stay') => void;
}

/** A day, a week or a month drawn in the practice's wall time: 15-minute slots, hourly labels, the present marked. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, date, days, zone, firstWeekday, events, locations, keyed } = props;
  const { onOpen, onMove, onKeyed, onDay, onSlot } = props;
  const today = todayIn(zone, Date.now());
  const shown = useShownEntries(events, view, days);
  const opensAt = useOpening(view, props.opensAt);
  const lanes = Math.min(openLocations(locations).length, MARK_COUNT);
  const frame = useRef<HTMLDivElement>(null);
  useReadableHours(frame, view);
  useKeyedFocus(frame, keyed, events);
  const press = (entry: DrawnEntry, event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const to = isMovable(entry) ? keyedRange(entry, event, view) : undefined;
    const opens = event.key === 'Enter' || event.key === ' ';
    const answers = keyed !== undefined && (event.key === 'Escape' || (opens && keyed === entry.key));
    if (!to && !opens && !answers) return;
    event.preventDefault();
    if (to) onMove(entry, to, 'keys');
    else if (answers) onKeyed(opens ? 'stay' : 'back');
    else onOpen(entry);
  };
  const drop = ({ event, start, end }: Dropped) => onMove(event, { start, end }, 'mouse');
  const select = ({ start, end, action, slots }: SelectedSlots) => {
    const lastDay = slots.at(-1) ?? start;
    // In a month a day is clicked; in the row above the hours, and where several are drawn over, whole days are meant.
    if (view === 'month' && slots.length === 1) onSlot(dateText(start));
    else if (areDays(slots)) onSlot(dateText(start), addDays(dateText(lastDay), 1));
    else onSlot(wallText(start), action === 'select' ? wallText(end) : undefined);
  };
  const on = useSteady({ open: onOpen, press, drop, select, day: (day: Date) => onDay(dateText(day)) });
  const [dragging, setDragging] = useState(false);
  const drag = useMemo(() => ({ draggable: new Dragging({ onDragging: setDragging, onDrop: on.drop }) }), [on]);
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-dragging={dragging || undefined}
      style={{ '--place-lanes': lanes > 1 ? lanes : 0 } as CSSProperties}
    >
      {lanes > 1 && view !== 'month' && <PlaceLegend locations={locations} />}
      <DragContext value={drag}>
        <DrawnCalendar {...{ view, date, today, zone, firstWeekday, locations, opensAt, on }} events={shown} />
      </DragContext>
    </div>
  );
}

/** Where a view was scrolled to when it appeared. */
function useOpening(view: CalendarView, opensAt: Date): Date {
  const [opening, setOpening] = useState({ view, opensAt });
  if (opening.view === view) return opening.opensAt;
  setOpening({ view, opensAt });
  return opensAt;
}

/** Those of the days that are drawn, the same list while they are the same. A month begins and ends with days of its neighbours. */
function useShownEntries(
  events: readonly DrawnEntry[],
  view: CalendarView,
  { from, to }: DayRange,
): readonly DrawnEntry[] {
  const margin = view === 'month' ? 6 : 0;
  const [first, last] = [Date.parse(addDays(from, -margin)), Date.parse(addDays(to, margin))];
  const found = events.filter(({ start, end }) => +start < last && (+end > first || +start >= first));
  const [kept, keep] = useState<readonly DrawnEntry[]>(found);
  if (sameEntries(kept, found)) return kept;
  keep(found);
  return found;
}

/** Functions that stay the same and do what the latest ones do. */
function useSteady<F extends Record<string, (...given: never[]) => void>>(latest: F): F {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [steady] = useState(() => {
    const names = Object.keys(latest);
    return Object.fromEntries(names.map((name) => [name, (...given: never[]) => current.current[name]?.(...given)]));
  });
  return steady as F;
}

/**
 * Keys scroll the hours too, where no appointment among them takes the focus, and the row of whole days above them is no row
 * of a table. The calendar has no properties for it.
 */
function useReadableHours(frame: RefObject<HTMLElement | null>, view: CalendarView): void {
  useEffect(() => {
    const wholeDays = frame.current?.querySelector('.rbc-allday-cell');
    wholeDays?.setAttribute('role', 'group');
    wholeDays?.setAttribute('aria-label', 'Whole days');
    wholeDays?.querySelector('[role=row]')?.setAttribute('role', 'presentation');
    const hours = frame.current?.querySelector<HTMLElement>('.rbc-time-content');
    if (!hours) return;
    hours.tabIndex = 0;
    hours.setAttribute('role', 'group');
    hours.setAttribute('aria-label', 'Hours');
  }, [frame, view]);
}

/** Focus goes with what keys move, also to the column of another day, and back with it. */
function useKeyedFocus(
  frame: RefObject<HTMLElement | null>,
  keyed: string | undefined,
  events: readonly DrawnEntry[],
): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const key = keyed ?? last.current;
    last.current = keyed;
    // Put back into another column it is another element, and the focus is nowhere.
    if (!key || (!keyed && document.activeElement !== document.body)) return;
    const content = frame.current?.querySelector(`[data-entry="${CSS.escape(key)}"]`);
    const entry = content?.closest<HTMLElement>('button, .rbc-event');
    if (entry && !entry.contains(document.activeElement)) entry.focus();
  }, [frame, keyed, events]);
}

const DAY_MS = 86_400_000;
const wallText = (wallDate: Date) => wallDate.toISOString().slice(0, 16);
const dateText = (wallDate: Date) => wallDate.toISOString().slice(0, 10);

/** Of hours even a click gives two slots: its own and the next. */
const areDays = ([first, second]: Date[]) => !first || !second || +second - +first >= DAY_MS;
