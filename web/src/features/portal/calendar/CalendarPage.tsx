import { parseOffsetDateTime, todayIn } from '@yarrow/time/wall-time';
import { useMemo } from 'react';
import { usePageTitle } from '../../../app/usePageTitle.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { AppointmentFlyout } from '../appointments/AppointmentFlyout.js';
import { useOwnPractice } from '../useOwnPractice.js';
import { AgendaList } from './AgendaList.js';
import type { DrawnAppointment } from './CalendarEvent.js';
import { CalendarGrid } from './CalendarGrid.js';
import { daysOf, fetchedDays, instantsOf, step, titleOf } from './calendarRange.js';
import { CalendarToolbar } from './CalendarToolbar.js';
import { useAddressHash } from './useAddressHash.js';
import { useCalendarAddress } from './useCalendarAddress.js';
import { useCalendarAppointments } from './useCalendarAppointments.js';
import { toWallRange } from './wallDates.js';
import { openingTime, type LocationHours } from './workingHours.js';

/** Less than that of the frame, which names its pages by their element. */
const PADDING = {
  '&&': { px: { base: '4', tablet: '5' }, pt: '4', pb: { base: '4', tablet: '5' } },
} as const;

/** /portal/calendar: the practice's appointments by day, week and month, in the practice's zone. */
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
        <PracticeCalendar zone={practice.timeZone} firstWeekday={firstWeekday} locations={practice.locations} />
      )}
    </chakra.main>
  );
}

/** Hashes that are places or tasks of the page, not tokens of appointments. */
const OTHER_HASHES = new Set(['main', 'create-appointment', 'create-group-event']);

interface PracticeCalendarProps {
  zone: string;
  firstWeekday: 0 | 1;
  locations: readonly LocationHours[];
}

function PracticeCalendar({ zone, firstWeekday, locations }: PracticeCalendarProps) {
  const today = todayIn(zone, Date.now());
  const { view, date, phone, show } = useCalendarAddress(today);
  const { from, to } = useMemo(
    () => instantsOf(fetchedDays(view, date, firstWeekday), zone),
    [view, date, firstWeekday, zone],
  );
  const { appointments, error, refetch } = useCalendarAppointments(useMemo(() => ({ from, to }), [from, to]));
  const events = useMemo(
    () =>
      appointments.map((appointment) => ({
        appointment,
        ...toWallRange(appointment.startsAt, appointment.endsAt, zone),
      })),
    [appointments, zone],
  );
  const [hash, setHash] = useAddressHash();
  const token = hash && !OTHER_HASHES.has(hash) ? hash : undefined;
  const open = ({ appointment }: DrawnAppointment) => setHash(appointment.instantActionToken);
  const days = daysOf(view, date, firstWeekday);
  return (
    <>
      <CalendarToolbar
        view={view}
        title={titleOf(view, date, firstWeekday)}
        onToday={() => show({ date: today })}
        onStep={(units) => show({ date: step(view, date, units) })}
        onView={(next) => show({ view: next })}
      />
      {error && (
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
          <p>The newest appointments could not be loaded.</p>
          <Button size="sm" variant="outline" onClick={() => refetch()}>
            Try again
          </Button>
        </chakra.div>
      )}
      {phone && view !== 'day' ? (
        <AgendaList events={events.filter(({ start }) => isWithin(start, days))} today={today} onOpen={open} />
      ) : (
        <CalendarGrid
          {...{ view, date, zone, firstWeekday, events }}
          opensAt={openingTime({ days, today, zone, locations, nowMs: Date.now() })}
          onOpen={open}
          onDay={(day) => show({ view: 'day', date: day })}
        />
      )}
      {token && (
        <AppointmentFlyout
          key={token}
          token={token}
          zone={zone}
          onClose={() => setHash('')}
          onFound={(startsAt) => {
            const day = todayIn(zone, parseOffsetDateTime(startsAt));
            if (day < days.from || day >= days.to) show({ date: day }, { replace: true });
          }}
        />
      )}
    </>
  );
}

function isWithin(start: Date, { from, to }: { from: string; to: string }): boolean {
  const day = start.toISOString().slice(0, 10);
  return day >= from && day < to;
}
