import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { PracticeMain } from '../../../theme/PracticeMain.js';
import { ButtonLink } from '../../../ui/Button.js';
import { UpcomingEvents } from '../UpcomingEvents.js';
import { AboutSection } from '../AboutSection.js';
import { AtAGlance } from '../AtAGlance.js';
import { bookHref } from '../../../lib/bookHref.js';
import { GallerySection } from '../GallerySection.js';
import { LocationsSection } from '../LocationsSection.js';
import { ReviewsSection } from '../ReviewsSection.js';
import { SkillsSection } from '../SkillsSection.js';
import { StickyBook } from '../StickyBook.js';
import { CoverHero } from './CoverHero.js';
import styles from './ProfileV2.module.css';
import { SectionLinks } from './SectionLinks.js';
import { ServiceCards } from './ServiceCards.js';

export const ProfileV2_practice = graphql(`
  fragment ProfileV2_practice on Practice {
    id
    slug
    active
    practitionerFirstName
    ...PracticeStyle_practice
    ...CoverHero_practice
    ...SectionLinks_practice
    ...ServiceCards_practice
    ...AboutSection_practice
    ...SkillsSection_practice
    ...AtAGlance_practice
    ...GallerySection_practice
    ...LocationsSection_practice
    ...StickyBook_practice
  }
`);

/** The profile of the second builder: one wide band after the other under a full picture, like a site of one's own. */
export function ProfileV2(props: { practice: FragmentType<typeof ProfileV2_practice> }) {
  const practice = readFragment(ProfileV2_practice, props.practice);
  return (
    <PracticeMain practice={practice}>
      <CoverHero practice={practice} />
      <SectionLinks practice={practice} />
      <div className={styles.band}>
        <ServiceCards practice={practice} />
        <UpcomingEvents slug={practice.slug} />
      </div>
      <div id="about" className={styles.sunk}>
        <div className={styles.pair}>
          <div className={styles.stack}>
            <AboutSection practice={practice} />
          </div>
          <div className={styles.stack}>
            <SkillsSection practice={practice} />
          </div>
        </div>
      </div>
      <div className={styles.band}>
        <GallerySection practice={practice} />
        <ReviewsSection slug={practice.slug} />
      </div>
      <div id="visit" className={styles.sunk}>
        <div className={styles.places}>
          <LocationsSection practice={practice} />
          <AtAGlance practice={practice} />
        </div>
      </div>
      {practice.active && (
        <div className={styles.closing}>
          <h2>Ready when you are</h2>
          <p>See when {practice.practitionerFirstName} has time and book in a minute.</p>
          <ButtonLink href={bookHref(practice.slug)} size="lg">
            Book with {practice.practitionerFirstName}
          </ButtonLink>
        </div>
      )}
      <StickyBook practice={practice} />
    </PracticeMain>
  );
}
