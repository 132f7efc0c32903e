import type { AppointmentState, PaymentAction } from '../../gql/graphql.js';

export interface PayableFacts {
  state: AppointmentState;
  /** What the server asks the client to do. */
  paymentAction: PaymentAction;
  /** The practice takes cards. */
  hasPaymentProvider: boolean;
  hasPaypalPaymentsEnabled: boolean;
  hasVenmoPaymentsEnabled: boolean;
}

export interface Payment {
  label: 'Pay now' | 'Add credit card';
  /** Saving a card is not the end: what is due has to be charged by another call. */
  chargesAfterwards: boolean;
  byCard: boolean;
  byPaypal: boolean;
}

/** What the client may do about the payment, and how; undefined where nothing is to be done, or nothing can be. */
export function paymentOf(facts: PayableFacts): Payment | undefined {
  const { state, paymentAction, hasPaymentProvider: byCard } = facts;
  if (paymentAction === 'none') return undefined;
  const paysNow = paymentAction === 'pay_now';
  const byPaypal = paysNow && (facts.hasPaypalPaymentsEnabled || facts.hasVenmoPaymentsEnabled);
  if (!byCard && !byPaypal) return undefined;
  return {
    label: paysNow ? 'Pay now' : 'Add credit card',
    // A booking that waits for its charge is charged as soon as the card is saved.
    chargesAfterwards: paysNow && state !== 'awaiting_payment',
    byCard,
    byPaypal,
  };
}
