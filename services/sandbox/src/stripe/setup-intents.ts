import { authenticationRedirect, CONFIRM_PARAMS, mustAuthenticateSetup, requireClientSecret } from './cardholder.js';
import { LIST_PARAMS, listPage, type Operation, type StripeCall } from './operation.js';
import { type PaymentMethods, refuseSpent } from './payment-methods.js';
import { cardError, invalidRequest } from './stripe-errors.js';
import { withoutInternals, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Customer, PaymentMethod, SetupIntent } from './stripe-types.js';
import { type Decline, testCard } from './test-cards.js';

const AUTHENTICATION_FAILED: Decline = {
  code: 'setup_intent_authentication_failure',
  message: 'The latest attempt to set up the payment method has failed because authentication failed.',
};
const CREATE_PARAMS = [...CONFIRM_PARAMS, 'confirm', 'customer', 'description', 'metadata', 'usage'];

/** Saving a card for later. */
export class SetupIntents {
  constructor(
    private readonly state: StripeState,
    private readonly paymentMethods: PaymentMethods,
    private readonly siteUrl: () => string,
  ) {}

  private get intents() {
    return this.state.table<SetupIntent>('setup_intent');
  }

  operations(): Operation[] {
    const path = '/setup_intents/:id';
    const createParams = [...CREATE_PARAMS, 'automatic_payment_methods', 'on_behalf_of', 'single_use'];
    return [
      { method: 'POST', path: '/setup_intents', params: createParams, handle: (call) => this.create(call) },
      { method: 'GET', path, params: [], browser: true, handle: (call) => this.own(call) },
      {
        method: 'POST',
        path,
        params: ['customer', 'description', 'metadata', 'payment_method'],
        handle: (call) => this.update(call),
      },
      {
        method: 'POST',
        path: `${path}/confirm`,
        params: CONFIRM_PARAMS,
        browser: true,
        handle: (call) => this.confirm(call, this.own(call)),
      },
      { method: 'POST', path: `${path}/cancel`, params: ['cancellation_reason'], handle: (call) => this.cancel(call) },
      {
        method: 'GET',
        path: '/setup_intents',
        params: [...LIST_PARAMS, 'customer', 'payment_method'],
        handle: (call) => listPage(call, 'setup_intents', this.list(call)),
      },
    ];
  }

  /** The cardholder has answered on the bank's page. */
  finishAuthentication(call: StripeCall, intent: SetupIntent, passed: boolean): SetupIntent {
    if (intent.status !== 'requires_action') return intent;
    const method = this.paymentMethods.resolve(call.account, intent.payment_method!);
    if (passed) return this.succeed(call, intent, method);
    return this.fail(call, intent, method, AUTHENTICATION_FAILED);
  }

  private create(call: StripeCall): SetupIntent {
    const { account, params } = call;
    const customer = params.find('customer');
    if (customer) this.state.table<Customer>('customer').get(account, customer, 'customer');
    const methodId = params.find('payment_method');
    const method = methodId ? this.paymentMethods.resolve(account, methodId, 'payment_method') : undefined;
    const id = stripeId('seti');
    const intent: SetupIntent = {
      id,
      object: 'setup_intent',
      cancellation_reason: null,
      client_secret: stripeId(`${id}_secret`),
      created: stripeNow(),
      customer: customer ?? null,
      description: params.find('description') ?? null,
      last_setup_error: null,
      metadata: params.metadata(),
      next_action: null,
      payment_method: method?.id ?? null,
      payment_method_types: ['card'],
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      usage: params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session',
      _returnUrl: params.find('return_url') ?? null,
    };
    this.intents.save(account, intent);
    this.state.emit(call, 'setup_intent.created', intent);
    return params.flag('confirm') ? this.confirm(call, intent) : intent;
  }

