import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useQuery } from '@apollo/client/react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentState } from '../../../gql/graphql.js';
import { Badge, type BadgeProps } from '../../../ui/Badge.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Skeleton } from '../../../ui/Skeleton.js';

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
  const { data, error } = useQuery(VisitsOfClient, { variables: { clientId }, fetchPolicy: 'cache-and-network' });
  if (error) return <p role="alert">Error fetching upcoming appointments</p>;
  if (!data) return <Skeleton lines={4} />;
  return (
    <>
      <Visits title="Upcoming appointments" visits={data.upcomingAppointments} none="Nothing is booked." />
      <Visits
        title="Past appointments"
        visits={data.pastAppointments.slice(0, SHOWN_PAST)}
        none="There was none so far."
      />
    </>
  );
}

type Visit = { id: string } & FragmentType<typeof ClientVisit_appointment>;

function Visits({ title, visits, none }: { title: string; visits: readonly Visit[]; none: string }) {
  return (
    <section>
      <chakra.h3 mb="2" fontSize="lg">
        {title}
      </chakra.h3>
      {visits.length === 0 && (
        <chakra.p color="textSoft" fontSize="sm">
          {none}
        </chakra.p>
      )}
      <ul>
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitLink visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VisitLink({ visit }: { visit: Visit }) {
  const appointment = readFragment(ClientVisit_appointment, visit);
  const state = STATES[appointment.state];
  return (
    <RouteLink
      href={`/portal/calendar#${appointment.instantActionToken}`}
      display="flex"
      gap="3"
      alignItems="flex-start"
      justifyContent="space-between"
      py="3"
      borderBottom="1px solid"
      borderColor="line"
      color="inherit"
      fontSize="sm"
      textDecoration="none"
      css={{ '&:hover strong': { textDecoration: 'underline' } }}
    >
      <span>
        <chakra.strong display="block" fontWeight={600}>
          {formatDateTime(parseOffsetDateTime(appointment.startsAt), appointment.timeZone)}
        </chakra.strong>
        {appointment.appointmentServices.map(({ name }) => name).join(', ')}
      </span>
      {state && <Badge tone={state[1]}>{state[0]}</Badge>}
    </RouteLink>
  );
}
