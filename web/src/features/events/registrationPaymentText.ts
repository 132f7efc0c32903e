import type { ClientPaymentStatus, RegistrationState } from '../../gql/graphql.js';
import type { Payment } from '../appointment/payment.js';

export interface RegistrationPaymentFacts {
  state: RegistrationState;
  isOwnerCancelled: boolean;
  clientPaymentStatus: ClientPaymentStatus;
  /** Cents. */
  dueCents: number;
  event: { past: boolean };
  practice: {
    practitionerFirstName: string;
    hasPaymentProvider: boolean;
    hasPaypalPaymentsEnabled: boolean;
    hasVenmoPaymentsEnabled: boolean;
  };
}

const PAYABLE: readonly ClientPaymentStatus[] = ['Past_due', 'Failed', 'Card_needed', 'Card_needed_past_due'];

/** What the client may do about the payment, and how; a place that waits for its payment has a step of its own. */
export function paymentOfRegistration(facts: RegistrationPaymentFacts): Payment | undefined {
  const { state, clientPaymentStatus, dueCents, event, practice } = facts;
  if (state === 'awaiting_payment' || dueCents <= 0 || !PAYABLE.includes(clientPaymentStatus)) return undefined;
  // A place that was given up late owes its fee at once.
  const paysNow = event.past || state !== 'booked' || clientPaymentStatus !== 'Card_needed';
  const byCard = practice.hasPaymentProvider;
  const byPaypal = paysNow && (practice.hasPaypalPaymentsEnabled || practice.hasVenmoPaymentsEnabled);
  if (!byCard && !byPaypal) return undefined;
  return { label: paysNow ? 'Pay now' : 'Add credit card', chargesAfterwards: paysNow, byCard, byPaypal };
}

/** What the status of the payment means. */
export function paymentText(
  facts: RegistrationPaymentFacts & { paymentError?: string | null | undefined; waysOfPaying: readonly string[] },
): string {
  const { clientPaymentStatus, practice, state, waysOfPaying } = facts;
  switch (clientPaymentStatus) {
    case 'Free':
      return "There's nothing to pay for this event.";
    case 'Paid':
      return state === 'booked' ? 'Thank you. Nothing is due.' : "We'll refund what you paid, less any fee you owed.";
    case 'Failed':
      return `Payment failed: ${facts.paymentError ?? 'Your card was declined.'}`;
    case 'Pending':
      return practice.hasPaymentProvider
        ? 'The card will be charged the day of the event.'
        : directly(practice.practitionerFirstName, waysOfPaying);
    case 'Card_needed':
      return `Please add a credit card, or ${lower(directly(practice.practitionerFirstName, waysOfPaying))}`;
    case 'Card_needed_past_due':
      return "This event isn't paid for yet, and there's no card to charge.";
    case 'Past_due':
      return state === 'cancelled' ? 'You owe a late cancellation fee.' : "This event isn't paid for yet.";
    case 'Refunded':
      return "You've been refunded. Nothing is due.";
    case 'Cancelled':
      return 'Nothing is due anymore.';
  }
}

function directly(name: string, ways: readonly string[]): string {
  return ways.length > 0 ? `Pay ${name} directly: ${ways.join(', ')}.` : `Pay ${name} directly.`;
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
