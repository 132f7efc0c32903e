import { Component, type ReactNode } from 'react';
import { NotLoaded } from '../lib/lazyPage.js';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /**
   * In the place of what broke.
   * @param tryAgain shows the children once more
   * @param missing a chunk failed to load; it is loaded again when the connection is back
   */
  fallback: (tryAgain: () => void, missing: boolean) => ReactNode;
  /** Something has broken. */
  onError?: () => void;
}

interface State {
  error: unknown;
}

/** Keeps what breaks, or came in a chunk that did not load, from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // Not before: React renders once more what has thrown, and would ask without end.
    if (error instanceof NotLoaded) {
      error.askAnew();
      // Does nothing if the part has unmounted by then.
      addEventListener('online', this.tryAgain, { once: true });
    }
    this.props.onError?.();
  }

  override render() {
    const { children, fallback } = this.props;
    const { error } = this.state;
    return error ? fallback(this.tryAgain, error instanceof NotLoaded) : children;
  }

  private readonly tryAgain = () => this.setState({ error: undefined });
}
