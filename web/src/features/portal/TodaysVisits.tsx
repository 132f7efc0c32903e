import { formatTime } from '@yarrow/time/format';
import { addDays, parseOffsetDateTime, startOfDay, todayIn } from '@yarrow/time/wall-time';
import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Badge } from '../../ui/Badge.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './TodaysVisits.module.css';
import { useOwnPractice } from './useOwnPractice.js';

const TodaysVisit_appointment = graphql(`
  fragment TodaysVisit_appointment on Appointment {
    id
    instantActionToken
    state
    startsAt
    endsAt
    clientName
    locationName
    appointmentServices {
      id
      name
    }
  }
`);

const VisitsOfDay = graphql(`
  query VisitsOfDay($from: DateTime!, $to: DateTime!) {
    practiceAppointments(from: $from, to: $to) {
      id
      state
      ...TodaysVisit_appointment
    }
  }
`);

/** The visits of today in the practice's zone, in order. */
export function TodaysVisits() {
  const { practice, error, refetch } = useOwnPractice();
  if (error && !practice) return <ErrorState onRetry={() => refetch()} />;
  if (!practice) return <Skeleton lines={4} />;
  return <VisitsIn zone={practice.timeZone} />;
}

function VisitsIn({ zone }: { zone: string }) {
  const today = todayIn(zone, Date.now());
  const variables = useMemo(() => {
    const iso = (date: string) => new Date(startOfDay(date, zone)).toISOString();
    return { from: iso(today), to: iso(addDays(today, 1)) };
  }, [today, zone]);
  const { data, error, refetch } = useQuery(VisitsOfDay, { variables });
  if (error) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const visits = data.practiceAppointments.filter(({ state }) => state === 'approved' || state === 'pending');
  if (visits.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title="No visits today"
        action={
          <ButtonLink href="/portal/calendar" variant="outline">
            Open the calendar
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ol>
      {visits.map((visit) => (
        <li key={visit.id}>
          <Visit visit={visit} zone={zone} />
        </li>
      ))}
    </ol>
  );
}

function Visit({ visit, zone }: { visit: FragmentType<typeof TodaysVisit_appointment>; zone: string }) {
  const appointment = readFragment(TodaysVisit_appointment, visit);
  const [from, to] = [parseOffsetDateTime(appointment.startsAt), parseOffsetDateTime(appointment.endsAt)];
  return (
    <Link href={`/portal/calendar#${appointment.instantActionToken}`} className={styles.visit}>
      <span className={styles.time}>
        <strong>{formatTime(from, zone)}</strong>
        <span className={styles.soft}>{formatTime(to, zone)}</span>
      </span>
      <span className={styles.text}>
        <strong>{appointment.clientName}</strong>
        <span>{appointment.appointmentServices.map(({ name }) => name).join(', ')}</span>
        <span className={styles.soft}>{appointment.locationName}</span>
      </span>
      {appointment.state === 'pending' && <Badge tone="warning">Request</Badge>}
    </Link>
  );
}
