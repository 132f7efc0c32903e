import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { shownPhone } from '../../lib/shownPhone.js';
import { Avatar } from '../../ui/Avatar.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import styles from './EventHost.module.css';

export const EventHost_practice = graphql(`
  fragment EventHost_practice on Practice {
    id
    name
    practitionerName
    title
    photoUrl
    phone
    url
  }
`);

/** Who holds the event, and how to reach them. */
export function EventHost({ title, ...props }: { title: string; practice: FragmentType<typeof EventHost_practice> }) {
  const practice = readFragment(EventHost_practice, props.practice);
  return (
    <Card as="section" tone="flat" className={styles.card}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.host}>
        <Avatar name={practice.practitionerName} src={practice.photoUrl} size="md" decorative />
        <div className={styles.text}>
          <p className={styles.name}>
            <Link href={practice.url}>{practice.practitionerName}</Link>
          </p>
          {practice.title && <p className={styles.quiet}>{practice.title}</p>}
          {practice.name !== practice.practitionerName && <p className={styles.quiet}>{practice.name}</p>}
          {practice.phone && (
            <a href={`tel:${practice.phone}`} className={styles.phone}>
              <Icon name="phone" size={16} /> {shownPhone(practice.phone)}
            </a>
          )}
        </div>
      </div>
    </Card>
  );
}
