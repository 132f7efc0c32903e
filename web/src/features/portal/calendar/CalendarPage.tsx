import { addDays, parseOffsetDateTime, todayIn } from '@yarrow/time/wall-time';
import { lazy, Suspense, useMemo } from 'react';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { nextFullHour, slotTime } from '../appointment-form/visitTime.js';
import type { ChosenTime } from '../event-form/eventSpan.js';
import { useOwnPractice } from '../practice/useOwnPractice.js';
import { AgendaList } from './AgendaList.js';
import { CalendarGrid } from './CalendarGrid.js';
import { daysOf, fetchedDays, instantsOf, step, titleOf, type CalendarView } from './calendarRange.js';
import { CalendarToolbar } from './CalendarToolbar.js';
import type { WallRange } from './move/movedTimes.js';
import { MoveStatus } from './move/MoveStatus.js';
import { startOf, useMovedEntry } from './move/useMovedEntry.js';
import type { DrawnEntry } from './calendarEntries.js';
import type { NamedHours } from './openHours.js';
import { useCalendarAddress } from './useCalendarAddress.js';
import { useCalendarShortcuts } from './useCalendarShortcuts.js';
import { useCalendarEntries } from './useCalendarEntries.js';
import { useCalendarTask } from './useCalendarTask.js';
import { openingTime } from './workingHours.js';

const CalendarFlyouts = lazy(async () => {
  const { CalendarFlyouts: Flyouts } = await import('./CalendarFlyouts.js');
  return { default: Flyouts };
});
const MoveDialog = lazy(async () => {
  const { MoveDialog: Question } = await import('./move/MoveDialog.js');
  return { default: Question };
});

/** Less than that of the frame, which names its pages by their element. */
const PADDING = {
  '&&': { px: { base: '4', tablet: '5' }, pt: '4', pb: { base: '4', tablet: '5' } },
} as const;

/** /portal/calendar: what the practice and its practitioner have ahead by day, week and month, in the practice's zone. */
export function CalendarPage() {
  usePageTitle('Calendar');
  const { practice, firstWeekday, error, refetch } = useOwnPractice();
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      display="flex"
      flexDirection="column"
      gap="4"
      h={{ tablet: 'calc(100dvh - var(--header-height))' }}
      minH={{ base: 'calc(100dvh - var(--header-height))', tablet: '34rem' }}
      css={PADDING}
    >
      {error && !practice && <ErrorState onRetry={() => refetch()} />}
      {!error && !practice && <Skeleton shape="card" />}
      {practice && (
        <PracticeCalendar
          zone={practice.timeZone}
          firstWeekday={firstWeekday}
          locations={practice.locations}
          groupEvents={practice.bookableEventsEnabled}
        />
      )}
    </chakra.main>
  );
}

interface PracticeCalendarProps {
  zone: string;
  firstWeekday: 0 | 1;
  locations: readonly NamedHours[];
  /** The practice holds group events. */
  groupEvents: boolean;
}

function PracticeCalendar({ zone, firstWeekday, locations, groupEvents }: PracticeCalendarProps) {
  const today = todayIn(zone, Date.now());
  const { view, date, phone, show } = useCalendarAddress(today);
  const fetched = useCalendarEntries(useRange(view, date, firstWeekday, zone), zone);
  const { entries, error, loading, refetch } = fetched;
  const tasks = useCalendarTask();
  const days = daysOf(view, date, firstWeekday);
  const showDayOf = (startsAt: string) => {
    const day = todayIn(zone, parseOffsetDateTime(startsAt));
    if (day < days.from || day >= days.to) show({ date: day }, { replace: true });
  };
  const moving = useMoving(fetched, zone, showDayOf);
  const { drawn, moved } = moving;
  const open = (entry: DrawnEntry) => {
    moving.putBack();
    tasks.open(entry);
  };
  const createAt = (start: string, end: string | undefined) => {
    const time = timeOfSlot(start, end, zone);
    tasks.create(time.lastDay ? 'personal' : 'client', time);
  };
  const toolbar = {
    onToday: () => show({ date: today }),
    onStep: (units: -1 | 1) => show({ date: step(view, date, units) }),
    onView: (next: CalendarView) => show({ view: next }),
    onCreate: () => tasks.create('client'),
  };
  useCalendarShortcuts(toolbar);
  return (
    <>
      <CalendarToolbar view={view} title={titleOf(view, date, firstWeekday)} loading={loading} {...toolbar} />
      {error && <LoadProblem onRetry={() => void refetch()} />}
      <MoveStatus move={moved?.asked === false ? moved : undefined} zone={zone} />
      {phone && view !== 'day' ? (
        <AgendaList
          events={entries}
          {...{ days, today }}
          unknown={loading ? 'loading' : error && 'failed'}
          onOpen={open}
        />
      ) : (
        <CalendarGrid
          {...{ view, date, days, zone, firstWeekday, locations }}
          events={drawn}
          keyed={moved && !moved.asked ? moved.key : undefined}
          opensAt={openingTime({ days, today, zone, locations, nowMs: Date.now() })}
          onOpen={open}
          onDay={(day) => show({ view: 'day', date: day })}
          onSlot={createAt}
          onMove={moving.put}
          onKeyed={(answer) => (answer === 'stay' ? moving.ask() : moving.goBack())}
        />
      )}
      <Overlays {...{ moving, tasks, fetched, zone, groupEvents }} onFound={showDayOf} />
    </>
  );
}

