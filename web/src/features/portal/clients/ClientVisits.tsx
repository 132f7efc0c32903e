import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Button } from '../../../ui/Button.js';
import { Badge } from '../../../ui/Badge.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { visitState } from './visitState.js';

const ClientVisit_appointment = graphql(`
  fragment ClientVisit_appointment on Appointment {
    id
    instantActionToken
    state
    noShowAt
    startsAt
    timeZone
    appointmentServices {
      id
      name
    }
  }
`);

const UpcomingVisitsOfClient = graphql(`
  query UpcomingVisitsOfClient($clientId: ID!) {
    upcomingAppointments(clientId: $clientId) {
      id
      ...ClientVisit_appointment
    }
  }
`);

const RecentVisitsOfClient = graphql(`
  query RecentVisitsOfClient($clientId: ID!, $limit: Int!) {
    pastAppointments(clientId: $clientId, limit: $limit) {
      id
      ...ClientVisit_appointment
    }
  }
`);

type OfClient = { clientId: string; heading?: 'h2' | 'h3' };

/** What is booked with a contact. */
export function UpcomingVisits({ clientId, heading = 'h3' }: OfClient) {
  const { data, error, refetch } = useQuery(UpcomingVisitsOfClient, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const failure = error && <Failure onRetry={() => void refetch()}>Error fetching upcoming appointments</Failure>;
  const visits = data?.upcomingAppointments;
  return <Visits title="Upcoming appointments" {...{ heading, visits, failure }} none="No upcoming appointments." />;
}

/** As many as the flyout shows (spec portal operations §9). */
const SHOWN_PAST = 2;

/** The most recent visits. */
export function RecentVisits({ clientId, heading = 'h3' }: OfClient) {
  const { data, error, refetch } = useQuery(RecentVisitsOfClient, {
    variables: { clientId, limit: SHOWN_PAST },
    fetchPolicy: 'cache-and-network',
  });
  const failure = error && <Failure onRetry={() => void refetch()}>We couldn't load past appointments.</Failure>;
  return (
    <Visits
      title="Past appointments"
      {...{ heading, failure }}
      visits={data?.pastAppointments}
      none="No past appointments."
    />
  );
}

function Failure({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" fontSize="sm">
      <p role="alert">{children}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </chakra.div>
  );
}

type Visit = { id: string } & FragmentType<typeof ClientVisit_appointment>;

interface VisitsProps {
  title: string;
  heading: 'h2' | 'h3';
  visits: readonly Visit[] | undefined;
  failure: ReactNode;
  none: string;
}

function Visits({ title, heading, visits, failure, none }: VisitsProps) {
  return (
    <section>
      <chakra.h3 as={heading} mb="2" fontSize="lg">
        {title}
      </chakra.h3>
      {failure}
      {!visits && !failure && <Skeleton lines={3} />}
      {visits?.length === 0 && (
        <chakra.p color="textSoft" fontSize="sm">
          {none}
        </chakra.p>
      )}
      {visits && (
        <ul>
          {visits.map((visit) => (
            <li key={visit.id}>
              <VisitLink visit={visit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function VisitLink({ visit }: { visit: Visit }) {
  const appointment = readFragment(ClientVisit_appointment, visit);
  const state = visitState(appointment);
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
      <chakra.span minW="0" overflowWrap="anywhere">
        <chakra.strong display="block" fontWeight={600}>
          {formatDateTime(parseOffsetDateTime(appointment.startsAt), appointment.timeZone)}
        </chakra.strong>
        {appointment.appointmentServices.map(({ name }) => name).join(', ')}
      </chakra.span>
      {state && <Badge tone={state.tone}>{state.label}</Badge>}
    </RouteLink>
  );
}
