import type { AppointmentState, ClientPaymentStatus, PaymentRequirement } from '../../gql/graphql.js';
import type { BadgeProps } from '../../ui/Badge.js';

/** The client's labels and their colours. */
export const PAYMENT_STATUSES: Record<ClientPaymentStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  Free: { label: 'Free', tone: 'success' },
  Paid: { label: 'Paid', tone: 'success' },
  Failed: { label: 'Failed', tone: 'danger' },
  Pending: { label: 'Pending', tone: 'info' },
  Card_needed: { label: 'Card needed', tone: 'warning' },
  Card_needed_past_due: { label: 'Card needed past due', tone: 'danger' },
  Past_due: { label: 'Past due', tone: 'danger' },
  Cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export interface PayableFacts {
  state: AppointmentState;
  past: boolean;
  clientPaymentStatus: ClientPaymentStatus;
  paymentRequirement: PaymentRequirement;
  /** The practice takes cards. */
  takesCards: boolean;
}

export interface PaymentAction {
  label: 'Pay now' | 'Add credit card';
  /** Saving a card is not the end: what is due has to be charged by another call. */
  chargesAfterwards: boolean;
}

const PAYABLE: readonly ClientPaymentStatus[] = ['Past_due', 'Failed', 'Card_needed', 'Card_needed_past_due'];

/** What the client may do about the payment; undefined where nothing is to be done by card. */
export function paymentAction(facts: PayableFacts): PaymentAction | undefined {
  const { state, past, clientPaymentStatus, paymentRequirement, takesCards } = facts;
  if (!takesCards || !PAYABLE.includes(clientPaymentStatus)) return undefined;
  if (state === 'awaiting_payment') {
    // Saving the card charges it too where the booking asks for that.
    return { label: paymentRequirement === 'charge' ? 'Pay now' : 'Add credit card', chargesAfterwards: false };
  }
  // A late fee is owed at once, though the visit will never begin.
  const owed = past || state === 'cancelled';
  return owed ? { label: 'Pay now', chargesAfterwards: true } : { label: 'Add credit card', chargesAfterwards: false };
}