  private update(call: StripeCall): SetupIntent {
    const { account, params } = call;
    const intent = this.intents.get(account, call.id);
    const customer = params.find('customer');
    if (customer) this.state.table<Customer>('customer').get(account, customer, 'customer');
    const methodId = params.find('payment_method');
    if (methodId) {
      requireStatus(intent, ['requires_payment_method', 'requires_confirmation']);
      intent.payment_method = this.paymentMethods.resolve(account, methodId, 'payment_method').id;
      intent.status = 'requires_confirmation';
    }
    intent.metadata = params.metadata(intent.metadata);
    intent.description = params.find('description') ?? intent.description;
    intent.customer = customer ?? intent.customer;
    return this.intents.save(account, intent);
  }

  private confirm(call: StripeCall, intent: SetupIntent): SetupIntent {
    const { account, params } = call;
    requireStatus(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action']);
    const method = this.methodOf(call, intent);
    refuseSpent(method);
    if (method.customer && method.customer !== intent.customer)
      throw invalidRequest(
        'The payment method you provided is attached to another customer.',
        undefined,
        'payment_method',
      );
    intent.payment_method = method.id;
    intent._returnUrl = params.find('return_url') ?? intent._returnUrl;
    const card = testCard(method._number);
    if (card.decline && !card.attaches) {
      this.fail(call, intent, method, card.decline);
      throw cardError({ ...card.decline, payment_method: method, setup_intent: withoutInternals(intent) });
    }
    if (!mustAuthenticateSetup(card)) return this.succeed(call, intent, method);
    intent.status = 'requires_action';
    intent.next_action = authenticationRedirect(this.siteUrl(), intent.client_secret, intent._returnUrl);
    this.intents.save(account, intent);
    this.state.emit(call, 'setup_intent.requires_action', intent);
    return intent;
  }

  private methodOf({ account, params }: StripeCall, intent: SetupIntent): PaymentMethod {
    const data = params.under('payment_method_data');
    if (data) return this.paymentMethods.fromParams(account, data);
    const id = params.find('payment_method') ?? intent.payment_method;
    if (id) return this.paymentMethods.resolve(account, id, 'payment_method');
    const message =
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.";
    throw invalidRequest(message, 'setup_intent_unexpected_state');
  }

  private succeed(call: StripeCall, intent: SetupIntent, method: PaymentMethod): SetupIntent {
    if (intent.usage === 'off_session') method._setUp = true;
    this.paymentMethods.keep(call.account, method);
    if (intent.customer) this.paymentMethods.attach(call, method, intent.customer);
    Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null });
    this.intents.save(call.account, intent);
    this.state.emit(call, 'setup_intent.succeeded', intent);
    return intent;
  }

  private fail(call: StripeCall, intent: SetupIntent, method: PaymentMethod, decline: Decline): SetupIntent {
    intent.last_setup_error = { type: 'card_error', ...decline, payment_method: withoutInternals(method) };
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, payment_method: null });
    this.intents.save(call.account, intent);
    this.state.emit(call, 'setup_intent.setup_failed', intent);
    return intent;
  }

  private cancel(call: StripeCall): SetupIntent {
    const intent = this.intents.get(call.account, call.id);
    requireStatus(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action']);
    const reason = call.params.oneOf('cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer']);
    Object.assign(intent, { status: 'canceled', next_action: null, cancellation_reason: reason ?? null });
    this.intents.save(call.account, intent);
    this.state.emit(call, 'setup_intent.canceled', intent);
    return intent;
  }

  private own(call: StripeCall): SetupIntent {
    const intent = this.intents.get(call.account, call.id, call.fromBrowser ? 'intent' : undefined);
    requireClientSecret(call, intent, 'setupintent');
    return intent;
  }

  private list({ account, params }: StripeCall): SetupIntent[] {
    const [customer, method] = [params.find('customer'), params.find('payment_method')];
    return this.intents
      .list(account)
      .filter((intent) => (!customer || intent.customer === customer) && (!method || intent.payment_method === method));
  }
}

function requireStatus(intent: SetupIntent, allowed: SetupIntent['status'][]): void {
  if (allowed.includes(intent.status)) return;
  const message = `You cannot perform this action on this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be acted on: ${allowed.join(', ')}.`;
  throw invalidRequest(message, 'setup_intent_unexpected_state');
}
