import { newId } from '@yarrow/kit/ids';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import type { ProviderName } from '../providers/payment-provider.js';
import type { Booking, PaymentsHarness } from './payments-harness.js';

type Sandbox = PaymentsHarness['sandbox'];

/** Refunds a part of a payment, or all of it, in the provider's dashboard. */
export async function refundInDashboard(
  { service }: PaymentsHarness,
  provider: ProviderName,
  booking: Booking,
  { paymentId, amountCents }: { paymentId: string; amountCents: number },
): Promise<void> {
  const [{ account_id: accountId }] = await service.dataSource.query(
    `SELECT account_id FROM attempts WHERE subject_id = $1 AND purpose = 'appointment'`,
    [booking.id],
  );
  const order = {
    ...{ attemptId: newId(), refundId: newId(), appointmentId: booking.id, paymentId, amountCents },
    ...{ currency: 'USD', returnsPlatformFee: false, platformFeeCents: 0 },
  };
  const adapter = service.app.get(PaymentProviderFactory).of(provider);
  await adapter.refund(order, { accountId, idempotencyKey: newId() });
}

/** @returns the provider's id of the dispute */
export function openDispute({ stripe, square, paypal }: Sandbox, provider: ProviderName, paymentId: string): string {
  if (provider === 'square') return square.openDispute(paymentId)!;
  if (provider === 'paypal') return paypal.openDispute(paymentId)!;
  const intents = stripe.objects<{ id: string; object: string; latest_charge: string }>('payment_intent');
  return stripe.openDispute(intents.find(({ id }) => id === paymentId)!.latest_charge);
}

export function closeDispute(
  { stripe, square, paypal }: Sandbox,
  provider: ProviderName,
  disputeId: string,
  outcome: 'won' | 'lost',
): void {
  if (provider === 'stripe') stripe.closeDispute(disputeId, outcome);
  else if (provider === 'square') square.closeDispute(disputeId, outcome === 'won' ? 'WON' : 'LOST');
  else paypal.closeDispute(disputeId, outcome === 'won' ? 'SELLER' : 'BUYER');
}
