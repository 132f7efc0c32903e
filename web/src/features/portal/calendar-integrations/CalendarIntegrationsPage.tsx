import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Breadcrumb } from '../../../ui/Breadcrumb.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { AddFeedForm } from './AddFeedForm.js';
import { ConnectedAccount } from './ConnectedAccount.js';

const CalendarIntegrations = graphql(`
  query CalendarIntegrations {
    currentPractice {
      id
      timeZone
      calendarProfiles {
        id
        ...ConnectedAccount_profile
      }
    }
  }
`);

/** /portal/settings/calendar: the calendars elsewhere whose times nobody can book (spec portal-configuration §2). */
export function CalendarIntegrationsPage() {
  usePageTitle('Calendar Integrations');
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="48rem" minW="0">
      <Breadcrumb above={[{ label: 'Settings', href: '/portal/settings' }]} current="Calendar Integrations" />
      <chakra.h1 fontSize="2xl">Calendar Integrations</chakra.h1>
      <chakra.p color="textSoft">
        When you're busy in your own calendar, nobody can book you here. We store only the times, never the details.
      </chakra.p>
      <Connections />
    </chakra.main>
  );
}

function Connections() {
  const { data, error, refetch } = useQuery(CalendarIntegrations, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice;
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <>
      <Card as="section">
        <chakra.h2 mb="3" fontSize="lg">
          Connected calendars
        </chakra.h2>
        {error && !data && <ErrorState title="Your calendars did not load" onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton lines={3} />}
        {practice?.calendarProfiles.length === 0 && (
          <EmptyState icon="calendar" title="No calendar yet">
            Add the address of your calendar below, and its times are blocked within seconds.
          </EmptyState>
        )}
        {practice && practice.calendarProfiles.length > 0 && (
          <chakra.ul display="grid" gap="5" {...kept}>
            {practice.calendarProfiles.map((profile) => (
              <ConnectedAccount key={profile.id} profile={profile} zone={practice.timeZone ?? 'UTC'} />
            ))}
          </chakra.ul>
        )}
      </Card>
      {practice && <AddFeedForm practiceId={practice.id} />}
    </>
  );
}
