import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';

const DuplicatesCount = graphql(`
  query DuplicatesCount {
    possibleDuplicates(limit: 1) {
      totalCount
    }
    clientMerges {
      id
    }
  }
`);

/** Over the directory, where two of its clients may be one, or were merged a short time ago. */
export function DuplicatesBar({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(DuplicatesCount, { fetchPolicy: 'cache-and-network' });
  const count = data?.possibleDuplicates.totalCount ?? 0;
  const merged = data?.clientMerges.length ?? 0;
  if (count === 0 && merged === 0) return null;
  return (
    <Alert
      tone="calm"
      icon="user"
      action={
        <Button variant="outline" size="sm" onClick={onOpen}>
          {count > 0 ? 'Review duplicates' : 'See merged clients'}
        </Button>
      }
    >
      {count > 0 ? possible(count) : mergedText(merged)}
    </Alert>
  );
}

const possible = (count: number) =>
  count === 1
    ? 'Two clients may be the same person.'
    : `${count.toLocaleString('en-US')} pairs of clients may be the same person.`;

const mergedText = (count: number) =>
  `${count === 1 ? 'One client was' : `${count.toLocaleString('en-US')} clients were`} merged in the last 30 days, which can be undone.`;
