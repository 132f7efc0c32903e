import { useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { refetchFresh } from '../../../lib/refetchFresh.js';
import type { ProCalendarQuery } from '../../../gql/graphql.js';
import {
  CalendarEvent_appointment,
  CalendarEvent_groupEvent,
  CalendarEvent_personalEvent,
  drawnAppointment,
  drawnBusyTime,
  drawnGroupEvent,
  drawnPersonalEvent,
  type CalendarAppointment,
  type CalendarBusyTime,
  type CalendarGroupEvent,
  type CalendarPersonalEvent,
} from './calendarEntries.js';
import { mergeWindow, type FetchedWindow } from './fetchedWindows.js';

const ProCalendar = graphql(`
  query ProCalendar($from: DateTime!, $to: DateTime!) {
    practiceAppointments(from: $from, to: $to) {
      id
      ...CalendarEvent_appointment
    }
    practiceBookableEvents(from: $from, to: $to) {
      id
      ...CalendarEvent_groupEvent
    }
    personalEvents(from: $from, to: $to) {
      id
      ...CalendarEvent_personalEvent
    }
  }
`);

/** Asked for by itself: the practice's own entries do not wait for what other calendars hold. */
const ProCalendarEvents = graphql(`
  query ProCalendarEvents($from: DateTime!, $to: DateTime!) {
    calendarEvents(from: $from, to: $to) {
      id
      startsAt
      endsAt
    }
  }
`);

interface Own {
  /** The answer that was merged last. */
  answer?: object | undefined;
  appointments: readonly CalendarAppointment[];
  groupEvents: readonly CalendarGroupEvent[];
  personalEvents: readonly CalendarPersonalEvent[];
}

const NOTHING: Own = { appointments: [], groupEvents: [], personalEvents: [] };

/** What stands on the calendar in a range and in every range that was asked for before, while the newest answer is on its way. */
export function useCalendarEntries(window: FetchedWindow, zone: string) {
  const { data, error, loading, variables, observable } = useQuery(ProCalendar, {
    variables: window,
    fetchPolicy: 'cache-and-network',
  });
  const [own, setOwn] = useState(NOTHING);
  const busy = useBusyTimes(window);
  const refetchAll = () => Promise.all([refetchFresh(observable), busy.refetch()]);
  if (data && data !== own.answer) setOwn(merged(own, variables, data));
  const { appointments, groupEvents, personalEvents } = own;
  const entries = useMemo(() => {
    const all = [
      ...appointments.map((appointment) => drawnAppointment(appointment, zone)),
      ...groupEvents.map((event) => drawnGroupEvent(event, zone)),
      ...personalEvents.map((event) => drawnPersonalEvent(event, zone)),
      ...busy.times.map((time) => drawnBusyTime(time, zone)),
    ];
    return all.sort((one, other) => +one.start - +other.start);
  }, [appointments, groupEvents, personalEvents, busy.times, zone]);
  return { entries, error: error ?? busy.error, loading: loading && !data, refetch: refetchAll };
}

function merged(own: Own, window: FetchedWindow, data: ProCalendarQuery): Own {
  const appointments = readFragment(CalendarEvent_appointment, data.practiceAppointments);
  const groupEvents = readFragment(CalendarEvent_groupEvent, data.practiceBookableEvents);
  const personalEvents = readFragment(CalendarEvent_personalEvent, data.personalEvents);
  // A request that was declined a moment ago holds no time.
  const standing = appointments.filter(({ state }) => state !== 'declined');
  return {
    answer: data,
    appointments: mergeWindow(own.appointments, window, standing),
    groupEvents: mergeWindow(own.groupEvents, window, groupEvents),
    personalEvents: mergeWindow(own.personalEvents, window, personalEvents),
  };
}

function useBusyTimes(window: FetchedWindow) {
  const { data, error, variables, observable } = useQuery(ProCalendarEvents, {
    variables: window,
    fetchPolicy: 'cache-and-network',
  });
  const [known, setKnown] = useState<{ answer?: object; times: readonly CalendarBusyTime[] }>({ times: [] });
  if (data && data !== known.answer) {
    setKnown({ answer: data, times: mergeWindow(known.times, variables, data.calendarEvents) });
  }
  return { times: known.times, error, refetch: () => refetchFresh(observable) };
}
