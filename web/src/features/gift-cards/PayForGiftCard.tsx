import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { formatMoney } from '../../lib/money.js';
import { Alert } from '../../ui/Alert.js';
import { chakra } from '../../ui/chakra.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { PayByCard } from '../checkout/PayByCard.js';

const PaypalButtons = lazyPart(async () => (await import('../payments/PaypalButtons.js')).PaypalButtons);

export const PayForGiftCard_order = graphql(`
  fragment PayForGiftCard_order on GiftCardOrder {
    id
    token
    amountCents
    currency
    practice {
      id
      hasPaymentProvider
      hasPaypalPaymentsEnabled
      hasVenmoPaymentsEnabled
    }
  }
`);

export interface PayForGiftCardProps {
  order: FragmentType<typeof PayForGiftCard_order>;
  /** It was paid, or can no longer be: refetch the order. */
  onChange: () => void;
}

/** The ways to pay for a gift card. */
export function PayForGiftCard({ onChange, ...props }: PayForGiftCardProps) {
  const { id, token, amountCents, currency, practice } = readFragment(PayForGiftCard_order, props.order);
  const subject = { appointmentId: id, instantActionToken: token };
  const wallets = practice.hasPaypalPaymentsEnabled || practice.hasVenmoPaymentsEnabled;
  return (
    <chakra.div display="grid" gap="5">
      {!practice.hasPaymentProvider && !wallets && (
        <Alert tone="warning">This practice can't be paid online at the moment. Please try again later.</Alert>
      )}
      {practice.hasPaymentProvider && (
        <PayByCard
          about="gift card"
          practiceId={practice.id}
          subject={subject}
          submitLabel={`Pay ${formatMoney(amountCents, currency)}`}
          offerSaved={false}
          lookupProblem="Error fetching payment method."
          prepare={async () => subject}
          onDone={onChange}
          onRefused={onChange}
        />
      )}
      {wallets && (
        <PartBoundary waiting={<Skeleton lines={2} />}>
          <PaypalButtons
            about="gift card"
            practiceId={practice.id}
            prepare={async () => subject}
            onPaid={onChange}
            onRefused={onChange}
          />
        </PartBoundary>
      )}
    </chakra.div>
  );
}
