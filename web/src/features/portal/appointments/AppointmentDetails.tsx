import { formatDateLong, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentDetails_AppointmentFragment, AppointmentState } from '../../../gql/graphql.js';
import { STATE_BADGES, type NamedState } from '../../../lib/appointmentStates.js';
import { formatDuration } from '../../../lib/duration.js';
import { formatAmount } from '../../../lib/money.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { ContactLinks } from '../../../portal-ui/ContactLinks.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Icon, type IconName } from '../../../ui/Icon.js';
import { AddNotesLink } from './AddNotesLink.js';
import { SeriesFact } from '../series/SeriesFact.js';
import { NoShowArea } from './NoShowArea.js';
import { PaymentArea } from './PaymentArea.js';
import { ReviewArea } from './ReviewArea.js';
import { ResendConfirmation } from './ResendConfirmation.js';

export const AppointmentDetails_appointment = graphql(`
  fragment AppointmentDetails_appointment on Appointment {
    id
    state
    past
    noShowAt
    startsAt
    endsAt
    timeZone
    clientTimeZone
    clientName
    clientEmail
    clientPhone
    newClient
    clientNote
    isVirtual
    virtualMeetingLinkWithFallback
    locationName
    locationSingleLine
    amountCents
    amountCurrency
    practitionerNote
    client {
      id
    }
    appointmentServices {
      id
      name
      amountCents
      timeLength
    }
    cancellationTerms {
      text
      lateHours
      lateFeePercent
      noShowFeePercent
    }
    series {
      id
    }
    ...SeriesFact_appointment
    ...NoShowArea_appointment
  }
`);

type Details = AppointmentDetails_AppointmentFragment;

const STATES: Readonly<Record<AppointmentState, NamedState>> = {
  ...STATE_BADGES,
  awaiting_payment: { label: 'AWAITING PAYMENT', tone: 'info' },
};

const NO_SHOW: NamedState = { label: 'NO-SHOW', tone: 'danger' };

export interface AppointmentDetailsProps {
  appointment: FragmentType<typeof AppointmentDetails_appointment>;
  token: string;
  /** Zone of the calendar; shown next to the visit's own if they differ. */
  zone: string;
  /** Left out where it can no longer be changed. */
  onEdit?: () => void;
}

/** Everything that the practitioner should know before answering or before the visit. */
export function AppointmentDetails({ appointment, token, zone, onEdit }: AppointmentDetailsProps) {
  const details = readFragment(AppointmentDetails_appointment, appointment);
  const { label, tone } = details.noShowAt ? NO_SHOW : STATES[details.state];
  const stands = details.state === 'approved';
  return (
    <chakra.div display="grid" gap="5" fontSize="md">
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <Badge tone={tone}>{label}</Badge>
        {onEdit && (
          <Button size="sm" variant="outline" onClick={onEdit}>
            Edit<span className="visually-hidden"> appointment</span>
          </Button>
        )}
      </chakra.div>
      <ClientCard details={details} token={token} />
      {stands && details.past && details.noShowAt && <NoShowArea appointment={details} />}
      {details.clientNote && <Words label="Note from the client">{details.clientNote}</Words>}
      <chakra.dl display="grid" gap="4">
        <When details={details} zone={zone} />
        <Where details={details} />
        {details.series && (
          <Fact icon="refresh" label="Recurrence">
            <SeriesFact appointment={details} />
          </Fact>
        )}
      </chakra.dl>
      <ServiceLines details={details} />
      <PaymentArea token={token} state={details.state} />
      {details.practitionerNote && <Words label="Your message">{details.practitionerNote}</Words>}
      {stands && !details.past && (
        <div>
          <ResendConfirmation appointmentId={details.id} email={details.clientEmail} phone={details.clientPhone} />
        </div>
      )}
      {stands && details.past && !details.noShowAt && (
        <>
          <ReviewArea token={token} />
          <NoShowArea appointment={details} />
        </>
      )}
      <Terms details={details} />
    </chakra.div>
  );
}

/** Small letters over what they name. */
const LABEL = {
  color: 'textSoft',
  fontWeight: 560,
  fontSize: 'sm',
  fontFamily: 'text',
  letterSpacing: 0,
} as const;

/** A free text with its line breaks. */
function Words({ label, children }: { label: string; children: string }) {
  return (
    <chakra.blockquote py="3" px="4" rounded="md" bg="surfaceWarm" overflowWrap="anywhere" whiteSpace="pre-line">
      <chakra.p {...LABEL}>{label}</chakra.p>
      {children}
    </chakra.blockquote>
  );
}

