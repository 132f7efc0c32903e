import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { useRefreshOnReturn } from '../useRefreshOnReturn.js';
import { mergeWindow, type FetchedWindow } from './appointmentWindows.js';
import { CalendarEvent_appointment, type CalendarAppointment } from './CalendarEvent.js';

const ProCalendar = graphql(`
  query ProCalendar($from: DateTime!, $to: DateTime!) {
    practiceAppointments(from: $from, to: $to) {
      id
      ...CalendarEvent_appointment
    }
  }
`);

interface Known {
  /** The answer that was merged last. */
  answer?: object | undefined;
  appointments: readonly CalendarAppointment[];
}

/** The appointments of a range and of every range that was asked for before, while the newest answer is on its way. */
export function useCalendarAppointments(window: FetchedWindow) {
  const { data, error, loading, variables, refetch } = useQuery(ProCalendar, {
    variables: window,
    fetchPolicy: 'cache-and-network',
  });
  const [known, setKnown] = useState<Known>({ appointments: [] });
  useRefreshOnReturn(refetch);
  if (data && data !== known.answer) {
    const answered = readFragment(CalendarEvent_appointment, data.practiceAppointments);
    // A request that was declined a moment ago holds no time.
    const fetched = answered.filter(({ state }) => state !== 'declined');
    setKnown({ answer: data, appointments: mergeWindow(known.appointments, variables, fetched) });
  }
  return { appointments: known.appointments, error, loading, refetch };
}
