import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link } from 'wouter';
import { useSession } from '../../session/session.js';
import { graphql } from '../../gql/gql.js';
import type { BookedAppointmentQuery } from '../../gql/graphql.js';
import { bookingPrice, formatMoney } from '../../lib/money.js';
import { ButtonLink } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { CalendarLinks } from '../checkout/CalendarLinks.js';
import { offlinePayments } from '../../lib/offlinePayments.js';
import type { BookedTime } from './bookingDraft.js';
import styles from './Confirmation.module.css';
import { longDate, sameClock, timeWithZone } from './times.js';

const BookedAppointment = graphql(`
  query BookedAppointment($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      state
      startsAt
      timeZone
      clientTimeZone
      locationName
      locationSingleLine
      isVirtual
      virtualMeetingLinkWithFallback
      calendarLinks {
        google
        outlook
        apple
      }
      clientEmail
      package {
        id
        name
        numberOfSessions
        sessionsRemaining
        bookNextUrl
      }
      packageSessionNumber
      amountCents
      fullTotal
      feeCents
      platformFeeCents
      amountCurrency
      clientPaymentStatus
      paymentRequirement
      appointmentServices {
        id
        name
      }
      practice {
        id
        practitionerFirstName
        practitionerName
        url
        defaultCurrency
        acceptsCash
        acceptsOfflineCreditCard
        acceptsPaypal
        acceptsVenmo
        acceptsZelle
      }
    }
  }
`);

type Booked = NonNullable<BookedAppointmentQuery['tokenAppointment']>;

/** The event of a payment travels between two services; this long we ask again. */
const PATIENCE = 15;
const ASK_AGAIN_MS = 1000;

/** The last page: what was booked and what happens next. */
export function Confirmation({ booked }: { booked: BookedTime }) {
  const { appointment, error, retry, settled } = useSettledAppointment(booked.instantActionToken);
  if (error && !appointment) return <ErrorState title="Your booking did not load" onRetry={retry} />;
  if (!appointment) return <Skeleton lines={6} />;
  return (
    <div className={styles.confirmation}>
      <span className={styles.icon}>
        <Icon name={appointment.state === 'awaiting_payment' ? 'clock' : 'check'} size={32} />
      </span>
      <h1 tabIndex={-1} className={styles.title}>
        {titleOf(appointment)}
      </h1>
      <p className={styles.next} role="status">
        {nextOf(appointment, settled)}
      </p>
      <Facts appointment={appointment} />
      <div className={styles.actions}>
        <ButtonLink href={`/m/c/${appointment.instantActionToken}`}>See your booking</ButtonLink>
      </div>
      {(appointment.state === 'approved' || appointment.state === 'pending') && (
        <CalendarLinks links={appointment.calendarLinks} centered />
      )}
      <AccountOffer />
    </div>
  );
}

function Facts({ appointment }: { appointment: Booked }) {
  const { startsAt, timeZone, clientTimeZone, practice } = appointment;
  const paid = appointment.clientPaymentStatus === 'Paid' && appointment.fullTotal > 0;
  const money = paid
    ? formatMoney(appointment.fullTotal, appointment.amountCurrency)
    : bookingPrice(appointment, appointment.amountCurrency);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>What</dt>
        <dd>
          {appointment.appointmentServices.map(({ name }) => name).join(', ')} with {practice.practitionerName}
        </dd>
      </div>
      <div>
        <dt>When</dt>
        <dd>
          {longDate(startsAt, clientTimeZone)}, {timeWithZone(startsAt, clientTimeZone)}
          {!sameClock(startsAt, clientTimeZone, timeZone) && (
            <span className={styles.soft}> ({timeWithZone(startsAt, timeZone)})</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>
          {appointment.virtualMeetingLinkWithFallback ? (
            <a href={appointment.virtualMeetingLinkWithFallback}>Join with this link</a>
          ) : appointment.isVirtual ? (
            `${appointment.locationName}: the link comes with the confirmation`
          ) : (
            [appointment.locationName, appointment.locationSingleLine].filter(Boolean).join(', ')
          )}
        </dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>
          {coveredBy(appointment) ?? money}
          <span className={styles.soft}>{paymentText(appointment)}</span>
        </dd>
      </div>
    </dl>
  );
}

/** A session of a package costs nothing by itself; undefined where there is more to pay than that. */
function coveredBy({ package: bought, packageSessionNumber, amountCents }: Booked): string | undefined {
  if (!bought || !packageSessionNumber || amountCents > 0) return undefined;
  return `Session ${packageSessionNumber} of ${bought.numberOfSessions}, covered by ${bought.name}`;
}

function AccountOffer() {
  const { state } = useSession();
  if (state !== 'visitor') return null;
  return (
    <p className={styles.soft}>
      <Link href="/register?return_to=%2Fbookings">Create an account</Link> to keep your bookings together.
    </p>
  );
}

function titleOf({ state }: Booked): string {
  if (state === 'approved') return 'You are booked';
  if (state === 'pending') return 'Your request is on its way';
  if (state === 'awaiting_payment') return 'Almost done';
  return "This booking wasn't completed";
}

function nextOf({ state, clientEmail, practice }: Booked, settled: boolean): string {
  const name = practice.practitionerFirstName;
  const mail = clientEmail ? ` to ${clientEmail}` : '';
  if (state === 'approved') return `We've sent the confirmation${mail}. You'll get a reminder before your appointment.`;
  if (state === 'pending') {
    return `${name} answers each request personally. We'll email you${mail} as soon as ${name} replies. Until then we're holding the time for you.`;
  }
  if (state === 'awaiting_payment') {
    return settled
      ? "Your payment is still on its way. We'll email you as soon as it arrives."
      : "We're waiting for your payment.";
  }
  return "We couldn't hold this time. You haven't been charged. Please choose another time.";
}

function paymentText({ paymentRequirement, clientPaymentStatus, amountCents, practice }: Booked): string {
  if (amountCents === 0) return '';
  if (clientPaymentStatus === 'Paid') return ' · Paid';
  if (paymentRequirement === 'save_card') return ' · The card will be charged the day of the appointment.';
  if (paymentRequirement === 'charge') return '';
  const ways = offlinePayments(practice);
  return ways.length > 0 ? ` · Pay at your visit: ${ways.join(', ')}` : ' · Pay at your visit';
}

/** Asks again while the payment has not arrived yet. */
function useSettledAppointment(instantActionToken: string) {
  const {
    data,
    error,
    refetch: ask,
  } = useQuery(BookedAppointment, { variables: { instantActionToken }, fetchPolicy: 'cache-and-network' });
  const [settled, setSettled] = useState(false);
  const asked = useRef(0);
  const appointment = data?.tokenAppointment ?? undefined;
  const waiting = appointment?.state === 'awaiting_payment';
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => {
      asked.current += 1;
      if (asked.current > PATIENCE) {
        clearInterval(timer);
        setSettled(true);
      } else void ask();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting, ask]);
  return { appointment, error, settled, retry: () => ask() };
}
