import type { ReactNode } from 'react';
import { chakra } from '../ui/chakra.js';

export interface ListPageProps {
  /** The page's only `h1`. */
  title: string;
  /** What the list is, in a sentence. */
  subtitle?: string;
  /** Buttons for the whole list, the main one last. */
  actions?: ReactNode;
  /** Fields that narrow the list; what they hold lives in the address (`useListFilters`). */
  filters?: ReactNode;
  /** The list, most often a `DataTable`, and what opens over it. */
  children: ReactNode;
}

/** A page of the portal that holds one list: title and actions, then filters, then the list. */
export function ListPage({ title, subtitle, actions, filters, children }: ListPageProps) {
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="80rem" minW="0">
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <div>
          <chakra.h1 fontSize="2xl">{title}</chakra.h1>
          {subtitle && <chakra.p color="textSoft">{subtitle}</chakra.p>}
        </div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.header>
      {filters && (
        <chakra.div
          role="search"
          aria-label={`Filter ${title.toLowerCase()}`}
          display="flex"
          flexWrap="wrap"
          gap="3"
          alignItems="end"
          css={FIELDS}
        >
          {filters}
        </chakra.div>
      )}
      {children}
    </chakra.main>
  );
}

/** On a phone the first one, which searches, over the whole width, the others in pairs. */
const FIELDS = {
  '& > *': { flex: '0 1 20rem' },
  '@media (max-width: 768px)': { '& > *': { flex: '1 1 9rem' }, '& > :first-of-type': { flex: '1 1 100%' } },
} as const;
