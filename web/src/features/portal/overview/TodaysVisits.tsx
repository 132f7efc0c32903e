import { formatTime } from '@yarrow/time/format';
import { addDays, parseOffsetDateTime, startOfDay, todayIn } from '@yarrow/time/wall-time';
import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Badge } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { formatAmount } from '../../../lib/money.js';
import { useNow } from '../../../lib/useNow.js';
import { useOwnPractice } from '../practice/useOwnPractice.js';

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
      startsAt
      endsAt
      amountCents
      amountCurrency
      ...TodaysVisit_appointment
    }
  }
`);

/** The visits of today in the practice's zone, in order; the one that is under way or comes next stands out. */
export function TodaysVisits() {
  const { practice, error, refetch } = useOwnPractice();
  if (error && !practice) return <ErrorState onRetry={() => refetch()} />;
  if (!practice) return <Skeleton lines={4} />;
  return <VisitsIn zone={practice.timeZone} />;
}

function VisitsIn({ zone }: { zone: string }) {
  const now = useNow();
  const today = todayIn(zone, now);
  const variables = useMemo(() => {
    const iso = (date: string) => new Date(startOfDay(date, zone)).toISOString();
    return { from: iso(today), to: iso(addDays(today, 1)) };
  }, [today, zone]);
  const { data, error, refetch } = useQuery(VisitsOfDay, { variables, fetchPolicy: 'cache-and-network' });
  if (error && !data) return <ErrorState onRetry={() => refetch()} />;
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
      >
        Upcoming visits are in your calendar.
      </EmptyState>
    );
  }
  const next = visits.find(({ state, endsAt }) => state === 'approved' && parseOffsetDateTime(endsAt) > now);
  return (
    <>
      <chakra.p mb="2" color="textSoft">
        {totalOf(visits.filter(({ state }) => state === 'approved'))}
      </chakra.p>
      <chakra.ol display="grid" gap="1">
        {visits.map((visit) => (
          <li key={visit.id}>
            <Visit visit={visit} zone={zone} now={now} next={visit === next} />
          </li>
        ))}
      </chakra.ol>
    </>
  );
}

/** `3 visits, $270`. */
function totalOf(visits: readonly { amountCents: number; amountCurrency: string }[]): string {
  const [first] = visits;
  if (!first) return 'No confirmed visits yet';
  const count = visits.length === 1 ? '1 visit' : `${visits.length} visits`;
  const cents = visits.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return cents === 0 ? count : `${count}, ${formatAmount(cents, first.amountCurrency)}`;
}

interface VisitProps {
  visit: FragmentType<typeof TodaysVisit_appointment>;
  zone: string;
  /** Epoch ms. */
  now: number;
  /** The one that the practitioner gets ready for. */
  next: boolean;
}

function Visit({ visit, zone, now, next }: VisitProps) {
  const appointment = readFragment(TodaysVisit_appointment, visit);
  const [from, to] = [parseOffsetDateTime(appointment.startsAt), parseOffsetDateTime(appointment.endsAt)];
  return (
    <RouteLink
      href={`/portal/calendar#${appointment.instantActionToken}`}
      display="flex"
      gap="4"
      alignItems="flex-start"
      p="3"
      mx="calc(-1 * var(--space-3))"
      rounded="md"
      bg={next ? 'brandQuiet' : 'transparent'}
      color={to <= now ? 'textFaint' : 'inherit'}
      textDecoration="none"
      _hover={{ bg: next ? 'brandQuietHover' : 'surfaceTint' }}
    >
      <chakra.span display="grid" flex="none" w="5rem" fontVariantNumeric="tabular-nums">
        <strong>{formatTime(from, zone)}</strong>
        <Soft past={to <= now}>{formatTime(to, zone)}</Soft>
      </chakra.span>
      <chakra.span display="grid" flex="1" minW="0">
        <chakra.span display="flex" flexWrap="wrap" columnGap="2" justifyContent="space-between">
          <strong>{appointment.clientName}</strong>
          {appointment.state === 'pending' && <Badge tone="warning">Request</Badge>}
          {next && <Badge tone="success">{from <= now ? 'Now' : 'Next'}</Badge>}
        </chakra.span>
        <span>{appointment.appointmentServices.map(({ name }) => name).join(', ')}</span>
        <Soft past={to <= now}>{appointment.locationName}</Soft>
      </chakra.span>
    </RouteLink>
  );
}

function Soft({ past, children }: { past: boolean; children: string }) {
  return (
    <chakra.span color={past ? 'inherit' : 'textSoft'} fontSize="sm">
      {children}
    </chakra.span>
  );
}
