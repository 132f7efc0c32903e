import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/EmptyState.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';

/**
 * Contains the error of a page, so that the rest keeps working. Reloading also fixes a missing chunk that a newer
 * release has replaced.
 */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(tryAgain, missing) => {
        const offline = missing && !navigator.onLine;
        return (
          <main id="main" tabIndex={-1}>
            <ErrorState
              heading="h1"
              title={offline ? 'Waiting for your connection' : 'Something went wrong'}
              onRetry={offline ? tryAgain : () => location.reload()}
            >
              {offline
                ? "This page opens as soon as you're back online. Nothing was lost."
                : 'Reloading the page usually helps.'}
            </ErrorState>
          </main>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
