import { lazy, Suspense } from 'react';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { ProfileSkeleton } from './ProfileSkeleton.js';
import { ProfileV1 } from './ProfileV1.js';

const ProfileV2 = lazy(async () => ({ default: (await import('./v2/ProfileV2.js')).ProfileV2 }));

export const pageQuery = graphql(`
  query Profile($slug: String!) {
    practice(slug: $slug) {
      id
      practitionerName
      builderVersion
      ...ProfileV1_practice
      ...ProfileV2_practice
    }
  }
`);

/** The public profile of a practitioner: `/p/:slug`. The practice's builder version chooses how it looks. */
export function ProfilePage() {
  const { slug = '' } = useParams<{ slug: string }>();
  const { data, loading, error, refetch: retry } = useQuery(pageQuery, { variables: { slug } });
  const practice = data?.practice;
  usePageTitle(practice?.practitionerName ?? 'Practitioner');
  if (error && !practice) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" title="This profile did not load" onRetry={() => retry()} />
      </main>
    );
  }
  if (loading) return <ProfileSkeleton />;
  if (!practice) return <NotFoundPage />;
  if (practice.builderVersion !== 'v2') return <ProfileV1 practice={practice} />;
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <ProfileV2 practice={practice} />
    </Suspense>
  );
}
