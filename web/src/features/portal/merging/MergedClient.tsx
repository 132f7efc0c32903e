import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.js';

export interface MergedClientProps {
  into: { name: string };
  heading?: 'h2';
  /** Link to the client that they were merged into. */
  children: ReactNode;
}

/** Shown in place of a client who was merged into another one. */
export function MergedClient({ into, heading, children }: MergedClientProps) {
  return (
    <EmptyState
      icon="user"
      title={`This client is part of ${into.name} now`}
      action={children}
      {...(heading && { heading })}
    >
      The two records were merged. Everything that belonged to this one is there.
    </EmptyState>
  );
}
