import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { PossibleDuplicatesQuery } from '../../../gql/graphql.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { DismissButton } from './DismissButton.js';
import { MergedRecords } from './MergedRecords.js';
import { MergeFlyout } from './MergeFlyout.js';
import { Person } from './Person.js';
import { REASONS } from './reasons.js';

/** Pairs that are shown at first, and more at a time. */
const PAGE_SIZE = 20;
/** As many as the server gives at once. */
const MAX_PAGE = 100;

const PossibleDuplicates = graphql(`
  query PossibleDuplicates($limit: Int!) {
    possibleDuplicates(limit: $limit) {
      totalCount
      pairs {
        id
        reason
        client {
          id
          name
          email
          phone
        }
        other {
          id
          name
          email
          phone
        }
      }
    }
    clientMerges {
      id
      undoableUntil
      client {
        id
        name
      }
      into {
        id
        name
      }
    }
  }
`);

type Pair = PossibleDuplicatesQuery['possibleDuplicates']['pairs'][number];

export interface DuplicatesFlyoutProps {
  /** In which the practice reads days, IANA. */
  zone: string;
  onClose: () => void;
}

/** Clients of the directory who may be one person, each pair with its reason; and who was merged within 30 days. */
export function DuplicatesFlyout({ zone, onClose }: DuplicatesFlyoutProps) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [compared, setCompared] = useState<readonly [string, string]>();
  const { data, previousData, error, refetch } = useQuery(PossibleDuplicates, {
    variables: { limit },
    fetchPolicy: 'cache-and-network',
  });
  const kept = useKeptFocus<HTMLUListElement>();
  const shown = data ?? previousData;
  const page = shown?.possibleDuplicates;
  return (
    <Drawer
      open
      onClose={onClose}
      title="Possible duplicates"
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <chakra.div data-density="compact" display="grid" gap="6">
        {error && !shown && <ErrorState onRetry={() => void refetch()} />}
        {!error && !page && <Skeleton lines={6} />}
        {page && page.totalCount === 0 && (
          <EmptyState icon="check" title="No possible duplicates">
            Clients who may be the same person appear here.
          </EmptyState>
        )}
        {page && page.totalCount > 0 && (
          <chakra.ul display="grid" gap="4" {...kept}>
            {page.pairs.map((pair) => (
              <PairCard key={pair.id} pair={pair} onCompare={() => setCompared([pair.other.id, pair.client.id])} />
            ))}
          </chakra.ul>
        )}
        {page && page.totalCount > page.pairs.length && page.pairs.length < MAX_PAGE && (
          <Button variant="outline" onClick={() => setLimit(Math.min(limit + PAGE_SIZE, MAX_PAGE))}>
            Show more of {page.totalCount.toLocaleString('en-US')}
          </Button>
        )}
        {shown && <MergedRecords heading="Merged in the last 30 days" zone={zone} merges={shown.clientMerges} />}
      </chakra.div>
      {compared && (
        <MergeFlyout
          clientIds={compared}
          onClose={() => setCompared(undefined)}
          onMerged={() => setCompared(undefined)}
        />
      )}
    </Drawer>
  );
}

function PairCard({ pair: { client, other, reason }, onCompare }: { pair: Pair; onCompare: () => void }) {
  return (
    <chakra.li display="grid" gap="3" p="4" border="1px solid" borderColor="line" rounded="md" bg="surface">
      <chakra.p color="textSoft" fontSize="sm">
        {REASONS[reason]}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(11rem, 1fr))" gap="3">
        <Person client={other} />
        <Person client={client} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" size="sm" onClick={onCompare}>
          Compare and merge
          <span className="visually-hidden">
            : {other.name} and {client.name}
          </span>
        </Button>
        <DismissButton clientId={client.id} otherClientId={other.id} />
      </chakra.div>
    </chakra.li>
  );
}
