import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Badge } from '../../ui/Badge.js';
import { RatingStars } from '../../ui/RatingStars.js';
import styles from './ProfileReview.module.css';

export const ProfileReview_review = graphql(`
  fragment ProfileReview_review on Review {
    id
    rating
    review
    author
    createdAtAgoInWords
    imported
    reviewReply {
      message
    }
    skills {
      id
      name
    }
  }
`);

export function ProfileReview(props: { review: FragmentType<typeof ProfileReview_review> }) {
  const { id, rating, review, author, createdAtAgoInWords, imported, reviewReply, skills } = readFragment(
    ProfileReview_review,
    props.review,
  );
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <strong>{author}</strong>
        <span className={styles.when}>{createdAtAgoInWords}</span>
        {imported && <Badge>Imported</Badge>}
        <a href={`/report_review/${id}`} aria-label={`Report the review by ${author}`}>
          Report
        </a>
      </p>
      <RatingStars value={rating} size={16} />
      {review && <p className={styles.text}>{review}</p>}
      {skills.length > 0 && <p className={styles.skills}>Endorsed for {skills.map(({ name }) => name).join(', ')}</p>}
      {reviewReply && (
        <div className={styles.reply}>
          <p className={styles.when}>Reply from the practitioner</p>
          <p className={styles.text}>{reviewReply.message}</p>
        </div>
      )}
    </li>
  );
}
