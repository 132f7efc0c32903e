import { LIST_PARAMS, listPage, type Operation, type StripeCall } from './operation.js';
import type { Params } from './params.js';
import { cardError, invalidParam, invalidRequest } from './stripe-errors.js';
import { PLATFORM, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Customer, PaymentMethod } from './stripe-types.js';
import { numberOfTestId, testCard, type TestCard } from './test-cards.js';

interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
}

const CREATE_PARAMS = [
  'allow_redisplay',
  'billing_details',
  'card',
  'customer',
  'metadata',
  'payment_method',
  'type',
  // What Stripe.js adds about the browser.
  'guid',
  'muid',
  'payment_user_agent',
  'referrer',
  'sid',
  'time_on_page',
];

/** Cards, as the browser's form, the server or a ready-made test id makes them. */
export class PaymentMethods {
  constructor(private readonly state: StripeState) {}

  private get methods() {
    return this.state.table<PaymentMethod>('payment_method');
  }

  operations(): Operation[] {
    const path = '/payment_methods/:id';
    const updateParams = ['metadata', 'billing_details', 'card', 'allow_redisplay'];
    return [
      {
        method: 'POST',
        path: '/payment_methods',
        params: CREATE_PARAMS,
        browser: true,
        handle: (call) => this.create(call),
      },
      { method: 'GET', path, params: [], handle: (call) => this.resolve(call.account, call.id) },
      { method: 'POST', path, params: updateParams, handle: (call) => this.update(call) },
      { method: 'POST', path: `${path}/attach`, params: ['customer'], handle: (call) => this.attachOnRequest(call) },
      { method: 'POST', path: `${path}/detach`, params: [], handle: (call) => this.detach(call) },
      {
        method: 'GET',
        path: '/payment_methods',
        params: [...LIST_PARAMS, 'customer', 'type'],
        handle: (call) => this.list(call, 'payment_methods', call.params.find('customer')),
      },
      {
        method: 'GET',
        path: '/customers/:id/payment_methods',
        params: [...LIST_PARAMS, 'type'],
        handle: (call) => this.list(call, `customers/${call.id}/payment_methods`, call.id),
      },
    ];
  }

  /** The stored method of that id; a ready-made id such as `pm_card_visa` gives a fresh one each time. */
  resolve(account: string, id: string, param?: string): PaymentMethod {
    const number = numberOfTestId(id);
    return number ? this.save(account, sampleCard(number)) : this.methods.get(account, id, param);
  }

  /** From `type` and `card`, by number, token or, for a connected account, by cloning the platform's method. */
  fromParams(account: string, params: Params): PaymentMethod {
    if (params.text('type') !== 'card')
      throw invalidRequest('The sandbox knows payment methods of type card only.', undefined, 'type');
    const card = params.under('card');
    if (!card) throw invalidParam('Missing required param: card.', 'card', 'parameter_missing');
    const token = card.find('token');
    const details = token ? sampleCard(tokenNumber(token)) : cardDetails(card);
    return this.save(account, details, params);
  }

  /** Marks the method as the customer's. @throws card_error for cards whose bank refuses already here */
  attach(call: StripeCall, method: PaymentMethod, customer: string): void {
    if (method.customer === customer) return;
    method.customer = customer;
    this.methods.save(call.account, method);
    this.state.emit(call, 'payment_method.attached', method);
  }

  keep(account: string, method: PaymentMethod): void {
    this.methods.save(account, method);
  }

  private create(call: StripeCall): PaymentMethod {
    const { account, params } = call;
    const source = params.find('payment_method');
    if (!source || call.fromBrowser) return this.fromParams(account, params);
    if (account === PLATFORM) throw invalidParam('Cloning needs the Stripe-Account header.', 'payment_method');
    const original = this.resolve(PLATFORM, source, 'payment_method');
    return this.save(account, { ...detailsOf(original), setUp: original._setUp }, params);
  }

  private update({ account, id, params }: StripeCall): PaymentMethod {
    const method = this.methods.get(account, id);
    method.metadata = params.metadata(method.metadata);
    method.billing_details = { ...method.billing_details, ...billingDetails(params) };
    method.card.exp_month = params.under('card')?.findInteger('exp_month') ?? method.card.exp_month;
    method.card.exp_year = params.under('card')?.findInteger('exp_year') ?? method.card.exp_year;
    return this.methods.save(account, method);
  }

