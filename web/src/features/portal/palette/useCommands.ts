import { useQuery } from '@apollo/client/react';
import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useMemo, useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { shownPhone } from '../../../lib/shownPhone.js';
import { useDebounced } from '../../../lib/useDebounced.js';
import { matching, type Command } from './commands.js';

const PaletteClients = graphql(`
  query PaletteClients($search: String!, $first: Int!) {
    clients(search: $search, first: $first) {
      edges {
        cursor
        node {
          id
          name
          email
          phone
        }
      }
    }
  }
`);

const PaletteAppointments = graphql(`
  query PaletteAppointments($from: DateTime!, $to: DateTime!) {
    practiceAppointments(from: $from, to: $to) {
      id
      instantActionToken
      state
      startsAt
      timeZone
      clientName
      appointmentServices {
        id
        name
      }
    }
  }
`);

const DAY_MS = 86_400_000;
/** Appointments are found from a week back to two months ahead; older ones stand with their client. */
const [BACK_MS, AHEAD_MS] = [7 * DAY_MS, 60 * DAY_MS];
/** How many of a kind are shown. */
const MAX_FOUND = 5;
const TYPING_MS = 150;
const MAX_SEARCH_LENGTH = 100;

/** Commands that match the typed text. `searching` while clients or appointments are loading. */
export interface Found {
  commands: Command[];
  searching: boolean;
  /** Clients or appointments could not be asked for; pages and actions are there. */
  failed: boolean;
}

/** @param fixed pages and actions */
export function useCommands(text: string, fixed: readonly Command[]): Found {
  const typed = text.trim().slice(0, MAX_SEARCH_LENGTH);
  const search = useDebounced(typed, TYPING_MS);
  const clients = useClients(search);
  const appointments = useAppointments();
  const commands = useMemo(() => {
    const visits = typed ? matching(appointments.commands, typed).slice(0, MAX_FOUND) : [];
    return [...(typed ? clients.commands : []), ...visits, ...matching(fixed, typed)];
  }, [typed, clients.commands, appointments.commands, fixed]);
  const searching = typed !== '' && (typed !== search || clients.loading || appointments.loading);
  return { commands, searching, failed: typed !== '' && (clients.failed || appointments.failed) };
}

function useClients(search: string) {
  const { data, previousData, loading, error } = useQuery(PaletteClients, {
    variables: { search, first: MAX_FOUND },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  // What was found before stays until the next answer, so that the list does not blink with each letter.
  const found = data ?? (search && !error ? previousData : undefined);
  const commands = useMemo(
    () =>
      (found?.clients.edges ?? []).map(({ node: { id, name, email, phone } }): Command => ({
        ...{ id: `client-${id}`, group: 'Clients', icon: 'user', label: name, href: `/portal/clients/${id}` },
        detail: email ?? (phone ? shownPhone(phone) : undefined),
      })),
    [found],
  );
  return { commands, loading: loading && !data, failed: error !== undefined };
}

/** Asked for once with each opening: the calendar of the next weeks is searched here. */
function useAppointments() {
  const [range] = useState(() => ({
    from: new Date(Date.now() - BACK_MS).toISOString(),
    to: new Date(Date.now() + AHEAD_MS).toISOString(),
  }));
  const { data, loading, error } = useQuery(PaletteAppointments, { variables: range, fetchPolicy: 'network-only' });
  const commands = useMemo(() => {
    const now = Date.now();
    const standing = (data?.practiceAppointments ?? []).filter(
      ({ state }) => state === 'approved' || state === 'accepted' || state === 'pending',
    );
    // Those to come first, the soonest on top.
    const distance = (startsAt: string) => {
      const start = parseOffsetDateTime(startsAt);
      return start >= now ? start - now : AHEAD_MS + now - start;
    };
    return standing
      .toSorted((one, other) => distance(one.startsAt) - distance(other.startsAt))
      .map((visit): Command => {
        const start = parseOffsetDateTime(visit.startsAt);
        const when = formatDateTime(start, visit.timeZone);
        const services = visit.appointmentServices.map(({ name }) => name).join(', ');
        return {
          ...{ id: `appointment-${visit.id}`, group: 'Appointments', icon: 'calendar', label: visit.clientName },
          detail: `${when} · ${services}`,
          href: `/portal/calendar#${visit.instantActionToken}`,
        };
      });
  }, [data]);
  return { commands, loading: loading && !data, failed: error !== undefined };
}
