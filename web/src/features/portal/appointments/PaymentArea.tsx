import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import type { AppointmentPaymentQuery } from '../../../gql/graphql.js';
import { formatMoney } from '../../../lib/money.js';
import { CONNECTION_MESSAGE, isConnectionLost } from '../../../lib/userErrors.js';
import { Badge } from '../../../ui/Badge.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { showToast } from '../../../ui/toasts.js';
import { paymentStatusTone, paymentStatusLabel, unpaidReason, type UnpaidReason } from './paymentStatus.js';

/** Asked for by itself, so that a request can be answered while payments are out of reach. */
const AppointmentPayment = graphql(`
  query AppointmentPayment($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      past
      amountCents
      amountCurrency
      fullTotal
      paymentStatus
      paymentError
      markPaid
      hasPaymentMethod
      defaultPaymentMethod {
        id
        brand
        last4
      }
    }
  }
`);

const RetryPayment = graphql(`
  mutation RetryPayment($appointmentId: ID!) {
    retryPayment(appointmentId: $appointmentId) {
      result
      errors {
        message
      }
      appointment {
        id
        paymentStatus
      }
    }
  }
`);

type Payment = NonNullable<AppointmentPaymentQuery['tokenAppointment']>;

/** What is paid, what is due and by which card; for a visit that is over and unpaid, what to do about it. */
export function PaymentArea({ token }: { token: string }) {
  const { data, error } = useQuery(AppointmentPayment, {
    variables: { instantActionToken: token },
    fetchPolicy: 'cache-and-network',
  });
  const payment = data?.tokenAppointment;
  if (error) {
    return (
      <chakra.p color="textSoft" fontSize="sm">
        The payment status is not available at the moment.
      </chakra.p>
    );
  }
  if (!payment) return <Skeleton lines={2} />;
  const reason = unpaidReason(payment);
  const card = payment.defaultPaymentMethod;
  return (
    <chakra.section display="grid" gap="3" py="3" px="4" rounded="md" bg="surfaceSunk" aria-label="Payment">
      <chakra.p display="flex" flexWrap="wrap" rowGap="2" columnGap="3" alignItems="center">
        <Badge tone={paymentStatusTone(payment.paymentStatus)}>{paymentStatusLabel(payment.paymentStatus)}</Badge>
        <strong>{payment.fullTotal === 0 ? 'Free' : formatMoney(payment.fullTotal, payment.amountCurrency)}</strong>
        {card && (
          <chakra.span ml="auto" color="textSoft" fontSize="sm" textTransform="capitalize">
            {card.brand} •••• {card.last4}
          </chakra.span>
        )}
      </chakra.p>
      {reason && <UnpaidBanner reason={reason} payment={payment} />}
    </chakra.section>
  );
}

const BANNERS: Record<UnpaidReason, { title: string; text: string }> = {
  overdue: { title: 'Overdue', text: 'There is no card on file. Ask your client for a payment method.' },
  not_processed: { title: 'Payment not processed', text: '' },
  unpaid: { title: 'Unpaid', text: 'A card is on file and can be charged.' },
};

function UnpaidBanner({ reason, payment }: { reason: UnpaidReason; payment: Payment }) {
  const [retry, { loading }] = useMutation(RetryPayment, refetchAffected());
  const { title, text } = BANNERS[reason];
  const charge = async () => {
    const { data, error } = await retry({ variables: { appointmentId: payment.id } });
    const refusal = data?.retryPayment.errors[0]?.message;
    if (isConnectionLost(error))
      showToast(`The answer did not come, and nothing is charged twice. ${CONNECTION_MESSAGE}`, 'error');
    else if (error) showToast('Payment failed: Internal server error', 'error');
    else if (refusal) showToast(`Payment failed: ${refusal}`, 'error');
    else showToast('Success! Payment processed.');
  };
  return (
    <chakra.div display="grid" gap="2" pt="3" borderTop="1px solid" borderColor="lineStrong" fontSize="sm">
      <p>
        <strong>{title}.</strong> {payment.paymentError ?? text}
      </p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {payment.hasPaymentMethod && (
          <Button size="sm" loading={loading} onClick={charge}>
            Retry
          </Button>
        )}
        <ButtonLink size="sm" variant="outline" external href={`/m/c/${payment.instantActionToken}`}>
          In Person Payment
        </ButtonLink>
      </chakra.div>
    </chakra.div>
  );
}
