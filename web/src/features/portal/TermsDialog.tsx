import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { usePortalPractice } from './usePortalPractice.js';

const TermsQuestion = lazyPart(async () => (await import('./TermsQuestion.js')).TermsQuestion);

/** The terms have changed (practice flag showTermsModal). The question's code is fetched where it is asked only. */
export function TermsDialog() {
  const practice = usePortalPractice();
  const due = practice?.showTermsModal === true;
  // It stays to close once it was agreed.
  const [asked, setAsked] = useState(due);
  if (due && !asked) setAsked(true);
  return (
    asked && (
      // Where it does not load, it is asked with the next visit.
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <TermsQuestion due={due} termsUrl={practice?.termsUrl} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
