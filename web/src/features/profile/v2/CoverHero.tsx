import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Avatar } from '../../../ui/Avatar.js';
import { ButtonLink } from '../../../ui/Button.js';
import { CopyLinkButton } from '../../../ui/CopyLinkButton.js';
import { Icon } from '../../../ui/Icon.js';
import { RatingStars } from '../../../ui/RatingStars.js';
import { bookHref } from '../../../lib/bookHref.js';
import styles from './CoverHero.module.css';

export const CoverHero_practice = graphql(`
  fragment CoverHero_practice on Practice {
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
    active
    heroImages {
      id
      url
    }
    galleryImages {
      id
      url
    }
  }
`);

const scene = new URL('../../../assets/scenes/lake.svg', import.meta.url).href;

/** The whole width is a picture of the practice (a landscape where it has none); who it is stands on a card over it. */
export function CoverHero(props: { practice: FragmentType<typeof CoverHero_practice> }) {
  const practice = readFragment(CoverHero_practice, props.practice);
  const place = [practice.city, practice.stateAbbreviation].filter(Boolean).join(', ');
  const cover = practice.heroImages[0] ?? practice.galleryImages[0];
  return (
    <header className={styles.hero}>
      <img src={cover?.url ?? scene} alt="" className={styles.cover} fetchPriority="high" />
      <div className={styles.inner}>
        <div className={styles.card}>
          <Avatar name={practice.practitionerName} src={practice.photoUrl} size="xl" />
          <div className={styles.text}>
            <p className={styles.practice}>{practice.name}</p>
            <h1>{practice.practitionerName}</h1>
            <div className={styles.facts}>
              {practice.title && <span>{practice.title}</span>}
              {place && (
                <span>
                  <Icon name="pin" size={18} /> {place}
                </span>
              )}
              {practice.reviewsCount > 0 ? (
                <a href="#reviews">
                  <RatingStars value={practice.reviewsAverage} count={practice.reviewsCount} />
                </a>
              ) : (
                <span>New on Yarrow</span>
              )}
            </div>
            {practice.headline && <p className={styles.headline}>{practice.headline}</p>}
            <p className={styles.share}>
              <CopyLinkButton href={practice.url} />
            </p>
          </div>
          {practice.active && (
            <ButtonLink href={bookHref(practice.slug)} size="lg" className={styles.book}>
              Book with {practice.practitionerFirstName}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