  private attachOnRequest(call: StripeCall): PaymentMethod {
    const customer = this.state.table<Customer>('customer').get(call.account, call.params.text('customer'), 'customer');
    const method = this.resolve(call.account, call.id);
    if (method.customer && method.customer !== customer.id)
      throw invalidRequest('The payment method you provided has already been attached to a customer.');
    refuseSpent(method);
    const card = testCard(method._number);
    if (card.decline && !card.attaches) throw cardError(card.decline);
    this.attach(call, method, customer.id);
    return method;
  }

  private detach(call: StripeCall): PaymentMethod {
    const method = this.methods.get(call.account, call.id);
    if (!method.customer)
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    method.customer = null;
    method._spent = true;
    this.methods.save(call.account, method);
    this.state.emit(call, 'payment_method.detached', method);
    return method;
  }

  private list(call: StripeCall, url: string, customer: string | undefined): object {
    if (customer !== undefined) this.state.table<Customer>('customer').get(call.account, customer, 'customer');
    const attached = this.methods.list(call.account).filter((method) => method.customer !== null);
    return listPage(
      call,
      url,
      attached.filter((method) => customer === undefined || method.customer === customer),
    );
  }

  private save(account: string, details: CardDetails & { setUp?: boolean }, params?: Params): PaymentMethod {
    return this.methods.save(account, {
      id: stripeId('pm'),
      object: 'payment_method',
      type: 'card',
      allow_redisplay: 'unspecified',
      billing_details: { address: null, email: null, name: null, phone: null, ...billingDetails(params) },
      card: publicCard(details, testCard(details.number)),
      created: stripeNow(),
      customer: null,
      livemode: false,
      metadata: params?.metadata() ?? {},
      _number: details.number,
      _setUp: details.setUp ?? false,
      _spent: false,
    } as PaymentMethod);
  }
}

/** @throws StripeProblem for a method that was detached or used up without a customer */
export function refuseSpent(method: PaymentMethod): void {
  if (!method._spent) return;
  const message =
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';
  throw invalidRequest(message, 'payment_method_unexpected_state');
}

function publicCard({ number, expMonth, expYear }: CardDetails, card: TestCard): PaymentMethod['card'] {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    display_brand: card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: Buffer.from(`card-${number}`).toString('base64url').slice(-16),
    funding: card.funding,
    last4: number.slice(-4),
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function billingDetails(params: Params | undefined): Record<string, unknown> {
  const details = params?.under('billing_details');
  if (!details) return {};
  const texts = ['email', 'name', 'phone'].map((name) => [name, details.find(name) ?? null]);
  const address = details.under('address');
  const parts = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'];
  const lines = address && Object.fromEntries(parts.map((name) => [name, address.find(name) ?? null]));
  return { ...Object.fromEntries(texts), ...(lines && { address: lines }) };
}

function sampleCard(number: string): CardDetails {
  return { number, expMonth: 12, expYear: new Date().getFullYear() + 3 };
}

function detailsOf(method: PaymentMethod): CardDetails {
  return { number: method._number, expMonth: method.card.exp_month, expYear: method.card.exp_year };
}

function tokenNumber(token: string): string {
  const number = numberOfTestId(token);
  if (!number) throw invalidRequest(`No such token: '${token}'`, 'resource_missing', 'card[token]');
  return number;
}

function cardDetails(card: Params): CardDetails {
  const number = card.text('number').replace(/[\s-]/g, '');
  const [expMonth, year, cvc] = [card.integer('exp_month'), card.integer('exp_year'), card.find('cvc')];
  testCard(number);
  const expYear = year < 100 ? 2000 + year : year;
  const now = new Date();
  if (expMonth < 1 || expMonth > 12) throw invalidCard('expiry_month', "Your card's expiration month is invalid.");
  const lastMonth = now.getFullYear() * 12 + now.getMonth();
  if (expYear > now.getFullYear() + 50 || expYear * 12 + expMonth - 1 < lastMonth)
    throw invalidCard('expiry_year', "Your card's expiration year is invalid.");
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) throw invalidCard('cvc', "Your card's security code is invalid.");
  return { number, expMonth, expYear };
}

function invalidCard(field: 'cvc' | 'expiry_month' | 'expiry_year', message: string) {
  return cardError({ code: `invalid_${field}`, message, param: field.replace('expiry', 'exp') });
}
