import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { shownPhone } from '../../lib/shownPhone.js';
import { Avatar } from '../../ui/Avatar.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import styles from './AppointmentPractitioner.module.css';

export const AppointmentPractitioner_appointment = graphql(`
  fragment AppointmentPractitioner_appointment on Appointment {
    id
    practice {
      id
      name
      practitionerName
      title
      photoUrl
      phone
      url
    }
  }
`);

/** The practitioner of the visit. */
export function AppointmentPractitioner(props: {
  appointment: FragmentType<typeof AppointmentPractitioner_appointment>;
}) {
  const { practice } = readFragment(AppointmentPractitioner_appointment, props.appointment);
  return (
    <Card as="section" className={styles.card}>
      <Avatar name={practice.practitionerName} src={practice.photoUrl} size="lg" decorative />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link href={practice.url}>{practice.practitionerName}</Link>
        </h2>
        {practice.title && <p className={styles.title}>{practice.title}</p>}
        {practice.name !== practice.practitionerName && <p className={styles.title}>{practice.name}</p>}
        {practice.phone && (
          <a href={`tel:${practice.phone}`} className={styles.phone}>
            <Icon name="phone" size={16} /> {shownPhone(practice.phone)}
          </a>
        )}
      </div>
    </Card>
  );
}
