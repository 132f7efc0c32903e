import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';

const EventsOfPractice = graphql(`
  query EventsOfPractice($after: ID) {
    currentPractice {
      id
      bookableEventsEnabled
    }
    scheduledEvents(after: $after) {
      id
      ...ScheduledEventCard_event
    }
  }
`);

/** As many as the server lists at once. */
const PAGE_SIZE = 50;

/** The group events to come, soonest first, a page at a time. */
export function useScheduledEvents() {
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(EventsOfPractice, {
    variables: { after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const events = data?.scheduledEvents;
  /** Length of the list after its last page. A refetch returns the first page only, so the list is shorter then. */
  const [wholeLength, setWholeLength] = useState<number>();
  const showMore = async () => {
    const { data: page } = await fetchMore({
      variables: { after: events?.at(-1)?.id ?? null },
      updateQuery: (shown, { fetchMoreResult }) => ({
        ...shown,
        scheduledEvents: [...shown.scheduledEvents, ...fetchMoreResult.scheduledEvents],
      }),
    });
    const added = page?.scheduledEvents.length ?? PAGE_SIZE;
    if (added < PAGE_SIZE) setWholeLength((events?.length ?? 0) + added);
  };
  return {
    events,
    /** The practice may schedule events. */
    enabled: data?.currentPractice?.bookableEventsEnabled ?? false,
    hasMore: events !== undefined && events.length >= PAGE_SIZE && events.length !== wholeLength,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    showMore: () => void showMore(),
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
