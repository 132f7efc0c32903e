import { Component, type ReactNode } from 'react';
import { NotLoaded } from '../lib/lazyPage.js';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** In the place of what broke. @param tryAgain shows the children once more */
  fallback: (tryAgain: () => void) => ReactNode;
  /** Something has broken. */
  onError?: () => void;
}

interface State {
  failed: boolean;
}

/** Keeps what breaks, or came in a chunk that did not load, from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Not before: React renders once more what has thrown, and would ask without end.
    if (error instanceof NotLoaded) error.askAnew();
    this.props.onError?.();
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
