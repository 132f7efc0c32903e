import { Suspense, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from './EmptyState.js';
import { ErrorBoundary } from './ErrorBoundary.js';

export interface PartBoundaryProps extends Pick<ErrorStateProps, 'title' | 'heading'> {
  /** While its chunk is on the way. */
  waiting: ReactNode;
  /** A part in a chunk of its own (`lazyPart`). */
  children: ReactNode;
}

/** Around a part of a page, or of what lies over it: where it does not load or breaks, it can be tried again, and the rest stays. */
export function PartBoundary({ waiting, children, ...error }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={(tryAgain) => <ErrorState {...error} onRetry={tryAgain} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