/** The fetched instants. The same object until they change. */
function useRange(view: CalendarView, date: string, firstWeekday: 0 | 1, zone: string) {
  const { from, to } = useMemo(
    () => instantsOf(fetchedDays(view, date, firstWeekday), zone),
    [view, date, firstWeekday, zone],
  );
  return useMemo(() => ({ from, to }), [from, to]);
}

/** The entry that is rescheduled, and where the calendar draws it meanwhile. @param showDayOf shows the day of a start */
function useMoving(
  { entries, refetch }: ReturnType<typeof useCalendarEntries>,
  zone: string,
  showDayOf: (startsAt: string) => void,
) {
  const { drawn, moved, move, ask, putBack } = useMovedEntry(entries, zone);
  const put = (entry: DrawnEntry, to: WallRange, by: 'keys' | 'mouse') => {
    const startsAt = move(entry, to, by === 'mouse');
    if (startsAt) showDayOf(startsAt);
  };
  // Keys may have taken it past the days that were shown.
  const goBack = () => {
    if (moved) showDayOf(startOf(moved.subject));
    putBack();
  };
  // What was rescheduled stays where it was put until the calendar says so.
  const settle = (rescheduled: boolean) => {
    if (rescheduled) void refetch().then(putBack, putBack);
    else goBack();
  };
  return { drawn, moved, put, ask, putBack, goBack, settle };
}

interface OverlaysProps extends Pick<PracticeCalendarProps, 'zone' | 'groupEvents'> {
  moving: ReturnType<typeof useMoving>;
  tasks: ReturnType<typeof useCalendarTask>;
  fetched: ReturnType<typeof useCalendarEntries>;
  onFound: (startsAt: string) => void;
}

/** What opens over the calendar. */
function Overlays({ moving, tasks, fetched, zone, groupEvents, onFound }: OverlaysProps) {
  const { entries, error, loading, refetch } = fetched;
  return (
    <>
      {moving.moved?.asked && (
        <Suspense>
          <MoveDialog move={moving.moved} zone={zone} onClose={moving.settle} />
        </Suspense>
      )}
      {tasks.task && (
        <Suspense>
          <CalendarFlyouts
            {...{ tasks, zone, groupEvents, entries, loading, onFound }}
            task={tasks.task}
            failed={error !== undefined}
            onRetry={() => void refetch()}
          />
        </Suspense>
      )}
    </>
  );
}

function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      py="2"
      px="4"
      rounded="md"
      bg="dangerQuiet"
      color="danger"
      fontSize="sm"
    >
      <p>We couldn't load the latest appointments.</p>
      <Button size="sm" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </chakra.div>
  );
}

/** What was clicked, or drawn over. A day of the month begins with the hour that would be next. */
function timeOfSlot(start: string, end: string | undefined, zone: string): ChosenTime {
  if (start.includes('T')) return slotTime({ start, end });
  const time = { ...nextFullHour(zone, Date.now()), date: start };
  return end ? { ...time, lastDay: addDays(end, -1) } : time;
}
