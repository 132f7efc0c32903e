import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/EmptyState.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';

/**
 * Keeps a page that broke from taking the rest with it. Loading the page anew also cures a chunk that a newer release
 * has replaced.
 */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <BrokenPage />}>{children}</ErrorBoundary>;
}

function BrokenPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorState title="Something went wrong on this page" onRetry={() => window.location.reload()}>
        It is our fault, not yours. Loading the page again usually helps.
      </ErrorState>
    </main>
  );
}
