import { CONFIRM_PARAMS, requireClientSecret } from './cardholder.js';
import { LIST_PARAMS, listPage, type Operation, type StripeCall } from './operation.js';
import { type Params } from './params.js';
import type { PaymentConfirmation } from './payment-confirmation.js';
import type { PaymentMethods } from './payment-methods.js';
import { refuseBadAmount, requireDestination, requireOwnCharges } from './payment-rules.js';
import { invalidParam, invalidRequest } from './stripe-errors.js';
import { stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Customer, PaymentIntent } from './stripe-types.js';

const UPDATE_PARAMS = [
  'amount',
  'application_fee_amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'statement_descriptor_suffix',
  'transfer_group',
];
const CREATE_PARAMS = [
  ...UPDATE_PARAMS,
  ...CONFIRM_PARAMS,
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'error_on_requires_action',
  'off_session',
  'on_behalf_of',
  'statement_descriptor',
  'transfer_data',
];
const OPEN: PaymentIntent['status'][] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Taking a payment. */
export class PaymentIntents {
  constructor(
    private readonly state: StripeState,
    private readonly paymentMethods: PaymentMethods,
    private readonly confirmation: PaymentConfirmation,
  ) {}

  private get intents() {
    return this.state.table<PaymentIntent>('payment_intent');
  }

  operations(): Operation[] {
    const path = '/payment_intents/:id';
    const captureParams = ['amount_to_capture', 'application_fee_amount', 'metadata'];
    const confirmParams = [...CONFIRM_PARAMS, 'off_session', 'error_on_requires_action', 'receipt_email'];
    return [
      { method: 'POST', path: '/payment_intents', params: CREATE_PARAMS, handle: (call) => this.create(call) },
      { method: 'GET', path, params: [], browser: true, handle: (call) => this.own(call) },
      { method: 'POST', path, params: UPDATE_PARAMS, handle: (call) => this.update(call) },
      {
        method: 'POST',
        path: `${path}/confirm`,
        params: [...confirmParams, 'setup_future_usage'],
        browser: true,
        handle: (call) => this.confirm(call),
      },
      { method: 'POST', path: `${path}/capture`, params: captureParams, handle: (call) => this.capture(call) },
      { method: 'POST', path: `${path}/cancel`, params: ['cancellation_reason'], handle: (call) => this.cancel(call) },
      {
        method: 'GET',
        path: '/payment_intents',
        params: [...LIST_PARAMS, 'customer'],
        handle: (call) => listPage(call, 'payment_intents', this.list(call)),
      },
    ];
  }

  private create(call: StripeCall): PaymentIntent {
    const { account, params } = call;
    requireOwnCharges(this.state, account);
    const customer = params.find('customer');
    if (customer) this.state.table<Customer>('customer').get(account, customer, 'customer');
    const currency = params.text('currency').toLowerCase();
    const amount = params.integer('amount');
    refuseBadAmount(amount, currency);
    const destination = requireDestination(this.state, account, params, amount);
    const methodId = params.find('payment_method');
    const method = methodId ? this.paymentMethods.resolve(account, methodId, 'payment_method') : undefined;
    const id = stripeId('pi');
    const intent: PaymentIntent = {
      ...blankIntent(id, params),
      amount,
      currency,
      customer: customer ?? null,
      payment_method: method?.id ?? null,
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      transfer_data: destination,
    };
    this.intents.save(account, intent);
    this.state.emit(call, 'payment_intent.created', intent);
    return params.flag('confirm') ? this.confirmation.confirm(call, intent) : intent;
  }

  private update(call: StripeCall): PaymentIntent {
    const { account, params } = call;
    const intent = this.intents.get(account, call.id);
    if (params.names().some((name) => !['metadata', 'description', 'expand', 'receipt_email'].includes(name)))
      requireStatus(intent, OPEN);
    const customer = params.find('customer');
    if (customer) this.state.table<Customer>('customer').get(account, customer, 'customer');
    const amount = params.findInteger('amount') ?? intent.amount;
    refuseBadAmount(amount, intent.currency);
    const methodId = params.find('payment_method');
    const method = methodId ? this.paymentMethods.resolve(account, methodId, 'payment_method') : undefined;
    intent.metadata = params.metadata(intent.metadata);
    Object.assign(intent, { amount, customer: customer ?? intent.customer });
    if (method) Object.assign(intent, { payment_method: method.id, status: 'requires_confirmation' });
    for (const name of ['description', 'receipt_email', 'setup_future_usage', 'statement_descriptor_suffix'] as const)
      if (params.has(name)) intent[name] = params.find(name) ?? null;
    intent.application_fee_amount = params.findInteger('application_fee_amount') ?? intent.application_fee_amount;
    return this.intents.save(account, intent);
  }

  private confirm(call: StripeCall): PaymentIntent {
    const intent = this.own(call);
    requireStatus(intent, OPEN);
    return this.confirmation.confirm(call, intent);
  }

  private capture(call: StripeCall): PaymentIntent {
    const { account, params } = call;
    const intent = this.intents.get(account, call.id);
    requireStatus(intent, ['requires_capture']);
    const amount = params.findInteger('amount_to_capture') ?? intent.amount_capturable;
    if (amount < 1 || amount > intent.amount_capturable)
      throw invalidParam('The amount to capture must be within what was authorized.', 'amount_to_capture');
    intent.metadata = params.metadata(intent.metadata);
    this.confirmation.capture(call, intent, amount);
    return intent;
  }

  private cancel(call: StripeCall): PaymentIntent {
    const { account, params } = call;
    const intent = this.intents.get(account, call.id);
    requireStatus(intent, [...OPEN, 'requires_capture']);
    const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
    intent.cancellation_reason = params.oneOf('cancellation_reason', reasons) ?? null;
    Object.assign(intent, { status: 'canceled', canceled_at: stripeNow(), next_action: null, amount_capturable: 0 });
    this.intents.save(account, intent);
    this.state.emit(call, 'payment_intent.canceled', intent);
    return intent;
  }

  private own(call: StripeCall): PaymentIntent {
    const intent = this.intents.get(call.account, call.id, call.fromBrowser ? 'intent' : undefined);
    requireClientSecret(call, intent, 'payment_intent');
    return intent;
  }

  private list({ account, params }: StripeCall): PaymentIntent[] {
    const customer = params.find('customer');
    return this.intents.list(account).filter((intent) => !customer || intent.customer === customer);
  }
}

function blankIntent(id: string, params: Params) {
  return {
    id,
    object: 'payment_intent' as const,
    amount_capturable: 0,
    amount_received: 0,
    application_fee_amount: params.findInteger('application_fee_amount') ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    client_secret: stripeId(`${id}_secret`),
    confirmation_method: params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: stripeNow(),
    description: params.find('description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: params.find('on_behalf_of') ?? null,
    payment_method_types: ['card'],
    receipt_email: params.find('receipt_email') ?? null,
    setup_future_usage: params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? null,
    statement_descriptor_suffix: params.find('statement_descriptor_suffix') ?? null,
    transfer_group: params.find('transfer_group') ?? null,
    _returnUrl: params.find('return_url') ?? null,
  };
}

function requireStatus(intent: PaymentIntent, allowed: PaymentIntent['status'][]): void {
  if (allowed.includes(intent.status)) return;
  const message = `This PaymentIntent's status is ${intent.status}, but this action needs one of: ${allowed.join(', ')}.`;
  throw invalidRequest(message, 'payment_intent_unexpected_state');
}
