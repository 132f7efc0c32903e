import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Avatar } from '../../ui/Avatar.js';
import { RatingStars } from '../../ui/RatingStars.js';
import styles from './ServicePractitioner.module.css';

export const ServicePractitioner_practice = graphql(`
  fragment ServicePractitioner_practice on Practice {
    practitionerName
    title
    photoUrl
    url
    reviewsAverage
    reviewsCount
  }
`);

/** Who gives it; leads to the profile. */
export function ServicePractitioner(props: { practice: FragmentType<typeof ServicePractitioner_practice> }) {
  const practice = readFragment(ServicePractitioner_practice, props.practice);
  return (
    <Link href={practice.url} className={styles.card}>
      <Avatar name={practice.practitionerName} src={practice.photoUrl} size="md" decorative />
      <span>
        <strong className={styles.name}>{practice.practitionerName}</strong>
        {practice.title && <span className={styles.title}>{practice.title}</span>}
        {practice.reviewsCount > 0 && (
          <RatingStars value={practice.reviewsAverage} count={practice.reviewsCount} size={16} />
        )}
      </span>
    </Link>
  );
}
