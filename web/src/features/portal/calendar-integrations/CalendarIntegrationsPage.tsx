import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { CalendarIntegrationsQuery } from '../../../gql/graphql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Breadcrumb } from '../../../ui/Breadcrumb.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { ReturnAlert } from '../connecting/ReturnAlert.js';
import { useReturnFromProvider } from '../connecting/useReturnFromProvider.js';
import { AddFeedForm } from './AddFeedForm.js';
import { ChangedEntries } from './ChangedEntries.js';
import { ConnectCalendarCard } from './ConnectCalendarCard.js';
import { ConnectedAccount } from './ConnectedAccount.js';
import { WriteCalendar } from './WriteCalendar.js';

const CalendarIntegrations = graphql(`
  query CalendarIntegrations {
    currentPractice {
      id
      timeZone
      calendarProviders
      writeCalendar {
        calendarId
      }
      calendarProfiles {
        id
        providerName
        erroredAt
        ...ConnectedAccount_profile
      }
      changedCalendarEntries {
        id
        ...ChangedEntry_entry
      }
      ...WriteCalendar_practice
    }
  }
`);

type Practice = NonNullable<CalendarIntegrationsQuery['currentPractice']>;

/** Stands for the provider, whose name does not come back with the browser. */
const ACCOUNT = 'Your calendar';

/** /portal/settings/calendar: external calendars whose times cannot be booked (spec portal-configuration §2). */
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
  const came = useReturnFromProvider(ACCOUNT);
  const { data, error, refetch } = useQuery(CalendarIntegrations, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice ?? undefined;
  const keptChanges = useKeptFocus<HTMLUListElement>();
  const works = practice?.calendarProfiles.some((one) => one.providerName !== 'ical_feed' && !one.erroredAt) ?? false;
  return (
    <>
      <ReturnAlert provider={ACCOUNT} came={came} works={works} />
      {practice && <ChangedEntries entries={practice.changedCalendarEntries} kept={keptChanges} />}
      <Card as="section">
        <chakra.h2 mb="3" fontSize="lg">
          Connected calendars
        </chakra.h2>
        {error && !data && <ErrorState title="Your calendars did not load" onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton lines={3} />}
        {practice && <Accounts practice={practice} />}
      </Card>
      {practice && <Additions practice={practice} />}
    </>
  );
}

function Accounts({ practice }: { practice: Practice }) {
  const kept = useKeptFocus<HTMLUListElement>();
  if (practice.calendarProfiles.length === 0) {
    return (
      <EmptyState icon="calendar" title="No calendar yet">
        {practice.calendarProviders.length > 0
          ? 'Connect your calendar below, and its times are blocked within seconds.'
          : 'Add the address of your calendar below, and its times are blocked within seconds.'}
      </EmptyState>
    );
  }
  return (
    <chakra.ul display="grid" gap="5" {...kept}>
      {practice.calendarProfiles.map((profile) => (
        <ConnectedAccount
          key={profile.id}
          profile={profile}
          practiceId={practice.id}
          writeCalendarId={practice.writeCalendar?.calendarId}
          zone={practice.timeZone ?? 'UTC'}
        />
      ))}
    </chakra.ul>
  );
}

function Additions({ practice }: { practice: Practice }) {
  const { id, calendarProviders, calendarProfiles } = practice;
  // Feeds are only read.
  const canWrite = calendarProviders.length > 0 || calendarProfiles.some((one) => one.providerName !== 'ical_feed');
  return (
    <>
      {canWrite && <WriteCalendar practice={practice} />}
      {calendarProviders.length > 0 && <ConnectCalendarCard practiceId={id} providers={calendarProviders} />}
      <AddFeedForm practiceId={id} />
    </>
  );
}
