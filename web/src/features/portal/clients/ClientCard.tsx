import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchFresh } from '../../../lib/refetchFresh.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { cardExpiry, cardName } from '../../checkout/cardName.js';
import { DeleteCardButton } from './DeleteCardButton.js';
import { SaveCardDialog } from './SaveCardDialog.js';

const CardOfClient = graphql(`
  query CardOfClient($clientId: ID!) {
    client(clientId: $clientId) {
      id
      defaultPaymentMethod {
        id
        brand
        last4
        expMonth
        expYear
      }
    }
    currentPractice {
      id
      hasPaymentProvider
    }
  }
`);

export interface ClientCardProps {
  clientId: string;
  heading?: 'h2' | 'h3';
  /** It can be taken off file here. */
  deletable?: boolean;
}

/** The card that would be charged, and the way to give another one; it may fail without the rest of the client. */
export function ClientCard({ clientId, heading = 'h3', deletable = false }: ClientCardProps) {
  const { data, error, observable, refetch } = useQuery(CardOfClient, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const [saving, setSaving] = useState(false);
  const kept = useKeptFocus<HTMLDivElement>();
  const card = data?.client?.defaultPaymentMethod;
  const practice = data?.currentPractice;
  return (
    <section aria-label="Card on file">
      <chakra.h3 as={heading} mb="2" fontSize="lg">
        Card on file
      </chakra.h3>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" fontSize="sm" {...kept}>
        {error && !data && (
          <>
            <p role="alert">Error fetching payment method, please try again later.</p>
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        )}
        {!error && !data && <Skeleton lines={1} />}
        {card && (
          <chakra.span display="flex" flex="1 1 12rem" gap="3" alignItems="center" minW="0">
            <Icon name="card" />
            <chakra.span minW="0">
              <chakra.strong display="block" fontWeight={600}>
                {cardName(card)}
              </chakra.strong>
              <chakra.span color="textSoft">{cardExpiry(card)}</chakra.span>
            </chakra.span>
          </chakra.span>
        )}
        {data && !card && (
          <chakra.p flex="1" color="textSoft">
            {practice?.hasPaymentProvider ? 'None.' : 'None. Cards can be saved once a card provider is connected.'}
          </chakra.p>
        )}
        {practice?.hasPaymentProvider && (
          <Button variant="outline" size="sm" onClick={() => setSaving(true)}>
            {card ? 'Change' : 'Add'}
            <span className="visually-hidden"> card</span>
          </Button>
        )}
        {deletable && card && practice && <DeleteCardButton card={card} {...{ clientId, practiceId: practice.id }} />}
      </chakra.div>
      {practice && (
        <SaveCardDialog
          open={saving}
          {...{ clientId, practiceId: practice.id }}
          onClose={() => setSaving(false)}
          onChange={() => void refetchFresh(observable)}
        />
      )}
    </section>
  );
}