function Soft({ children }: { children: ReactNode }) {
  return (
    <chakra.span color="textSoft" fontSize="sm">
      {children}
    </chakra.span>
  );
}

function ClientCard({ details, token }: { details: Details; token: string }) {
  const { clientName, clientEmail, clientPhone, newClient, client } = details;
  return (
    <chakra.section display="flex" gap="4" alignItems="flex-start" aria-label="Client">
      <Avatar name={clientName} size="md" decorative />
      <chakra.div
        display="grid"
        gap="2px"
        minW="0"
        overflowWrap="anywhere"
        css={{ '@media (pointer: coarse)': { gap: '4' } }}
      >
        <chakra.div
          display="flex"
          flexWrap="wrap"
          rowGap="1"
          columnGap="2"
          alignItems="center"
          fontWeight={620}
          fontSize="lg"
        >
          {client ? (
            <RouteLink href={`/portal/clients/${client.id}`} color="inherit">
              {clientName}
            </RouteLink>
          ) : (
            clientName
          )}
          {newClient && <Badge tone="accent">New client</Badge>}
        </chakra.div>
        <ContactLinks phone={clientPhone} email={clientEmail} />
        {client && <AddNotesLink clientId={client.id} token={token} />}
      </chakra.div>
    </chakra.section>
  );
}

function When({ details, zone }: { details: Details; zone: string }) {
  const [from, to] = [parseOffsetDateTime(details.startsAt), parseOffsetDateTime(details.endsAt)];
  const others = [...new Set([zone, details.clientTimeZone])].filter((other) => other !== details.timeZone);
  return (
    <Fact icon="calendar" label="Date and time">
      <strong>{formatDateLong(from, details.timeZone)}</strong>
      <span>{formatTimeRange(from, to, details.timeZone)}</span>
      {others.map((other) => (
        <Soft key={other}>
          {formatTimeRange(from, to, other)} {other === zone ? 'in your calendar' : 'for the client'}
        </Soft>
      ))}
    </Fact>
  );
}

function Where({ details }: { details: Details }) {
  const link = details.virtualMeetingLinkWithFallback;
  return (
    <Fact icon={details.isVirtual ? 'video' : 'pin'} label="Location">
      <strong>{details.locationName}</strong>
      {details.locationSingleLine !== details.locationName && <span>{details.locationSingleLine}</span>}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          Join the meeting
        </a>
      )}
    </Fact>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="3">
      <chakra.dt flex="none" pt="0.125rem" color="brandMid">
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </chakra.dt>
      <chakra.dd display="grid" minW="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

function ServiceLines({ details }: { details: Details }) {
  const money = (cents: number) => (cents === 0 ? 'Free' : formatAmount(cents, details.amountCurrency));
  return (
    <section aria-label="Services">
      <chakra.ul borderTop="1px solid" borderColor="line">
        {details.appointmentServices.map((line) => (
          <ServiceLine key={line.id} amount={money(line.amountCents)}>
            {line.name}
            {line.timeLength > 0 && <Soft> · {formatDuration(line.timeLength)}</Soft>}
          </ServiceLine>
        ))}
        {details.appointmentServices.length > 1 && (
          <ServiceLine amount={<strong>{money(details.amountCents)}</strong>}>
            <strong>Total</strong>
          </ServiceLine>
        )}
      </chakra.ul>
    </section>
  );
}

function ServiceLine({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <chakra.li display="flex" gap="4" justifyContent="space-between" py="2" borderBottom="1px solid" borderColor="line">
      <span>{children}</span>
      <chakra.span flex="none" fontVariantNumeric="tabular-nums">
        {amount}
      </chakra.span>
    </chakra.li>
  );
}

function Terms({ details: { cancellationTerms } }: { details: Details }) {
  const { text, lateHours, lateFeePercent, noShowFeePercent } = cancellationTerms;
  if (!text && lateFeePercent === 0 && noShowFeePercent === 0) return null;
  return (
    <chakra.section display="grid" gap="1" color="textSoft" fontSize="sm">
      <chakra.h3 {...LABEL}>Cancellation terms when booked</chakra.h3>
      {text && <p>{text}</p>}
      {lateFeePercent > 0 && (
        <p>
          Cancelling less than {lateHours} hours before the start costs {lateFeePercent}%.
        </p>
      )}
      {noShowFeePercent > 0 && <p>No-shows are charged {noShowFeePercent}%.</p>}
    </chakra.section>
  );
}
