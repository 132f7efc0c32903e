import { LIST_PARAMS, listPage, type Operation, type StripeCall } from './operation.js';
import type { Params } from './params.js';
import { invalidParam } from './stripe-errors.js';
import { PLATFORM, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Price } from './stripe-types.js';

const CREATE_PARAMS = [
  'currency',
  'lookup_key',
  'metadata',
  'nickname',
  'product',
  'product_data',
  'recurring',
  'transfer_lookup_key',
  'unit_amount',
];
const LIST_FILTERS = [...LIST_PARAMS, 'active', 'lookup_keys', 'product'];

/** What the platform's own account sells when the sandbox starts: a plan by the month and by the year. */
const SAMPLES = [
  { lookupKey: 'website_month', interval: 'month', amount: 1200 },
  { lookupKey: 'website_year', interval: 'year', amount: 12000 },
] as const;

/** Recurring prices (https://docs.stripe.com/api/prices). */
export class Prices {
  constructor(private readonly state: StripeState) {}

  private get prices() {
    return this.state.table<Price>('price');
  }

  operations(): Operation[] {
    return [
      { method: 'POST', path: '/prices', params: CREATE_PARAMS, handle: (call) => this.create(call) },
      { method: 'GET', path: '/prices/:id', params: [], handle: ({ account, id }) => this.get(account, id) },
      {
        method: 'POST',
        path: '/prices/:id',
        params: ['active', 'lookup_key', 'metadata', 'nickname', 'transfer_lookup_key'],
        handle: (call) => this.update(call),
      },
      {
        method: 'GET',
        path: '/prices',
        params: LIST_FILTERS,
        handle: (call) => listPage(call, 'prices', this.matching(call)),
      },
    ];
  }

  get(account: string, id: string, param?: string): Price {
    this.addSamples(account);
    return this.prices.get(account, id, param);
  }

  /** Newest first. */
  list(account: string): Price[] {
    this.addSamples(account);
    return this.prices.list(account);
  }

  private create(call: StripeCall): Price {
    const { account, params } = call;
    const recurring = params.under('recurring');
    if (!recurring) throw invalidParam('The sandbox knows recurring prices only.', 'recurring', 'parameter_missing');
    const price = priceOf({
      id: stripeId('price'),
      product: params.find('product') ?? stripeId('prod', 14),
      currency: params.text('currency').toLowerCase(),
      amount: params.integer('unit_amount'),
      interval: recurring.oneOf('interval', ['month', 'year']) ?? 'month',
      lookupKey: null,
    });
    this.name(account, price, params);
    price.metadata = params.metadata();
    this.prices.save(account, price);
    this.state.emit(call, 'price.created', price);
    return price;
  }

  private update(call: StripeCall): Price {
    const { account, id, params } = call;
    const price = this.get(account, id);
    if (params.has('active')) price.active = params.flag('active');
    this.name(account, price, params);
    price.metadata = params.metadata(price.metadata);
    this.prices.save(account, price);
    this.state.emit(call, 'price.updated', price);
    return price;
  }

  private matching({ account, params }: StripeCall): Price[] {
    const keys = params.list('lookup_keys');
    const product = params.find('product');
    return this.list(account).filter(
      (price) =>
        (keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
        (product === undefined || price.product === product) &&
        (!params.has('active') || price.active === params.flag('active')),
    );
  }

  /** One active price has a lookup key; another takes it over only where that is asked for. */
  private name(account: string, price: Price, params: Params): void {
    const key = params.find('lookup_key');
    if (key === undefined) return;
    const holder = this.list(account).find((other) => other.lookup_key === key && other.id !== price.id);
    if (holder && !params.flag('transfer_lookup_key')) {
      throw invalidParam(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
    }
    if (holder) this.prices.save(account, { ...holder, lookup_key: null });
    price.lookup_key = key;
  }

  private addSamples(account: string): void {
    if (account !== PLATFORM || this.prices.list(account).length > 0) return;
    for (const { lookupKey, interval, amount } of SAMPLES) {
      const known = { product: 'prod_website', currency: 'usd', lookupKey, interval, amount };
      this.prices.save(account, priceOf({ id: `price_${lookupKey}`, ...known }));
    }
  }
}

interface PriceFacts {
  id: string;
  product: string;
  currency: string;
  amount: number;
  interval: 'month' | 'year';
  lookupKey: string | null;
}

function priceOf({ id, product, currency, amount, interval, lookupKey }: PriceFacts): Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: stripeNow(),
    currency,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}
