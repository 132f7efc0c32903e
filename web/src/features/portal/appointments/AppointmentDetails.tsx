import { formatDateLong, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentDetails_AppointmentFragment, AppointmentState } from '../../../gql/graphql.js';
import { formatDuration } from '../../../lib/duration.js';
import { formatMoney } from '../../../lib/money.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badge, type BadgeProps } from '../../../ui/Badge.js';
import { Icon, type IconName } from '../../../ui/Icon.js';
import { shownPhone } from '../../../lib/shownPhone.js';
import styles from './AppointmentDetails.module.css';
import { PaymentArea } from './PaymentArea.js';

export const AppointmentDetails_appointment = graphql(`
  fragment AppointmentDetails_appointment on Appointment {
    id
    state
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
    }
  }
`);

type Details = AppointmentDetails_AppointmentFragment;

const STATES: Record<AppointmentState, [word: string, tone: NonNullable<BadgeProps['tone']>]> = {
  awaiting_payment: ['AWAITING PAYMENT', 'info'],
  pending: ['PENDING', 'warning'],
  approved: ['CONFIRMED', 'success'],
  accepted: ['CONFIRMED', 'success'],
  declined: ['DECLINED', 'neutral'],
  cancelled: ['CANCELLED', 'neutral'],
  unavailable: ['UNAVAILABLE', 'danger'],
};

export interface AppointmentDetailsProps {
  appointment: FragmentType<typeof AppointmentDetails_appointment>;
  token: string;
  /** Zone of the calendar; named beside the visit's own where they differ. */
  zone: string;
}

/** Everything that the practitioner should know before answering or before the visit. */
export function AppointmentDetails({ appointment, token, zone }: AppointmentDetailsProps) {
  const details = readFragment(AppointmentDetails_appointment, appointment);
  const [word, tone] = STATES[details.state];
  return (
    <div className={styles.details}>
      <p>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <ClientCard details={details} />
      {details.clientNote && (
        <blockquote className={styles.note}>
          <p className={styles.label}>Note from the client</p>
          {details.clientNote}
        </blockquote>
      )}
      <dl className={styles.facts}>
        <When details={details} zone={zone} />
        <Where details={details} />
      </dl>
      <ServiceLines details={details} />
      <PaymentArea token={token} />
      {details.practitionerNote && (
        <blockquote className={styles.note}>
          <p className={styles.label}>Your message</p>
          {details.practitionerNote}
        </blockquote>
      )}
      <Terms details={details} />
    </div>
  );
}

function ClientCard({ details }: { details: Details }) {
  const { clientName, clientEmail, clientPhone, newClient, client } = details;
  return (
    <section className={styles.client} aria-label="Client">
      <Avatar name={clientName} size="md" decorative />
      <div className={styles.contact}>
        <p className={styles.name}>
          {client ? <Link href={`/portal/clients?client=${client.id}`}>{clientName}</Link> : clientName}
          {newClient && <Badge tone="accent">New client</Badge>}
        </p>
        {clientPhone && <a href={`tel:${clientPhone}`}>{shownPhone(clientPhone)}</a>}
        {clientEmail && <a href={`mailto:${clientEmail}`}>{clientEmail}</a>}
        {!clientPhone && !clientEmail && <p className={styles.soft}>No email or phone on file</p>}
      </div>
    </section>
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
        <span key={other} className={styles.soft}>
          {formatTimeRange(from, to, other)} {other === zone ? 'in your calendar' : 'for the client'}
        </span>
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
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function ServiceLines({ details }: { details: Details }) {
  const money = (cents: number) => (cents === 0 ? 'Free' : formatMoney(cents, details.amountCurrency));
  return (
    <section aria-label="Services">
      <ul className={styles.lines}>
        {details.appointmentServices.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>
              {line.name}
              {line.timeLength > 0 && <span className={styles.soft}> · {formatDuration(line.timeLength)}</span>}
            </span>
            <span>{money(line.amountCents)}</span>
          </li>
        ))}
        {details.appointmentServices.length > 1 && (
          <li className={styles.line}>
            <strong>Total</strong>
            <strong>{money(details.amountCents)}</strong>
          </li>
        )}
      </ul>
    </section>
  );
}

function Terms({ details: { cancellationTerms } }: { details: Details }) {
  const { text, lateHours, lateFeePercent } = cancellationTerms;
  if (!text && lateFeePercent === 0) return null;
  return (
    <section className={styles.terms}>
      <h3 className={styles.label}>Cancellation terms when booked</h3>
      {text && <p>{text}</p>}
      {lateFeePercent > 0 && (
        <p>
          A client who cancels less than {lateHours} hours before the start owes {lateFeePercent} % of the amount.
        </p>
      )}
    </section>
  );
}
