import type { Operation, StripeCall } from './operation.js';
import { noSuch } from './stripe-errors.js';
import type { NextAction, PaymentIntent, PaymentMethod, SetupIntent } from './stripe-types.js';
import type { TestCard } from './test-cards.js';

/** Parameters that Stripe.js sends with a confirmation in addition to those of a server. */
export const CONFIRM_PARAMS: Operation['params'] = [
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'payment_method_types',
  'allowed_payment_method_types',
  'return_url',
  'mandate_data',
  'use_stripe_sdk',
  'expected_payment_method_type',
  'client_context',
];

/** The bank's refusal of a charge without the cardholder present. */
export const AUTHENTICATION_REQUIRED = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export function mustAuthenticateSetup(card: TestCard): boolean {
  return card.authentication === 'always' || card.authentication === 'unless-set-up';
}

export function mustAuthenticatePayment(card: TestCard, method: PaymentMethod, offSession: boolean): boolean {
  if (card.authentication === 'always') return true;
  if (card.authentication === 'unless-set-up') return !offSession || !method._setUp;
  return card.authentication === 'on-session' && !offSession;
}

/** Where the cardholder goes to authenticate: a page of the sandbox. */
export function authenticationRedirect(siteUrl: string, clientSecret: string, returnUrl: string | null): NextAction {
  const url = `${siteUrl}/stripe/pages/authenticate/${clientSecret}`;
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

/** A browser may touch only an intent whose secret it was given. */
export function requireClientSecret(call: StripeCall, intent: PaymentIntent | SetupIntent, kind: string): void {
  if (call.fromBrowser && call.params.find('client_secret') !== intent.client_secret)
    throw noSuch(kind, call.id, 'client_secret');
}
