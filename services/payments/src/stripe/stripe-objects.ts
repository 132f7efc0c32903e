import type Stripe from 'stripe';
import type {
  CardFacts,
  ProviderDispute,
  ProviderNotice,
  ProviderPayment,
  ProviderRefund,
  ProviderSetup,
} from '../providers/provider-objects.js';
import { sum } from '../money/cents.js';
import { centsOfMinor } from '../money/minor-units.js';
import { eventTime, MalformedEventError } from '../providers/provider-errors.js';
import { problemOf } from './stripe-errors.js';

/** Reads a payment; `payment_method` and `latest_charge` are used where they are expanded. */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    status: paymentStatusOf(intent),
    amountCents: centsOfMinor(intent.amount, intent.currency),
    currency: intent.currency.toUpperCase(),
    clientSecret: intent.client_secret,
    card: cardOf(intent.payment_method),
    problem: intent.last_payment_error ? problemOf(intent.last_payment_error) : null,
    attemptId: intent.metadata['attempt_id'] ?? null,
    chargedAt: new Date((charge?.created ?? intent.created) * 1000),
  };
}

/**
 * An off-session payment that needs the client fails with `authentication_required` and goes back to
 * `requires_payment_method`; it can still be confirmed with its client secret
 * (https://docs.stripe.com/payments/save-and-reuse#charge-saved-payment-method).
 */
function paymentStatusOf(intent: Stripe.PaymentIntent): ProviderPayment['status'] {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'processing':
      return 'processing';
    case 'requires_action':
      return 'awaiting_client';
    case 'requires_payment_method':
      return intent.last_payment_error?.code === 'authentication_required' ? 'awaiting_client' : 'failed';
    default:
      return 'failed';
  }
}

/** Reads a setup; `payment_method` is used where it is expanded. */
export function setupOf(intent: Stripe.SetupIntent): ProviderSetup {
  return {
    id: intent.id,
    status: setupStatusOf(intent),
    clientSecret: intent.client_secret,
    card: cardOf(intent.payment_method),
    problem: intent.last_setup_error ? problemOf(intent.last_setup_error) : null,
  };
}

function setupStatusOf(intent: Stripe.SetupIntent): ProviderSetup['status'] {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'canceled';
    case 'processing':
      return 'processing';
    case 'requires_action':
      return 'awaiting_client';
    default:
      return intent.last_setup_error ? 'failed' : 'open';
  }
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    id: refund.id,
    status: refund.status === 'succeeded' ? 'succeeded' : failed ? 'failed' : 'pending',
    amountCents: centsOfMinor(refund.amount, refund.currency),
    paymentId: idOf(refund.payment_intent),
    refundId: refund.metadata?.['refund_id'] ?? null,
  };
}

/** Withdrawals and fees are the sums of its balance transactions: a won dispute has one of each direction. */
export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { currency, evidence_details: evidence } = dispute;
  const cents = (amounts: readonly number[]) => centsOfMinor(sum(amounts), currency);
  return {
    id: dispute.id,
    paymentId: idOf(dispute.payment_intent),
    amountCents: centsOfMinor(dispute.amount, currency),
    withdrawnCents: -cents(dispute.balance_transactions.map(({ amount }) => amount)),
    feeCents: cents(dispute.balance_transactions.map(({ fee }) => fee)),
    reason: dispute.reason,
    state: disputeStateOf(dispute.status),
    respondBy: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
  };
}

/** https://docs.stripe.com/api/disputes/object#dispute_object-status */
function disputeStateOf(status: Stripe.Dispute.Status): ProviderDispute['state'] {
  if (status.endsWith('needs_response')) return 'needs_response';
  if (status.endsWith('under_review')) return 'under_review';
  return status === 'lost' ? 'lost' : 'won';
}

/**
 * What a webhook is about; null for events that name no object of ours.
 * @throws MalformedEventError
 */
export function noticeOf(event: Partial<Stripe.Event> | null): ProviderNotice | null {
  const object = event?.data?.object as { id?: string; payment_intent?: string | { id: string } | null } | undefined;
  if (typeof event?.id !== 'string' || typeof event.type !== 'string' || typeof event.created !== 'number' || !object) {
    throw new MalformedEventError('The event lacks its id, type, time or object.');
  }
  if (!object.id) return null;
  return {
    eventId: event.id,
    type: event.type,
    accountId: event.account ?? null,
    objectId: object.id,
    parentId: idOf(object.payment_intent),
    occurredAt: eventTime(event.created * 1000),
  };
}

function cardOf(method: string | Stripe.PaymentMethod | null): CardFacts | null {
  if (method === null || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { paymentMethodId: method.id, brand, last4, expMonth, expYear };
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}
