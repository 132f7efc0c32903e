import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { showToast } from '../lib/toasts.js';

/** Said in the place of a dialog or flyout. */
export const NOT_OPENED = "We couldn't open this. Check your connection and try again.";

export interface OverlayProps {
  /** Called when it should close. */
  onClose: () => void;
  /** A dialog or flyout in a chunk of its own (`lazyPart`). */
  children: ReactNode;
}

/**
 * Around what opens over a page, while it is open. Where its chunk does not load, as without a connection, the page stays as it
 * is, with everything that was typed there, and says so.
 */
export function Overlay({ onClose, children }: OverlayProps) {
  const fail = () => {
    showToast(NOT_OPENED, 'error');
    onClose();
  };
  return (
    <ErrorBoundary fallback={() => null} onError={fail}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
