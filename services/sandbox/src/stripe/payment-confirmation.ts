import { AUTHENTICATION_REQUIRED, authenticationRedirect, mustAuthenticatePayment } from './cardholder.js';
import type { Charges } from './charges.js';
import type { StripeCall } from './operation.js';
import { type PaymentMethods, refuseSpent } from './payment-methods.js';
import { cardError, invalidRequest } from './stripe-errors.js';
import { withoutInternals, type StripeState } from './stripe-state.js';
import type { PaymentIntent, PaymentMethod } from './stripe-types.js';
import { type Decline, testCard } from './test-cards.js';

const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** What happens to a card when a payment is confirmed. */
export class PaymentConfirmation {
  constructor(
    private readonly state: StripeState,
    private readonly paymentMethods: PaymentMethods,
    private readonly charges: Charges,
    private readonly siteUrl: () => string,
  ) {}

  /** @throws StripeProblem card_error, after the failed attempt has been recorded on the intent */
  confirm(call: StripeCall, intent: PaymentIntent): PaymentIntent {
    const { params } = call;
    const offSession = params.has('off_session') && params.find('off_session') !== 'false';
    const method = this.methodOf(call, intent);
    refuseSpent(method);
    refuseOtherCustomer(intent, method);
    intent.payment_method = method.id;
    intent._returnUrl = params.find('return_url') ?? intent._returnUrl;
    intent.setup_future_usage = params.find('setup_future_usage') ?? intent.setup_future_usage;
    const card = testCard(method._number);
    if (mustAuthenticatePayment(card, method, offSession)) {
      if (offSession || params.flag('error_on_requires_action'))
        throw this.refuse(call, intent, method, AUTHENTICATION_REQUIRED);
      return this.askCardholder(call, intent);
    }
    if (card.decline) throw this.refuse(call, intent, method, card.decline);
    return this.settle(call, intent, method);
  }

  /** The cardholder has answered on the bank's page; a decline afterwards stays on the intent. */
  finishAuthentication(call: StripeCall, intent: PaymentIntent, passed: boolean): PaymentIntent {
    if (intent.status !== 'requires_action') return intent;
    const method = this.paymentMethods.resolve(call.account, intent.payment_method!);
    const decline = passed ? testCard(method._number).decline : AUTHENTICATION_FAILED;
    if (!decline) return this.settle(call, intent, method);
    this.refuse(call, intent, method, decline);
    return intent;
  }

  capture(call: StripeCall, intent: PaymentIntent, amount: number): void {
    const charge = this.charges.get(call.account, intent.latest_charge!);
    this.charges.capture(call, intent, charge, amount);
    this.state.emit(call, 'charge.captured', charge);
    this.succeed(call, intent, amount);
  }

  private methodOf({ account, params }: StripeCall, intent: PaymentIntent): PaymentMethod {
    const data = params.under('payment_method_data');
    if (data) return this.paymentMethods.fromParams(account, data);
    const id = params.find('payment_method') ?? intent.payment_method;
    if (id) return this.paymentMethods.resolve(account, id, 'payment_method');
    const message =
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";
    throw invalidRequest(message, 'payment_intent_unexpected_state');
  }

  private askCardholder(call: StripeCall, intent: PaymentIntent): PaymentIntent {
    intent.status = 'requires_action';
    intent.next_action = authenticationRedirect(this.siteUrl(), intent.client_secret, intent._returnUrl);
    this.save(call, intent);
    this.state.emit(call, 'payment_intent.requires_action', intent);
    return intent;
  }

  private settle(call: StripeCall, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
    const capture = intent.capture_method !== 'manual';
    const charge = this.charges.succeed(call, intent, method, capture);
    Object.assign(intent, { latest_charge: charge.id, next_action: null, last_payment_error: null });
    if (intent.customer && intent.setup_future_usage) {
      if (intent.setup_future_usage === 'off_session') method._setUp = true;
      this.paymentMethods.attach(call, method, intent.customer);
    }
    if (!method.customer) method._spent = true;
    this.paymentMethods.keep(call.account, method);
    if (capture) return this.succeed(call, intent, intent.amount);
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount });
    this.save(call, intent);
    this.state.emit(call, 'payment_intent.amount_capturable_updated', intent);
    return intent;
  }

  private succeed(call: StripeCall, intent: PaymentIntent, amount: number): PaymentIntent {
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
    this.save(call, intent);
    this.state.emit(call, 'payment_intent.succeeded', intent);
    return intent;
  }

  /** Records the failed attempt and returns its error. */
  private refuse(call: StripeCall, intent: PaymentIntent, method: PaymentMethod, decline: Decline) {
    const charged = decline !== AUTHENTICATION_FAILED;
    const charge = charged ? this.charges.decline(call, intent, method, decline).id : undefined;
    const error = { ...decline, ...(charge && { charge }), payment_method: withoutInternals(method) };
    intent.last_payment_error = { type: 'card_error', ...error };
    if (charge) intent.latest_charge = charge;
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, payment_method: null });
    this.save(call, intent);
    this.state.emit(call, 'payment_intent.payment_failed', intent);
    return cardError({ ...error, payment_intent: withoutInternals(intent) });
  }

  private save(call: StripeCall, intent: PaymentIntent): void {
    this.state.table<PaymentIntent>('payment_intent').save(call.account, intent);
  }
}

function refuseOtherCustomer(intent: PaymentIntent, method: PaymentMethod): void {
  if (!method.customer || method.customer === intent.customer) return;
  const message = intent.customer
    ? 'The provided PaymentMethod cannot be used: it is attached to a different Customer.'
    : 'The payment method you provided is attached to a customer so for security purposes you must provide the customer in the request.';
  throw invalidRequest(message, undefined, 'payment_method');
}
