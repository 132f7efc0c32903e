import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { OpenMattersOfClientQuery } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';

const OpenMattersOfClient = graphql(`
  query OpenMattersOfClient($clientId: ID!) {
    clientOpenMatters(clientId: $clientId) {
      visitsAhead
      sessionsLeft
      unsettledVisits
    }
  }
`);

const DeleteClient = graphql(`
  mutation DeleteClient($clientId: ID!) {
    deleteClient(clientId: $clientId) {
      result
      errors {
        message
      }
      client {
        id
        deletedAt
      }
    }
  }
`);

export interface DeleteClientButtonProps {
  client: { id: string; name: string };
  onDeleted: () => void;
}

/** Takes a client out of the directory, after a question that says what becomes of visits, money and reviews. */
export function DeleteClientButton({ client, onDeleted }: DeleteClientButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete client
      </Button>
      {asking && <DeleteQuestion client={client} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteQuestion({ client, onDeleted, onClose }: DeleteClientButtonProps & { onClose: () => void }) {
  const { data, error, refetch } = useQuery(OpenMattersOfClient, {
    variables: { clientId: client.id },
    fetchPolicy: 'network-only',
  });
  const remove = useAction(DeleteClient, {
    success: 'Client deleted successfully. ',
    // The wording is the specification's (portal operations §8).
    failure: 'Payment could not be processed',
    reasons: 'appended',
    unknownReason: 'please try again.',
    shown: 'inline',
    mutation: refetchAffected('clients'),
    onSuccess: onDeleted,
  });
  const matters = data?.clientOpenMatters;
  return (
    <ConfirmDialog
      open
      title={`Delete ${client.name}?`}
      description="They're removed from your directory. Past visits, payments and reviews keep their name; notes, intake answers and custom prices are no longer shown. If they book again, they become a new client."
      keep="Keep client"
      confirm="Delete client"
      variant="danger"
      blocked={!matters || keepsFrom(matters)}
      pending={remove.pending}
      problem={remove.message}
      onConfirm={() => void remove.run({ clientId: client.id })}
      onClose={onClose}
    >
      {error && <ErrorState title="Open items didn't load" onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={2} />}
      {matters && <OpenMatters {...matters} />}
    </ConfirmDialog>
  );
}

type Matters = NonNullable<OpenMattersOfClientQuery['clientOpenMatters']>;

const keepsFrom = ({ visitsAhead, sessionsLeft }: Pick<Matters, 'visitsAhead' | 'sessionsLeft'>) =>
  visitsAhead > 0 || sessionsLeft > 0;

function OpenMatters({ visitsAhead, sessionsLeft, unsettledVisits }: Omit<Matters, '__typename'>) {
  return (
    <>
      {visitsAhead > 0 && (
        <Alert tone="warning">
          {count(visitsAhead, 'visit is', 'visits are')} still to come. Cancel{' '}
          {visitsAhead === 1 ? 'it' : 'each of them'} first, so that the client hears of it.
        </Alert>
      )}
      {sessionsLeft > 0 && (
        <Alert tone="warning">
          {count(sessionsLeft, 'paid session is', 'paid sessions are')} not used yet. Refund the package first.
        </Alert>
      )}
      {unsettledVisits > 0 && (
        <Alert tone="info">
          Money is open for {count(unsettledVisits, 'visit', 'visits')}. You can still collect or give it back
          afterwards.
        </Alert>
      )}
    </>
  );
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
