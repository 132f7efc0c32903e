import type Stripe from 'stripe';
import type {
  CardFacts,
  ProviderNotice,
  ProviderPayment,
  ProviderRefund,
  ProviderSetup,
} from '../providers/provider-objects.js';
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
