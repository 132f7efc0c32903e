import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { chakra } from '../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import type { IconName } from '../../ui/Icon.js';
import { Skeleton } from '../../ui/Skeleton.js';

export interface StaffListProps<T> {
  title: string;
  intro: ReactNode;
  /** Undefined while they are loading. */
  items: readonly T[] | undefined;
  error: ErrorLike | undefined;
  onRetry: () => void;
  /** What is said where there are none. */
  none: { icon: IconName; title: string; text: string };
  children: (item: T) => ReactNode;
  /** Above the list. */
  head?: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
}

/** A page of the staff: a list of things to decide about, with its empty, loading and error state. */
export function StaffList<T>({ title, intro, items, error, onRetry, none, children, head, foot }: StaffListProps<T>) {
  usePageTitle(title);
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" aria-label={title}>
      <chakra.header display="grid" gap="2">
        <chakra.h1 fontSize="2xl">{title}</chakra.h1>
        <chakra.p maxW="65ch" color="textSoft">
          {intro}
        </chakra.p>
      </chakra.header>
      {head}
      {error && !items && <ErrorState heading="h2" onRetry={onRetry} />}
      {!items && !error && (
        <div role="status" aria-label="Loading">
          <Skeleton lines={8} />
        </div>
      )}
      {items?.length === 0 && (
        <EmptyState icon={none.icon} heading="h2" title={none.title}>
          {none.text}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" aria-label={title}>
          {items.map(children)}
        </chakra.ul>
      )}
      {foot}
    </chakra.section>
  );
}
