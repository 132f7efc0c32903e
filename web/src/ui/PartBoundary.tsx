import { Suspense, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from './EmptyState.js';
import { ErrorBoundary } from './ErrorBoundary.js';

export interface PartBoundaryProps extends Pick<ErrorStateProps, 'title' | 'heading'> {
  /** While its chunk is on the way. */
  waiting: ReactNode;
  /** A part in a chunk of its own (`lazyPart`). */
  children: ReactNode;
}

/**
 * Around a part of a page, or of an overlay: a part that does not load or breaks can be tried again, and the rest stays.
 * While the browser is offline a missing part counts as on the way, because it is loaded again on its own.
 */
export function PartBoundary({ waiting, children, ...error }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(tryAgain, missing) =>
        missing && !navigator.onLine ? waiting : <ErrorState {...error} onRetry={tryAgain} />
      }
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
