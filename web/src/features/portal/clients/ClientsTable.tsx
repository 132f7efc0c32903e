import { useState, type ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { ClientRow } from './ClientRow.js';
import styles from './ClientsTable.module.css';

const PAGE_SIZE = 50;

const ClientsOfPractice = graphql(`
  query ClientsOfPractice($search: String, $first: Int!, $after: String) {
    clients(search: $search, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...ClientRow_client
        }
      }
    }
  }
`);

export interface ClientsTableProps {
  /** Part of a name, e-mail or phone; empty for all. */
  search: string;
  onOpen: (clientId: string) => void;
}

/** The contacts that match, a page at a time. */
export function ClientsTable({ search, onOpen }: ClientsTableProps) {
  /** Cursors after which the pages begin; the first page has none. */
  const [starts, setStarts] = useState<readonly (string | null)[]>([null]);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Clients</caption>
        <thead>
          <tr>
            <th scope="col">Full Name</th>
            <th scope="col">Email</th>
            <th scope="col">Phone</th>
          </tr>
        </thead>
        {starts.map((after, page) => (
          <ClientsTablePage
            key={after ?? 'first'}
            {...{ search, after, onOpen }}
            isLast={page === starts.length - 1}
            onMore={(cursor) => setStarts([...starts, cursor])}
          />
        ))}
      </table>
    </div>
  );
}

interface ClientsTablePageProps extends ClientsTableProps {
  after: string | null;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

function ClientsTablePage({ search, after, isLast, onOpen, onMore }: ClientsTablePageProps) {
  const { data, error, refetch } = useQuery(ClientsOfPractice, {
    variables: { search: search || null, first: PAGE_SIZE, after },
  });
  if (error) return <Whole content={<ErrorState onRetry={() => refetch()} />} />;
  if (!data) return <Whole content={<Skeleton lines={8} />} busy />;
  const { edges, pageInfo, totalCount } = data.clients;
  if (edges.length === 0) return <Whole content={<NoClients search={search} />} />;
  const next = isLast && pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <tbody>
      {edges.map(({ node }) => (
        <ClientRow key={node.id} client={node} onOpen={() => onOpen(node.id)} />
      ))}
      {isLast && (
        <tr>
          <td colSpan={3} className={styles.foot}>
            {next && (
              <Button variant="outline" size="sm" onClick={() => onMore(next)}>
                Show more
              </Button>
            )}
            <span>{totalCount === 1 ? '1 client' : `${totalCount.toLocaleString('en-US')} clients`}</span>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function NoClients({ search }: { search: string }) {
  if (search) {
    return (
      <EmptyState icon="search" title={`Nobody found for “${search}”`}>
        Try a part of the name, the e-mail address or the phone number.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="users" title="No clients yet">
      Everybody who books with you appears here.
    </EmptyState>
  );
}

function Whole({ content, busy = false }: { content: ReactNode; busy?: boolean }) {
  return (
    <tbody aria-busy={busy || undefined}>
      <tr>
        <td colSpan={3} className={styles.whole}>
          {content}
        </td>
      </tr>
    </tbody>
  );
}
