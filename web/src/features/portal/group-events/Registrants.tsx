import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { AddRegistrant } from './AddRegistrant.js';
import { RegistrantRow } from './RegistrantRow.js';

export const Registrants_event = graphql(`
  fragment Registrants_event on BookableEvent {
    id
    name
    capacity
    clientsCount
    atCapacity
    past
  }
`);

const GroupEventRegistrants = graphql(`
  query GroupEventRegistrants($id: ID!) {
    bookableEvent(id: $id) {
      id
      registrations {
        id
        ...RegistrantRow_registration
      }
    }
  }
`);

/** Asked for by itself: who comes is known while payments are out of reach. */
const GroupEventPayments = graphql(`
  query GroupEventPayments($id: ID!) {
    bookableEvent(id: $id) {
      id
      registrations {
        id
        token
        paymentStatus
      }
    }
  }
`);

/** How many are listed before the user opens the whole list. */
const PAGE_SIZE = 50;

export interface RegistrantsProps {
  event: FragmentType<typeof Registrants_event>;
}

/** Who comes to a group event, and who is to come too. */
export function Registrants(props: RegistrantsProps) {
  const event = readFragment(Registrants_event, props.event);
  const { data, error, refetch } = useQuery(GroupEventRegistrants, {
    variables: { id: event.id },
    fetchPolicy: 'cache-and-network',
  });
  const [adding, setAdding] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const { capacity, clientsCount, atCapacity } = event;
  return (
    <chakra.div ref={region} display="grid" gap="4">
      {atCapacity && (
        <Alert tone="warning" title="This event is full">
          {`${clientsCount} of ${capacity} places are taken. You can still add clients.`}
        </Alert>
      )}
      {adding ? (
        <AddRegistrant eventId={event.id} onDone={() => setAdding(false)} />
      ) : (
        <chakra.div>
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            Add client
          </Button>
        </chakra.div>
      )}
      {error && !data?.bookableEvent && <ErrorState title="Error loading registrants" onRetry={() => void refetch()} />}
      {!error && !data?.bookableEvent && <Skeleton lines={4} />}
      {data?.bookableEvent && (
        <RegistrantList
          eventId={event.id}
          registrations={data.bookableEvent.registrations}
          emptied={() => region.current}
        />
      )}
    </chakra.div>
  );
}

interface RegistrantListProps {
  eventId: string;
  /** Where the focus goes when the list is empty. */
  emptied: () => HTMLElement | null;
  registrations: readonly ({ id: string } & Parameters<typeof RegistrantRow>[0]['registration'])[];
}

function RegistrantList({ eventId, registrations, emptied }: RegistrantListProps) {
  const statuses = usePaymentStatuses(eventId);
  const [all, setAll] = useState(false);
  const keptFocus = useKeptFocus<HTMLUListElement>(emptied);
  if (registrations.length === 0) return <EmptyState icon="users" title="No one has registered yet" />;
  const shown = all ? registrations : registrations.slice(0, PAGE_SIZE);
  return (
    <>
      <chakra.ul display="grid" borderTop="1px solid" borderColor="line" aria-label="Registrants" {...keptFocus}>
        {shown.map((registration) => (
          <RegistrantRow
            key={registration.id}
            {...{ eventId, registration }}
            paymentStatus={statuses.get(registration.id)}
          />
        ))}
      </chakra.ul>
      {shown.length < registrations.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          Show all {registrations.length}
        </Button>
      )}
    </>
  );
}

function usePaymentStatuses(eventId: string): ReadonlyMap<string, string> {
  const { data } = useQuery(GroupEventPayments, { variables: { id: eventId }, fetchPolicy: 'cache-and-network' });
  return new Map(data?.bookableEvent?.registrations.map(({ id, paymentStatus }) => [id, paymentStatus]));
}
