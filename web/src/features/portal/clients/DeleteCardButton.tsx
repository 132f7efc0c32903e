import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { cardName, type NamedCard } from '../../checkout/cardName.js';

const CardToDelete = graphql(`
  query CardToDelete($practiceId: ID!, $clientId: ID!) {
    defaultPaymentMethodPractice(practiceId: $practiceId, clientId: $clientId) {
      id
      visitsToCharge
    }
  }
`);

const DeleteCard = graphql(`
  mutation DeleteCard($input: DeletePaymentMethodInput!) {
    deletePaymentMethod(input: $input) {
      result
      errors {
        message
      }
      client {
        id
        defaultPaymentMethod {
          id
        }
      }
    }
  }
`);

export interface DeleteCardButtonProps {
  card: NamedCard & { id: string };
  clientId: string;
  practiceId: string;
}

/** Takes a client's card off file, after a question that says what was to be charged to it. */
export function DeleteCardButton(props: DeleteCardButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Delete<span className="visually-hidden"> card</span>
      </Button>
      {asking && <DeleteQuestion {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteQuestion({ card, clientId, practiceId, onClose }: DeleteCardButtonProps & { onClose: () => void }) {
  const { data, error, refetch } = useQuery(CardToDelete, {
    variables: { practiceId, clientId },
    fetchPolicy: 'network-only',
  });
  const remove = useAction(DeleteCard, {
    success: 'Card deleted.',
    failure: "We couldn't delete the card. Please try again.",
    shown: 'inline',
    mutation: refetchAffected('failedPayments', 'missingPayments'),
    onSuccess: onClose,
  });
  const visits = data?.defaultPaymentMethodPractice?.visitsToCharge ?? 0;
  return (
    <ConfirmDialog
      open
      title={`Delete ${cardName(card)}?`}
      description="This card and any saved before it are removed, and the client is notified. You'll need a new card to charge them again."
      keep="Keep card"
      confirm="Delete card"
      variant="danger"
      blocked={!data}
      pending={remove.pending}
      problem={remove.message}
      onConfirm={() => void remove.run({ input: { practiceId, clientId, paymentMethodId: card.id } })}
      onClose={onClose}
    >
      {error && !data && <ErrorState title="Upcoming charges didn't load" onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={2} />}
      {visits > 0 && (
        <Alert tone="warning">
          {visits === 1 ? 'One appointment is' : `${visits.toLocaleString('en-US')} appointments are`} still to be
          charged to it, and {visits === 1 ? 'needs' : 'need'} another card then.
        </Alert>
      )}
    </ConfirmDialog>
  );
}
