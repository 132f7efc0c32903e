import { useQuery } from 'urql';
import { useParams } from 'wouter';
import { usePageTitle } from '../../app/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { NotFoundPage } from '../errors/NotFoundPage.js';
import { AboutSection } from './AboutSection.js';
import { AtAGlance } from './AtAGlance.js';
import { GallerySection } from './GallerySection.js';
import { LocationsSection } from './LocationsSection.js';
import { ProfileHero } from './ProfileHero.js';
import styles from './ProfilePage.module.css';
import { ProfileSkeleton } from './ProfileSkeleton.js';
import { ReviewsSection } from './ReviewsSection.js';
import { ServicesSection } from './ServicesSection.js';
import { SkillsSection } from './SkillsSection.js';
import { StickyBook } from './StickyBook.js';

const Profile = graphql(`
  query Profile($slug: String!) {
    practice(slug: $slug) {
      id
      practitionerName
      reviewsCount
      ...ProfileHero_practice
      ...AboutSection_practice
      ...ServicesSection_practice
      ...SkillsSection_practice
      ...AtAGlance_practice
      ...GallerySection_practice
      ...LocationsSection_practice
      ...StickyBook_practice
    }
  }
`);

/** The public profile of a practitioner: `/p/:slug`. */
export function ProfilePage() {
  const { slug = '' } = useParams<{ slug: string }>();
  const [{ data, fetching, error }, retry] = useQuery({ query: Profile, variables: { slug } });
  const practice = data?.practice;
  usePageTitle(practice?.practitionerName ?? 'Practitioner');
  if (error && !practice) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState title="This profile did not load" onRetry={() => retry({ requestPolicy: 'network-only' })} />
      </main>
    );
  }
  if (fetching) return <ProfileSkeleton />;
  if (!practice) return <NotFoundPage />;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ProfileHero practice={practice} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AboutSection practice={practice} />
          <ServicesSection practice={practice} slug={slug} />
          <SkillsSection practice={practice} />
          <GallerySection practice={practice} />
          <ReviewsSection slug={slug} />
        </div>
        <aside className={styles.side} aria-label="Practice details">
          <LocationsSection practice={practice} />
          <AtAGlance practice={practice} />
        </aside>
      </div>
      <StickyBook practice={practice} />
    </main>
  );
}
