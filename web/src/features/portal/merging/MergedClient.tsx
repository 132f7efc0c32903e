import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.js';

export interface MergedClientProps {
  into: { name: string };
  heading?: 'h2';
  /** The way to whom they became part of. */
  children: ReactNode;
}

/** In the place of a client who became part of another one. */
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
