import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import type { ResultOf } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { useLocation, useSearchParams } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { errorMessage } from '../../lib/errorMessage.js';
import { refetchFresh } from '../../lib/refetchFresh.js';
import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Tabs } from '../../ui/Tabs.js';
import { BookingCard } from './BookingCard.js';
import { BookingsSkeleton } from './BookingsSkeleton.js';
import styles from './BookingTabs.module.css';
import { LogInPrompt } from './LogInPrompt.js';
import { readTab, tabHref, type BookingTab } from './tabAddress.js';
import { OpenPackages } from './OpenPackages.js';
import { LoadedBookingCard, SeparateBookings, type BookingIds } from './SeparateBookings.js';
import { Transactions } from './Transactions.js';

const ClientBookings = graphql(`
  query ClientBookings {
    upcomingAppointments {
      id
      ...BookingCard_appointment
      ...Transactions_appointment
    }
    pastAppointments {
      id
      ...BookingCard_appointment
      ...Transactions_appointment
    }
    expiredAppointments {
      id
      ...BookingCard_appointment
      ...Transactions_appointment
    }
    openPackages {
      id
      ...OpenPackages_package
    }
  }
`);

type Appointments = ResultOf<typeof ClientBookings>['upcomingAppointments'];

/** The four tabs and their cards; the chosen one is in the address. */
export function BookingTabs() {
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const { data, error, observable } = useQuery(ClientBookings, { fetchPolicy: 'cache-and-network' });
  const tab = readTab(parameters);
  const refresh = () => refetchFresh(observable);
  const tabsWith = (tabs: BookingTabContent[]) => (
    <Tabs<BookingTab>
      label="Your bookings"
      value={tab}
      onChange={(next) => navigate(tabHref(next), { replace: true })}
      tabs={tabs}
    />
  );
  if (isLoggedOut(error)) {
    return <LogInPrompt tab={tab} />;
  }
  if (error && !data) {
    return (
      <SeparateBookings problem={errorMessage(error)} onRetry={refresh}>
        {(ids) => tabsWith(separateTabs(ids, refresh))}
      </SeparateBookings>
    );
  }
  return data ? tabsWith(tabsOf(data)) : <BookingsSkeleton />;
}

function tabsOf(data: ResultOf<typeof ClientBookings>) {
  const { upcomingAppointments: upcoming, pastAppointments: past, expiredAppointments: expired } = data;
  const all = [...upcoming, ...past, ...expired];
  return fourTabs({
    upcoming: <Upcoming of={upcoming} packages={data.openPackages} />,
    past: <Bookings of={past} none={<NothingPast />} />,
    transactions: <Transactions appointments={all} />,
    expired: <Bookings of={expired} none={<NothingExpired />} />,
  });
}

function separateTabs(
  { upcomingAppointments, pastAppointments, expiredAppointments }: BookingIds,
  refresh: () => void,
) {
  return fourTabs({
    upcoming: <LoadedBookings of={upcomingAppointments} none={<NothingUpcoming />} />,
    past: <LoadedBookings of={pastAppointments} none={<NothingPast />} />,
    transactions: <ErrorState heading="h2" title="Your transactions did not load" onRetry={refresh} />,
    expired: <LoadedBookings of={expiredAppointments} none={<NothingExpired />} />,
  });
}

function LoadedBookings({ of, none }: { of: readonly { id: string }[]; none: ReactNode }) {
  if (of.length === 0) return none;
  return (
    <ul className={styles.cards}>
      {of.map(({ id }) => (
        <LoadedBookingCard key={id} id={id} />
      ))}
    </ul>
  );
}

interface BookingTabContent {
  value: BookingTab;
  label: string;
  content: ReactNode;
}

function fourTabs(content: Record<BookingTab, ReactNode>): BookingTabContent[] {
  return [
    { value: 'upcoming', label: 'Upcoming Bookings', content: content.upcoming },
    { value: 'past', label: 'Past Bookings', content: content.past },
    { value: 'transactions', label: 'Transactions', content: content.transactions },
    { value: 'expired', label: 'Expired Requests', content: content.expired },
  ];
}

function Bookings({ of, none }: { of: Appointments; none: ReactNode }) {
  if (of.length === 0) return none;
  return (
    <ul className={styles.cards}>
      {of.map((appointment) => (
        <BookingCard key={appointment.id} appointment={appointment} />
      ))}
    </ul>
  );
}

/** What was bought and not booked yet stands above what is booked. */
function Upcoming({ of, packages }: { of: Appointments; packages: ResultOf<typeof ClientBookings>['openPackages'] }) {
  return (
    <div className={styles.cards}>
      <OpenPackages packages={packages} />
      <Bookings of={of} none={<NothingUpcoming />} />
    </div>
  );
}

function NothingUpcoming() {
  return (
    <EmptyState
      icon="calendar"
      title="Nothing booked yet"
      action={<ButtonLink href={searchHref({})}>Find a practitioner</ButtonLink>}
    >
      When you book a session, it shows up here with everything you need for the day.
    </EmptyState>
  );
}

function NothingPast() {
  return (
    <EmptyState icon="calendar" title="No past visits">
      Past visits and cancelled bookings stay here so you can look them up.
    </EmptyState>
  );
}

function NothingExpired() {
  return (
    <EmptyState icon="clock" title="No expired requests">
      Requests that weren't answered or paid for in time show up here.
    </EmptyState>
  );
}

function isLoggedOut(error: ErrorLike | undefined): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  );
}
