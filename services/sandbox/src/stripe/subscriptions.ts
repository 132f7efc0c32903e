import { LIST_PARAMS, listPage, type Operation, type StripeCall } from './operation.js';
import { invalidRequest } from './stripe-errors.js';
import { type Cause, PLATFORM, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Customer, Metadata, Price, Subscription } from './stripe-types.js';

const DAY_S = 86_400;
const PERIOD_S = { month: 30 * DAY_S, year: 365 * DAY_S };
const BY_NOBODY: Cause = { account: PLATFORM, requestId: null, idempotencyKey: null };

export interface SubscriptionDraft {
  customer: string;
  price: Price;
  metadata: Metadata;
}

/** Subscriptions to the platform's own prices (https://docs.stripe.com/api/subscriptions). */
export class Subscriptions {
  constructor(private readonly state: StripeState) {}

  private get subscriptions() {
    return this.state.table<Subscription>('subscription');
  }

  operations(): Operation[] {
    const path = '/subscriptions/:id';
    return [
      { method: 'GET', path, params: [], handle: ({ account, id }) => this.get(account, id) },
      {
        method: 'DELETE',
        path,
        params: ['cancellation_details', 'invoice_now', 'prorate'],
        handle: (call) => this.cancelOnRequest(call),
      },
      {
        method: 'GET',
        path: '/subscriptions',
        params: [...LIST_PARAMS, 'customer', 'price', 'status'],
        handle: (call) => listPage(call, 'subscriptions', this.matching(call)),
      },
    ];
  }

  get(account: string, id: string): Subscription {
    return this.subscriptions.get(account, id);
  }

  listOf(customer: string): Subscription[] {
    return this.subscriptions.list(PLATFORM).filter((subscription) => subscription.customer === customer);
  }

  /** The first period is paid. */
  start({ customer, price, metadata }: SubscriptionDraft): Subscription {
    const [id, now] = [stripeId('sub'), stripeNow()];
    const subscription: Subscription = {
      id,
      object: 'subscription',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      created: now,
      currency: price.currency,
      customer,
      ended_at: null,
      items: { object: 'list', data: [], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
      livemode: false,
      metadata,
      start_date: now,
      status: 'active',
    };
    this.payPeriod(subscription, price);
    return this.publish(subscription, 'created');
  }

  changePrice(subscription: Subscription, price: Price): Subscription {
    setPrice(subscription, price, stripeNow());
    return this.publish(subscription, 'updated');
  }

  /** Ends it with the period that is paid, or no longer does. */
  endLater(subscription: Subscription, ends: boolean): Subscription {
    const end = subscription.items.data[0]!.current_period_end;
    const times = { cancel_at: ends ? end : null, canceled_at: ends ? stripeNow() : null };
    return this.publish(Object.assign(subscription, { cancel_at_period_end: ends, ...times }), 'updated');
  }

  end(subscription: Subscription): Subscription {
    const now = stripeNow();
    Object.assign(subscription, { status: 'canceled', canceled_at: subscription.canceled_at ?? now, ended_at: now });
    return this.publish(subscription, 'deleted');
  }

  /** The next period is to be paid: the card pays it or is refused. */
  renew(subscription: Subscription, paid: boolean): Subscription {
    if (paid) this.payPeriod(subscription, subscription.items.data[0]!.price);
    subscription.status = paid ? 'active' : 'past_due';
    return this.publish(subscription, 'updated');
  }

  /** A credit of the customer pays first. */
  private payPeriod(subscription: Subscription, price: Price): void {
    const customers = this.state.table<Customer>('customer');
    const customer = customers.get(PLATFORM, subscription.customer);
    customer.balance = Math.min(0, customer.balance + price.unit_amount);
    customers.save(PLATFORM, customer);
    setPrice(subscription, price, stripeNow());
  }

  private cancelOnRequest({ account, id }: StripeCall): Subscription {
    const subscription = this.get(account, id);
    if (subscription.status === 'canceled') throw invalidRequest('This subscription is canceled already.');
    return this.end(subscription);
  }

  /** Without a status those that have not ended. */
  private matching({ account, params }: StripeCall): Subscription[] {
    const [customer, price, status] = [params.find('customer'), params.find('price'), params.find('status')];
    return this.subscriptions
      .list(account)
      .filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
          (status === 'all' || (status ? subscription.status === status : subscription.status !== 'canceled')),
      );
  }

  private publish(subscription: Subscription, what: 'created' | 'deleted' | 'updated'): Subscription {
    this.subscriptions.save(PLATFORM, subscription);
    this.state.emit(BY_NOBODY, `customer.subscription.${what}`, subscription);
    return subscription;
  }
}

function setPrice(subscription: Subscription, price: Price, from: number): void {
  subscription.items.data = [
    {
      id: subscription.items.data[0]?.id ?? stripeId('si', 14),
      object: 'subscription_item',
      created: subscription.created!,
      current_period_start: from,
      current_period_end: from + PERIOD_S[price.recurring.interval],
      metadata: {},
      price,
      quantity: 1,
      subscription: subscription.id,
    },
  ];
}
