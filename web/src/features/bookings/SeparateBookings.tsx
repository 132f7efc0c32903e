import type { ResultOf } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { errorMessage } from '../../lib/errorMessage.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { BookingCard } from './BookingCard.js';
import { BookingsSkeleton } from './BookingsSkeleton.js';
import styles from './BookingTabs.module.css';

const ClientBookingIds = graphql(`
  query ClientBookingIds {
    upcomingAppointments {
      id
    }
    pastAppointments {
      id
    }
    expiredAppointments {
      id
    }
  }
`);

const BookingCardQuery = graphql(`
  query BookingCard($id: ID!) {
    userAppointment(id: $id) {
      id
      ...BookingCard_appointment
    }
  }
`);

export type BookingIds = ResultOf<typeof ClientBookingIds>;

export interface SeparateBookingsProps {
  /** Why they did not load together. */
  problem: string;
  onRetry: () => void;
  children: (ids: BookingIds) => ReactNode;
}

/** Loads each booking separately if they did not load together, so that a broken one does not hide the others. */
export function SeparateBookings({ problem, onRetry, children }: SeparateBookingsProps) {
  const { data, error } = useQuery(ClientBookingIds);
  if (data) return children(data);
  if (!error) return <BookingsSkeleton />;
  return (
    <ErrorState heading="h2" title="Your bookings did not load" onRetry={onRetry}>
      Error: {problem}
    </ErrorState>
  );
}

/** One booking, loaded by itself. */
export function LoadedBookingCard({ id }: { id: string }) {
  const { data, loading, error, refetch: retry } = useQuery(BookingCardQuery, { variables: { id } });
  if (data?.userAppointment) return <BookingCard appointment={data.userAppointment} />;
  if (loading) {
    return (
      <Card as="li">
        <Skeleton lines={3} />
      </Card>
    );
  }
  return (
    <Card as="li" className={styles.problem}>
      <p role="alert">Error: {error ? errorMessage(error) : 'This booking no longer exists.'}</p>
      <Button variant="outline" size="sm" onClick={() => retry()}>
        Try again
      </Button>
    </Card>
  );
}
