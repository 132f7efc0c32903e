import { lazy, Suspense } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatDuration } from '../../lib/duration.js';
import { practitionerHours, visitDate, visitHours } from '../../lib/visitTimes.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { CalendarLinks } from '../checkout/CalendarLinks.js';
import { VirtualLink } from './VirtualLink.js';
import styles from './WhenAndWhere.module.css';

const PlaceMap = lazy(async () => ({ default: (await import('../map/PlaceMap.js')).PlaceMap }));

export const WhenAndWhere_appointment = graphql(`
  fragment WhenAndWhere_appointment on Appointment {
    id
    state
    past
    pendingOrApproved
    startsAt
    endsAt
    timeZone
    clientTimeZone
    appointmentTimeLength
    isVirtual
    locationName
    locationSingleLine
    virtualMeetingLinkWithFallback
    virtualInstructions
    calendarLinks {
      google
      outlook
      apple
    }
    location {
      id
      kind
      latitude
      longitude
      hideAddress
    }
    clientNote
    practice {
      id
      practitionerFirstName
    }
  }
`);

/** The time in the client's zone, also in the practitioner's if their clocks differ; the place; the calendar file. */
export function WhenAndWhere(props: { appointment: FragmentType<typeof WhenAndWhere_appointment> }) {
  const appointment = readFragment(WhenAndWhere_appointment, props.appointment);
  const elsewhere = practitionerHours(appointment);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>When and where</h2>
      <div className={styles.row}>
        <Icon name="calendar" className={styles.icon} />
        <div className={styles.text}>
          <p className={styles.strong}>{visitDate(appointment)}</p>
          <p>
            {visitHours(appointment)}{' '}
            <span className={styles.length}>({formatDuration(appointment.appointmentTimeLength)})</span>
          </p>
          {elsewhere && (
            <p className={styles.quiet}>
              {elsewhere} for {appointment.practice.practitionerFirstName}
            </p>
          )}
          {appointment.pendingOrApproved && !appointment.past && <CalendarLinks links={appointment.calendarLinks} />}
        </div>
      </div>
      <div className={styles.row}>
        <Icon name={appointment.isVirtual ? 'video' : 'pin'} className={styles.icon} />
        <div className={styles.text}>
          <p className={styles.strong}>{appointment.locationName}</p>
          {appointment.isVirtual ? (
            <VirtualLink {...appointment} />
          ) : (
            appointment.locationSingleLine !== appointment.locationName && <p>{appointment.locationSingleLine}</p>
          )}
        </div>
      </div>
      <OfficeMap appointment={appointment} />
      {appointment.clientNote && (
        <div className={styles.row}>
          <Icon name="message" className={styles.icon} />
          <div className={styles.text}>
            <p className={styles.strong}>Your message</p>
            <p className={styles.message}>{appointment.clientNote}</p>
          </div>
        </div>
      )}
    </Card>
  );
}

/** Where one has to go, for a visit that takes place at the practitioner's. */
function OfficeMap({ appointment }: { appointment: MappedAppointment }) {
  const { location, pendingOrApproved, past, locationName } = appointment;
  if (!pendingOrApproved || past || location?.kind !== 'office') return null;
  const { latitude, longitude } = location;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return (
    <Suspense fallback={<div className={styles.map} />}>
      <PlaceMap latitude={latitude} longitude={longitude} label={locationName} approximate={location.hideAddress} />
    </Suspense>
  );
}

interface MappedAppointment {
  pendingOrApproved: boolean;
  past: boolean;
  locationName: string;
  location?:
    { kind: string; latitude?: number | null; longitude?: number | null; hideAddress: boolean } | null | undefined;
}
