import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../../ui/Breadcrumb.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';

export interface ConnectionFrameProps {
  title: string;
  above: BreadcrumbProps['above'];
  description?: ReactNode;
  children: ReactNode;
}

/** A page about an account elsewhere: nothing on it is saved as a form. */
export function ConnectionFrame({ title, above, description, children }: ConnectionFrameProps) {
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="48rem" minW="0">
      <Breadcrumb above={above} current={title} />
      <chakra.h1 fontSize="2xl">{title}</chakra.h1>
      {description && <chakra.p color="textSoft">{description}</chakra.p>}
      {children}
    </chakra.main>
  );
}

/** Shown while data is loading, or if it failed to load. */
export function NotThere({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) return <ErrorState heading="h2" onRetry={onRetry} />;
  return (
    <chakra.div aria-busy="true" display="grid" gap="4">
      <Skeleton shape="card" />
      <Skeleton lines={4} />
    </chakra.div>
  );
}
