import { Suspense } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { UpcomingEvents } from './UpcomingEvents.js';
import { AboutSection } from './AboutSection.js';
import { AtAGlance } from './AtAGlance.js';
import { GallerySection } from './GallerySection.js';
import { LocationsSection } from './LocationsSection.js';
import { ProfileHero } from './ProfileHero.js';
import styles from './ProfileV1.module.css';
import { ReviewsSection } from './ReviewsSection.js';
import { ServicesSection } from './ServicesSection.js';
import { SkillsSection } from './SkillsSection.js';
import { StickyBook } from './StickyBook.js';

export const ProfileV1_practice = graphql(`
  fragment ProfileV1_practice on Practice {
    id
    slug
    ...PracticeStyle_practice
    ...ProfileHero_practice
    ...AboutSection_practice
    ...ServicesSection_practice
    ...SkillsSection_practice
    ...AtAGlance_practice
    ...GallerySection_practice
    ...LocationsSection_practice
    ...StickyBook_practice
  }
`);

/** The profile of the first builder: the main content next to a column of details. */
export function ProfileV1(props: { practice: FragmentType<typeof ProfileV1_practice> }) {
  const practice = readFragment(ProfileV1_practice, props.practice);
  return (
    <PracticeMain practice={practice} className={styles.page}>
      <ProfileHero practice={practice} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AboutSection practice={practice} />
          {/* Each comes to life by itself: what is further down does not keep the first screen waiting. */}
          <Suspense>
            <ServicesSection practice={practice} slug={practice.slug} />
          </Suspense>
          <Suspense>
            <UpcomingEvents slug={practice.slug} />
            <SkillsSection practice={practice} />
            <GallerySection practice={practice} />
          </Suspense>
          <Suspense>
            <ReviewsSection slug={practice.slug} />
          </Suspense>
        </div>
        <aside className={styles.side} aria-label="Practice details">
          <Suspense>
            <LocationsSection practice={practice} />
            <AtAGlance practice={practice} />
          </Suspense>
        </aside>
      </div>
      <StickyBook practice={practice} />
    </PracticeMain>
  );
}
