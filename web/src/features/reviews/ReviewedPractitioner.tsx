import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Avatar } from '../../ui/Avatar.js';
import styles from './ReviewedPractitioner.module.css';

export const ReviewedPractitioner_practice = graphql(`
  fragment ReviewedPractitioner_practice on Practice {
    id
    practitionerName
    title
    photoUrl
  }
`);

/** Who is reviewed. */
export function ReviewedPractitioner(props: { practice: FragmentType<typeof ReviewedPractitioner_practice> }) {
  const { practitionerName, title, photoUrl } = readFragment(ReviewedPractitioner_practice, props.practice);
  return (
    <div className={styles.person}>
      <Avatar name={practitionerName} src={photoUrl} size="md" decorative />
      <p className={styles.name}>{practitionerName}</p>
      {title && <p className={styles.title}>{title}</p>}
    </div>
  );
}
