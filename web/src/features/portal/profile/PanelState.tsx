import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';

export interface PanelStateProps<T> {
  data: T | null | undefined;
  error: object | undefined;
  onRetry: () => void;
  /** What is loading, such as "credentials". */
  noun: string;
  children: (data: T) => ReactNode;
}

/** Renders a part of the profile once it is loaded; until then a loading state or an error. */
export function PanelState<T>({ data, error, onRetry, noun, children }: PanelStateProps<T>) {
  if (data) return children(data);
  if (error) return <ErrorState heading="h3" onRetry={onRetry} />;
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading {noun}
      </span>
      <Skeleton shape="card" />
    </div>
  );
}
