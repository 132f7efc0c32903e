import type Stripe from 'stripe';
import { minorUnits } from '../money/minor-units.js';
import type { PaymentOrder, PaymentSource, RefundOrder } from '../providers/payment-provider.js';

/** What is read together with a payment. */
export const PAYMENT_PARTS = ['payment_method', 'latest_charge'];

/** A charge of a saved card without its owner, as Stripe takes it; metadata lead back to our attempt. */
export function paymentParameters(order: PaymentOrder): Stripe.PaymentIntentCreateParams {
  const { amountCents, currency, platformFeeCents, attemptId, purpose, appointmentId, practiceId, source } = order;
  const { customerId, paymentMethodId } = cardOf(source);
  return {
    amount: minorUnits(amountCents, currency),
    currency: currency.toLowerCase(),
    customer: customerId,
    payment_method: paymentMethodId,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    ...(platformFeeCents > 0 && { application_fee_amount: minorUnits(platformFeeCents, currency) }),
    metadata: { attempt_id: attemptId, purpose, appointment_id: appointmentId, practice_id: practiceId },
    expand: PAYMENT_PARTS,
  };
}

export function refundParameters(order: RefundOrder): Stripe.RefundCreateParams {
  const { paymentId, amountCents, currency, returnsPlatformFee, refundId, attemptId, appointmentId } = order;
  return {
    payment_intent: paymentId,
    amount: minorUnits(amountCents, currency),
    reason: 'requested_by_customer',
    ...(returnsPlatformFee && { refund_application_fee: true }),
    metadata: { refund_id: refundId, attempt_id: attemptId, appointment_id: appointmentId },
  };
}

export function cardOf(source: PaymentSource): PaymentSource & { kind: 'card' } {
  if (source.kind !== 'card') throw new Error(`Stripe charges cards, not ${source.kind}s.`);
  return source;
}
