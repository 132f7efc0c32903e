import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { Alert } from '../../../ui/Alert.js';
import { ButtonLink } from '../../../ui/Button.js';

const ChangedCalendarEntries = graphql(`
  query ChangedCalendarEntries {
    currentPractice {
      id
      changedCalendarEntries {
        id
      }
    }
  }
`);

/** Leads to the entries of the write calendar that were changed. Renders nothing if there are none or the query fails. */
export function ChangedEntriesNotice() {
  const { data } = useQuery(ChangedCalendarEntries, { fetchPolicy: 'cache-and-network' });
  const count = data?.currentPractice?.changedCalendarEntries.length ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      icon="calendar"
      title="Changed in your calendar"
      action={
        <ButtonLink size="sm" variant="outline" href="/portal/settings/calendar">
          Review
        </ButtonLink>
      }
    >
      {count === 1
        ? 'You deleted or moved a booking there. Nothing has changed here.'
        : `You deleted or moved ${count} bookings there. Nothing has changed here.`}
    </Alert>
  );
}
