import { useQuery } from '@apollo/client/react';
import { formatDate, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { graphql } from '../../../gql/gql.js';
import type { GetScheduledEventsQuery } from '../../../gql/graphql.js';
import { errorMessage } from '../../../lib/errorMessage.js';
import { Badge } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';

const GetScheduledEvents = graphql(`
  query GetScheduledEvents($bookableEventTypeId: ID!) {
    scheduledEvents(bookableEventTypeId: $bookableEventTypeId) {
      id
      name
      allDay
      startsAt
      endsAt
      timeZone
      locationName
      clientsCount
      capacity
      atCapacity
    }
  }
`);

export interface ScheduledEventsFlyoutProps {
  type: { id: string; name: string };
  onClose: () => void;
}

/** The upcoming events of one kind, each with a link to the calendar. */
export function ScheduledEventsFlyout({ type, onClose }: ScheduledEventsFlyoutProps) {
  const { data, error, refetch } = useQuery(GetScheduledEvents, {
    variables: { bookableEventTypeId: type.id },
    fetchPolicy: 'cache-and-network',
  });
  const events = data?.scheduledEvents;
  const schedule = (
    <ButtonLink href={`/portal/calendar?bookableEventTypeId=${type.id}#create-group-event`}>
      Schedule an event
    </ButtonLink>
  );
  return (
    <Drawer open onClose={onClose} title={`Scheduled: ${type.name}`} footer={schedule}>
      {!events && error && (
        <ErrorState title={`Error loading events: ${errorMessage(error)}`} onRetry={() => void refetch()} />
      )}
      {!events && !error && <Skeleton lines={4} />}
      {events?.length === 0 && (
        <EmptyState icon="calendar" title="Nothing scheduled">
          Scheduled events of this type show up here, and clients can sign up.
        </EmptyState>
      )}
      {events && events.length > 0 && (
        <chakra.ul display="grid" gap="2">
          {events.map((event) => (
            <ScheduledEvent key={event.id} event={event} />
          ))}
        </chakra.ul>
      )}
    </Drawer>
  );
}

function ScheduledEvent({ event }: { event: GetScheduledEventsQuery['scheduledEvents'][number] }) {
  const { id, timeZone, allDay, clientsCount, capacity } = event;
  const [startMs, endMs] = [parseOffsetDateTime(event.startsAt), parseOffsetDateTime(event.endsAt)];
  const time = allDay ? 'All day' : formatTimeRange(startMs, endMs, timeZone);
  return (
    <chakra.li display="grid" gap="1" py="3" px="4" border="1px solid" borderColor="line" rounded="md">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <RouteLink href={`/portal/calendar?groupEventId=${id}`} fontWeight={600}>
          {formatDate(startMs, timeZone)}
        </RouteLink>
        {event.atCapacity && <Badge tone="warning">Full</Badge>}
      </chakra.div>
      <chakra.p fontSize="sm">
        {time} · {event.locationName}
      </chakra.p>
      <chakra.p color="textSoft" fontSize="sm">
        {capacity == null ? `${clientsCount} signed up` : `${clientsCount} of ${capacity} places taken`}
      </chakra.p>
    </chakra.li>
  );
}
