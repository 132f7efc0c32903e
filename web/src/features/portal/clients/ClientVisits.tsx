import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useQuery } from '@apollo/client/react';
import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentState } from '../../../gql/graphql.js';
import { Badge, type BadgeProps } from '../../../ui/Badge.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import styles from './ClientFlyout.module.css';

const ClientVisit_appointment = graphql(`
  fragment ClientVisit_appointment on Appointment {
    id
    instantActionToken
    state
    startsAt
    timeZone
    appointmentServices {
      id
      name
    }
  }
`);

const VisitsOfClient = graphql(`
  query VisitsOfClient($clientId: ID!) {
    upcomingAppointments(clientId: $clientId) {
      id
      ...ClientVisit_appointment
    }
    pastAppointments(clientId: $clientId) {
      id
      ...ClientVisit_appointment
    }
  }
`);

const SHOWN_PAST = 2;
const STATES: Partial<Record<AppointmentState, [word: string, tone: NonNullable<BadgeProps['tone']>]>> = {
  awaiting_payment: ['Awaiting payment', 'info'],
  pending: ['Request', 'warning'],
  declined: ['Declined', 'neutral'],
  cancelled: ['Cancelled', 'neutral'],
  unavailable: ['Expired', 'neutral'],
};

/** What is booked with a contact, and the two most recent visits. */
export function ClientVisits({ clientId }: { clientId: string }) {
  const { data, error } = useQuery(VisitsOfClient, { variables: { clientId } });
  if (error) return <p role="alert">Error fetching upcoming appointments</p>;
  if (!data) return <Skeleton lines={4} />;
  return (
    <>
      <section>
        <h3 className={styles.heading}>Upcoming appointments</h3>
        <Visits visits={data.upcomingAppointments} none="Nothing is booked." />
      </section>
      <section>
        <h3 className={styles.heading}>Past appointments</h3>
        <Visits visits={data.pastAppointments.slice(0, SHOWN_PAST)} none="There was none so far." />
      </section>
    </>
  );
}

type Visit = { id: string } & FragmentType<typeof ClientVisit_appointment>;

function Visits({ visits, none }: { visits: readonly Visit[]; none: string }) {
  if (visits.length === 0) return <p className={styles.soft}>{none}</p>;
  return (
    <ul>
      {visits.map((visit) => (
        <li key={visit.id}>
          <VisitLink visit={visit} />
        </li>
      ))}
    </ul>
  );
}

function VisitLink({ visit }: { visit: Visit }) {
  const appointment = readFragment(ClientVisit_appointment, visit);
  const state = STATES[appointment.state];
  return (
    <Link href={`/portal/calendar#${appointment.instantActionToken}`} className={styles.visit}>
      <span>
        <span className={styles.when}>
          {formatDateTime(parseOffsetDateTime(appointment.startsAt), appointment.timeZone)}
        </span>
        {appointment.appointmentServices.map(({ name }) => name).join(', ')}
      </span>
      {state && <Badge tone={state[1]}>{state[0]}</Badge>}
    </Link>
  );
}
