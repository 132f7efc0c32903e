import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { EndorsedKeywordsQuery } from '../../../gql/graphql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { DataTable, type DataColumn } from '../../../portal-ui/DataTable.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';

const EndorsedKeywords = graphql(`
  query EndorsedKeywords {
    currentPractice {
      id
      skills {
        id
        endorsementsCount
        specialty {
          id
          name
        }
      }
    }
  }
`);

type Keyword = NonNullable<EndorsedKeywordsQuery['currentPractice']>['skills'][number];

const COLUMNS: readonly DataColumn<Keyword>[] = [
  { id: 'name', header: 'Keyword', cell: ({ specialty }) => specialty.name },
  {
    id: 'count',
    header: 'Endorsed by',
    align: 'end',
    cell: ({ endorsementsCount: count }) => (count === 1 ? '1 client' : `${count} clients`),
  },
];

/** /portal/reviews/keywords: what clients endorse the practice for. */
export function KeywordsPage() {
  usePageTitle('Endorsed keywords');
  const { data, error, refetch } = useQuery(EndorsedKeywords, { fetchPolicy: 'cache-and-network' });
  // The most endorsed first, others as the practitioner has put them.
  const rows = data?.currentPractice?.skills.toSorted((one, other) => other.endorsementsCount - one.endorsementsCount);
  return (
    <ListPage title="Endorsed keywords">
      <chakra.p color="textSoft">
        Clients who review you may endorse what you do well. The counts stand on your profile next to your keywords.
      </chakra.p>
      <DataTable
        label="Keywords"
        nouns={['keyword', 'keywords']}
        columns={COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon="star" heading="h2" title="No keywords yet">
            Once your profile has keywords, clients can endorse them when they review you.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
