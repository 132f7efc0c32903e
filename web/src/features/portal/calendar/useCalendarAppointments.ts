import { useState } from 'react';
import { useQuery } from 'urql';
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
  const [{ data, error, fetching, operation }, refetch] = useQuery({ query: ProCalendar, variables: window });
  const [known, setKnown] = useState<Known>({ appointments: [] });
  useRefreshOnReturn(refetch);
  if (data && operation && data !== known.answer) {
    const fetched = readFragment(CalendarEvent_appointment, data.practiceAppointments);
    const answered = operation.variables as FetchedWindow;
    setKnown({ answer: data, appointments: mergeWindow(known.appointments, answered, fetched) });
  }
  return { appointments: known.appointments, error, fetching, refetch };
}
