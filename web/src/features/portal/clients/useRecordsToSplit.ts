import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { RecordsToSplitQuery } from '../../../gql/graphql.js';
import { ClientForm_client, ClientForm_practice, type FormClient, type FormPractice } from './clientForm.js';

const RecordsToSplit = graphql(`
  query RecordsToSplit($clientId: ID!) {
    client(clientId: $clientId) {
      id
      version
      deletedAt
      ...ClientForm_client
    }
    upcomingAppointments(clientId: $clientId) {
      id
      startsAt
      timeZone
      appointmentServices {
        id
        name
      }
    }
    pastAppointments(clientId: $clientId) {
      id
      startsAt
      timeZone
      appointmentServices {
        id
        name
      }
    }
    clientNotes(clientId: $clientId, limit: 200) {
      notes {
        id
        text
        time
        appointmentId
      }
    }
    intakeForm(clientId: $clientId) {
      intakeLastSentAt
    }
    currentPractice {
      id
      timeZone
      ...ClientForm_practice
    }
  }
`);

/** Records of a client that can move to another one. */
export interface SplitRecords {
  client: FormClient;
  /** `Client.version`. */
  version: number;
  practice: FormPractice;
  /** IANA, in which the practice reads times. */
  zone: string;
  /** Upcoming appointments first, soonest first; then the past ones, latest first. */
  visits: RecordsToSplitQuery['pastAppointments'];
  /** Notes about the person. Those of an appointment move with it. */
  notes: RecordsToSplitQuery['clientNotes']['notes'];
  hasForms: boolean;
}

/** Loads the records of a client that can move to another one. `records` is null if the client no longer exists. */
export function useRecordsToSplit(clientId: string) {
  const { data, error, refetch } = useQuery(RecordsToSplit, { variables: { clientId }, fetchPolicy: 'network-only' });
  const records = useMemo(() => data && recordsOf(data), [data]);
  return { records, failed: error !== undefined && !data, retry: () => void refetch() };
}

function recordsOf(data: RecordsToSplitQuery): SplitRecords | null {
  const { client, currentPractice: practice, upcomingAppointments, pastAppointments, clientNotes, intakeForm } = data;
  if (!client || client.deletedAt || !practice) return null;
  return {
    client: readFragment(ClientForm_client, client),
    version: client.version,
    practice: readFragment(ClientForm_practice, practice),
    zone: practice.timeZone,
    visits: [...upcomingAppointments, ...pastAppointments],
    notes: clientNotes.notes.filter(({ appointmentId }) => !appointmentId),
    hasForms: Boolean(intakeForm?.intakeLastSentAt),
  };
}
