import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { AppointmentState, ClientPaymentStatus, PaymentRequirement } from '../../gql/graphql.js';
import { readingZone } from '../../lib/visitTimes.js';
import { cardName, type NamedCard } from '../checkout/cardName.js';
import { paymentOf, type PayableFacts } from './payment.js';

export interface PaymentFacts extends PayableFacts {
  past: boolean;
  clientPaymentStatus: ClientPaymentStatus;
  paymentRequirement: PaymentRequirement;
  timeZone: string;
  clientTimeZone: string;
  paymentError?: string | null | undefined;
  transaction?: { type: string; scheduledFor?: string | null | undefined } | null | undefined;
  defaultPaymentMethod?: NamedCard | null | undefined;
  practitionerFirstName: string;
}

/** What the status of the payment means for the client; undefined where the status says all. */
export function paymentSentence(facts: PaymentFacts): string | undefined {
  switch (facts.clientPaymentStatus) {
    case 'Free':
      return "There's nothing to pay for this visit.";
    case 'Paid':
      return isClosed(facts.state) ? 'Nothing is due.' : 'Thank you. Nothing is due.';
    case 'Failed':
      return `Payment failed: ${facts.paymentError ?? 'Your card was declined.'}`;
    case 'Pending':
      if (isInvoiced(facts)) return INVOICED;
      return pendingSentence(facts);
    case 'Card_needed':
      if (isInvoiced(facts)) return INVOICED;
      return facts.state === 'awaiting_payment'
        ? undefined
        : 'Please add a credit card. It will be charged the day of the appointment.';
    case 'Card_needed_past_due':
      return "This visit isn't paid for yet, and there's no card to charge.";
    case 'Past_due':
      return pastDueSentence(facts);
    case 'Refunded':
      return `${facts.practitionerFirstName} paid you back. Nothing is due.`;
    case 'Cancelled':
      return undefined;
  }
}

const INVOICED = 'You have an invoice for this visit. You can pay it now.';

/** What is to come is paid now only where the practice has sent an invoice for it. */
function isInvoiced(facts: PaymentFacts): boolean {
  return facts.state === 'approved' && paymentOf(facts)?.label === 'Pay now';
}

/** It will never take place. */
function isClosed(state: AppointmentState): boolean {
  return state === 'cancelled' || state === 'declined' || state === 'unavailable';
}

function pastDueSentence({ state, hasPaymentProvider, practitionerFirstName: name }: PaymentFacts): string {
  if (state === 'cancelled') return 'You owe a late cancellation fee.';
  return `This visit isn't paid for yet.${hasPaymentProvider ? '' : ` You pay ${name} directly.`}`;
}

function pendingSentence(facts: PaymentFacts): string {
  const { defaultPaymentMethod: card, transaction, hasPaymentProvider } = facts;
  if (!hasPaymentProvider) return `You pay ${facts.practitionerFirstName} directly.`;
  // The latest transaction may be another one, such as a rescheduling fee: the card is still charged on the day.
  const planned = transaction?.type === 'Hold' || (!facts.past && facts.paymentRequirement === 'save_card');
  if (!planned) return 'Your payment is on its way.';
  const who = card ? `Your ${cardName(card)}` : 'Your card';
  const day = transaction?.scheduledFor
    ? `, ${formatDate(parseOffsetDateTime(transaction.scheduledFor), readingZone(facts))}`
    : '';
  return `${who} will be charged the day of the appointment${day}.`;
}
