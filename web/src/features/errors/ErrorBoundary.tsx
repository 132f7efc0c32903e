import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/EmptyState.js';

interface State {
  failed: boolean;
}

/**
 * Keeps a page that broke from taking the rest with it. Loading the page anew also cures a chunk that a newer release
 * has replaced.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState title="Something went wrong on this page" onRetry={() => window.location.reload()}>
          It is our fault, not yours. Loading the page again usually helps.
        </ErrorState>
      </main>
    );
  }
}
