import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Avatar } from '../../ui/Avatar.js';
import { ButtonLink } from '../../ui/Button.js';
import { CopyLinkButton } from '../../ui/CopyLinkButton.js';
import { Icon } from '../../ui/Icon.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { bookHref } from '../../lib/bookHref.js';
import styles from './ProfileHero.module.css';

export const ProfileHero_practice = graphql(`
  fragment ProfileHero_practice on Practice {
    slug
    url
    name
    practitionerName
    practitionerFirstName
    title
    headline
    photoUrl
    city
    stateAbbreviation
    reviewsAverage
    reviewsCount
    instantClientApproval
    active
    locations {
      id
      kind
    }
  }
`);

/** Who it is, at first sight: portrait, name, rating, place, and the way to book. */
export function ProfileHero(props: { practice: FragmentType<typeof ProfileHero_practice> }) {
  const practice = readFragment(ProfileHero_practice, props.practice);
  const place = [practice.city, practice.stateAbbreviation].filter(Boolean).join(', ');
  const kinds = new Set(practice.locations.map((location) => location.kind));
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.portrait}>
          <Avatar name={practice.practitionerName} src={practice.photoUrl} size="xl" />
        </div>
        <div className={styles.text}>
          <h1>{practice.practitionerName}</h1>
          <p className={styles.title}>{[practice.title, practice.name].filter(Boolean).join(' · ')}</p>
          <ul className={styles.facts}>
            <li>
              {practice.reviewsCount > 0 ? (
                <a href="#reviews" className={styles.stars}>
                  <RatingStars value={practice.reviewsAverage} count={practice.reviewsCount} />
                </a>
              ) : (
                'New on Yarrow'
              )}
            </li>
            {place && (
              <li>
                <Icon name="pin" size={18} /> {place}
              </li>
            )}
            {kinds.has('home') && (
              <li>
                <Icon name="home" size={18} /> Visits at home
              </li>
            )}
            {kinds.has('virtual') && (
              <li>
                <Icon name="video" size={18} /> Virtual sessions
              </li>
            )}
          </ul>
          {practice.headline && <p className={styles.headline}>{practice.headline}</p>}
          {practice.active && (
            <div className={styles.call}>
              <ButtonLink href={bookHref(practice.slug)} size="lg">
                Book with {practice.practitionerFirstName}
              </ButtonLink>
              <p className={styles.promise}>
                {practice.instantClientApproval
                  ? 'Confirmed as soon as you book.'
                  : `${practice.practitionerFirstName} answers each request personally.`}
              </p>
            </div>
          )}
          <p className={styles.share}>
            <CopyLinkButton href={practice.url} />
          </p>
        </div>
      </div>
    </header>
  );
}
