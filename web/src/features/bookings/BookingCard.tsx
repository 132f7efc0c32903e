import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { bookingPrice } from '../../lib/money.js';
import { practitionerHours, visitHours } from '../../lib/visitTimes.js';
import { Avatar } from '../../ui/Avatar.js';
import { Badge } from '../../ui/Badge.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import styles from './BookingCard.module.css';
import { BOOKING_STATES } from './bookingState.js';
import { CancelBookingButton } from './CancelBookingButton.js';
import { DateTile } from './DateTile.js';

export const BookingCard_appointment = graphql(`
  fragment BookingCard_appointment on Appointment {
    id
    instantActionToken
    state
    startsAt
    endsAt
    timeZone
    clientTimeZone
    isVirtual
    locationName
    locationSingleLine
    amountCents
    amountCurrency
    feeCents
    platformFeeCents
    canCancel
    packageSessionNumber
    cancellationPackageOutcome
    appointmentServices {
      id
      name
      addOn
    }
    practice {
      id
      practitionerName
      practitionerFirstName
      photoUrl
    }
  }
`);

/** One booking: time, service, practitioner, place and state. The whole card links to the page of the appointment. */
export function BookingCard(props: { appointment: FragmentType<typeof BookingCard_appointment> }) {
  const appointment = readFragment(BookingCard_appointment, props.appointment);
  const { practice, state } = appointment;
  const { label, tone } = BOOKING_STATES[state];
  const cancellable = appointment.canCancel && (state === 'pending' || state === 'unavailable');
  return (
    <Card as="li" padding="none" className={styles.card}>
      <DateTile {...appointment} />
      <div className={styles.facts}>
        <p className={styles.badge}>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <h2 className={styles.title}>
          <Link href={`/m/c/${appointment.instantActionToken}`} className={styles.link}>
            {serviceNames(appointment.appointmentServices)}
          </Link>
        </h2>
        <p className={styles.person}>
          <Avatar name={practice.practitionerName} src={practice.photoUrl} size="xs" decorative />
          {practice.practitionerName}
        </p>
        <p className={styles.fact}>
          <Icon name="clock" size={16} />
          <span>
            {visitHours(appointment)}
            <PractitionerTime hours={practitionerHours(appointment)} name={practice.practitionerFirstName} />
          </span>
        </p>
        <p className={styles.fact}>
          <Icon name={appointment.isVirtual ? 'video' : 'pin'} size={16} />
          {appointment.isVirtual ? appointment.locationName : appointment.locationSingleLine}
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.price}>{bookingPrice(appointment, appointment.amountCurrency)}</p>
        {cancellable && <CancelBookingButton {...appointment} />}
      </div>
    </Card>
  );
}

function PractitionerTime({ hours, name }: { hours: string | undefined; name: string }) {
  if (!hours) return null;
  return (
    <span className={styles.other}>
      {hours} for {name}
    </span>
  );
}

function serviceNames(lines: readonly { name: string; addOn: boolean }[]): string {
  const main = lines.filter((line) => !line.addOn).map((line) => line.name);
  const addOns = lines.length - main.length;
  return addOns === 0 ? main.join(' + ') : `${main.join(' + ')} + ${addOns} ${addOns === 1 ? 'add-on' : 'add-ons'}`;
}
