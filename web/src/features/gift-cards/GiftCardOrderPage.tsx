import { useQuery } from '@apollo/client/react';
import { useParams } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { formatMoney } from '../../lib/money.js';
import { refetchFresh } from '../../lib/refetchFresh.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { GiftCardFrame } from './GiftCardFrame.js';
import { OrderFacts } from './OrderFacts.js';
import { sendingText } from './sendingText.js';

/** The forms of the providers come for an order that is to be paid. */
const PayForGiftCard = lazyPart(async () => (await import('./PayForGiftCard.js')).PayForGiftCard);

const GiftCardOrderPageQuery = graphql(`
  query GiftCardOrderPage($token: String!) {
    giftCardOrder(token: $token) {
      id
      state
      amountCents
      currency
      recipientName
      sendOn
      sent
      practice {
        id
        name
        url
        slug
        ...PracticeStyle_practice
      }
      ...OrderFacts_order
      ...PayForGiftCard_order
    }
  }
`);

/** `/gift-cards/:token`: pays for a gift card that was ordered, and says what became of it. */
export function GiftCardOrderPage() {
  const { token = '' } = useParams<{ token: string }>();
  const { data, error, observable } = useQuery(GiftCardOrderPageQuery, { variables: { token } });
  usePageTitle('Your gift card');
  const refresh = () => void refetchFresh(observable);
  const order = data?.giftCardOrder;
  if (data && !order && !error) return <NotFoundPage />;
  if (!order) {
    return (
      <GiftCardFrame title="Your gift card">
        {error ? <ErrorState heading="h2" onRetry={refresh} /> : <Skeleton lines={8} />}
      </GiftCardFrame>
    );
  }
  const { practice, state } = order;
  const amount = formatMoney(order.amountCents, order.currency);
  return (
    <PracticeMain practice={practice}>
      <GiftCardFrame within title={state === 'paid' ? 'Thank you' : `A ${amount} gift card from ${practice.name}`}>
        {state === 'awaiting_payment' && (
          <>
            <OrderFacts order={order} />
            <PartBoundary waiting={<Skeleton lines={6} />}>
              <PayForGiftCard order={order} onChange={refresh} />
            </PartBoundary>
          </>
        )}
        {state === 'paid' && (
          <>
            <p role="status">
              Your {amount} gift card from {practice.name} is paid. {sendingText(order)}
            </p>
            <OrderFacts order={order} />
            <div>
              <ButtonLink variant="outline" href={practice.url}>
                See {practice.name}
              </ButtonLink>
            </div>
          </>
        )}
        {state === 'expired' && (
          <EmptyState
            heading="h2"
            icon="gift"
            title="This order has expired"
            action={<ButtonLink href={`/p/${practice.slug}/gift-cards`}>Order again</ButtonLink>}
          >
            It wasn't paid within a day, and you weren't charged.
          </EmptyState>
        )}
      </GiftCardFrame>
    </PracticeMain>
  );
}
