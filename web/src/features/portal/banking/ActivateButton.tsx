import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { CARD_PROVIDERS, type CardProvider } from './providers.js';
import { sayUpdated } from './savedToast.js';

const UpdatePracticePaymentProvider = graphql(`
  mutation UpdatePracticePaymentProvider($provider: String!) {
    updatePracticePaymentProvider(provider: $provider) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        paymentProvider
      }
    }
  }
`);

/** Lets another provider charge cards, after a question. */
export function ActivateButton({ provider }: { provider: CardProvider }) {
  const [asking, setAsking] = useState(false);
  const update = useAction(UpdatePracticePaymentProvider, {
    failure: 'Please try again later.',
    saysError: true,
    shown: 'inline',
    mutation: refetchAffected(),
    onSuccess: () => {
      setAsking(false);
      sayUpdated();
    },
  });
  const name = CARD_PROVIDERS[provider];
  const other = CARD_PROVIDERS[provider === 'stripe' ? 'square' : 'stripe'];
  const close = () => {
    update.clear();
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Use {name} for cards
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={`Charge cards with ${name}?`}
        description={`From now on ${name} charges cards. Clients with a card saved at ${other} enter it once more. Past payments stay with ${other}, and refunds go back there.`}
        confirm={`Use ${name}`}
        keep={`Keep ${other}`}
        pending={update.pending}
        problem={update.message || undefined}
        onConfirm={() => void update.run({ provider })}
      />
    </>
  );
}
