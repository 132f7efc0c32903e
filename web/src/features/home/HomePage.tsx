import { Suspense, useRef } from 'react';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { ExploreServices } from './ExploreServices.js';
import { FindStarted } from './FindStarted.js';
import { Hero } from './Hero.js';
import { PractitionerInvitation } from './PractitionerInvitation.js';
import { RecentReviews } from './RecentReviews.js';
import { StickyFind } from './StickyFind.js';
import { useQuizFlash } from './useQuizFlash.js';

/** The home page: hero, recent reviews, services, call to practitioners, closing call. */
export function HomePage() {
  usePageTitle('Yarrow: find a wellness practitioner you trust');
  useQuizFlash();
  const hero = useRef<HTMLElement>(null);
  return (
    <main id="main" tabIndex={-1}>
      <Hero ref={hero} />
      {/* Each comes to life by itself: what is further down does not keep the first screen waiting. */}
      <Suspense>
        <RecentReviews />
      </Suspense>
      <Suspense>
        <ExploreServices />
      </Suspense>
      <Suspense>
        <PractitionerInvitation />
        <FindStarted />
      </Suspense>
      <StickyFind after={hero} />
    </main>
  );
}
