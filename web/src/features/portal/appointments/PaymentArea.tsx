import { useQuery } from '@apollo/client/react';
import type { AppointmentState } from '../../../gql/graphql.js';
import { formatAmount } from '../../../lib/money.js';
import { Badge } from '../../../ui/Badge.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { AdjustmentList } from './AdjustmentList.js';
import { AddRefundButton } from './AddRefundButton.js';
import { AppointmentPayment, type AppointmentMoney } from './appointmentPayment.js';
import { Deductions } from '../money/Deductions.js';
import { DisputeAlert } from '../money/DisputeAlert.js';
import { FailedRefundAlert } from '../money/FailedRefundAlert.js';
import { MarkPaidButton, UndoMarkPaid } from './MarkPaidButton.js';
import { InvoiceList } from './InvoiceList.js';
import { OverpaidAlert } from './OverpaidAlert.js';
import { paymentStatusTone, paymentStatusLabel, unpaidReason } from '../money/paymentStatus.js';
import { SendInvoiceButton } from './SendInvoiceButton.js';
import { UnpaidBanner } from './UnpaidBanner.js';

export interface PaymentAreaProps {
  /** The practice's token of the appointment. */
  token: string;
  state: AppointmentState;
}

/** What is paid, what is due and by which card, and all that the practice can do about it. */
export function PaymentArea({ token, state }: PaymentAreaProps) {
  const { data, error, refetch } = useQuery(AppointmentPayment, {
    variables: { instantActionToken: token },
    fetchPolicy: 'cache-and-network',
  });
  const payment = data?.tokenAppointment;
  if (error && !payment) {
    return (
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" color="textSoft" fontSize="sm">
        <p>The payment status isn't available right now.</p>
        <Button size="sm" variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </chakra.div>
    );
  }
  if (!payment) return <Skeleton lines={2} />;
  const agreed = isAgreed(state);
  const reason = agreed ? unpaidReason(payment) : undefined;
  return (
    <chakra.section
      display="grid"
      gap="3"
      py="3"
      px="4"
      rounded="md"
      bg="surfaceSunk"
      fontSize="sm"
      aria-label="Payment"
    >
      <StatusLine payment={payment} />
      <Deductions
        currency={payment.amountCurrency}
        coupons={payment.discountCodeRedemptions}
        giftCards={payment.giftCardRedemptions}
        writtenOffCents={payment.writtenOffCents}
      />
      {payment.disputes?.map((dispute) => (
        <DisputeAlert
          key={dispute.id}
          dispute={dispute}
          currency={payment.amountCurrency}
          timeZone={payment.timeZone}
        />
      ))}
      {payment.failedRefunds.map((refund) => (
        <FailedRefundAlert key={refund.id} refund={refund} currency={payment.amountCurrency} />
      ))}
      {payment.overpaidCents > 0 && <OverpaidAlert payment={payment} />}
      {payment.markPaid && <UndoMarkPaid payment={payment} />}
      {reason && <UnpaidBanner reason={reason} payment={payment} />}
      {agreed && <Actions payment={payment} />}
      <AdjustmentList payment={payment} />
      <InvoiceList payment={payment} />
    </chakra.section>
  );
}

/** Requests and unpaid bookings are not charged. */
function isAgreed(state: AppointmentState): boolean {
  return state !== 'pending' && state !== 'awaiting_payment';
}

function StatusLine({ payment }: { payment: AppointmentMoney }) {
  const { paymentStatus, fullTotal, amountCents, dueCents, amountCurrency, defaultPaymentMethod: card } = payment;
  // Only a price of 0 is free; a cancelled or covered visit is not.
  const nothing = amountCents === 0 ? 'Free' : 'Nothing due';
  return (
    <chakra.p display="flex" flexWrap="wrap" rowGap="2" columnGap="3" alignItems="center" fontSize="md">
      <Badge tone={paymentStatusTone(paymentStatus)}>{paymentStatusLabel(paymentStatus)}</Badge>
      <strong>{fullTotal === 0 ? nothing : formatAmount(fullTotal, amountCurrency)}</strong>
      {dueCents > 0 && dueCents < fullTotal && <span>{formatAmount(dueCents, amountCurrency)} due</span>}
      {card && (
        <chakra.span ml="auto" color="textSoft" fontSize="sm" textTransform="capitalize">
          {card.brand} •••• {card.last4}
        </chakra.span>
      )}
    </chakra.p>
  );
}

function Actions({ payment }: { payment: AppointmentMoney }) {
  const { fullTotal, dueCents, refundableCents, instantActionToken } = payment;
  if (fullTotal <= 0 && dueCents <= 0 && refundableCents <= 0) return null;
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))">
      {dueCents > 0 && (
        <>
          <MarkPaidButton payment={payment} />
          <ButtonLink size="sm" variant="outline" external href={`/m/c/${instantActionToken}`}>
            In Person Payment
          </ButtonLink>
        </>
      )}
      {fullTotal > 0 && <SendInvoiceButton payment={payment} />}
      {refundableCents > 0 && <AddRefundButton payment={payment} />}
    </chakra.div>
  );
}
