import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type Stripe from 'stripe';
import type { PaymentsConfig } from '../config.js';
import { centsOfMinor, minorUnits } from '../money/minor-units.js';
import { createStripeClient } from './stripe-client.js';
import { withProviderErrors } from './stripe-errors.js';

const INTERVALS = ['month', 'year'] as const;

/** A price that a practice may pay the platform, by the month or by the year. */
export interface BillingPrice {
  id: string;
  /** One product is one plan. */
  productId: string;
  lookupKey: string | null;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  interval: (typeof INTERVALS)[number];
}

/** What a practice has subscribed to, as Stripe has it now. */
export interface BillingSubscription {
  id: string;
  customerId: string;
  status: Stripe.Subscription.Status;
  price: BillingPrice | null;
  createdAt: Date;
  /** Until then it is paid, or is to be. */
  periodEndsAt: Date | null;
  /** It ends then, as the practice wished; null where it goes on. */
  endsAt: Date | null;
}

export interface CheckoutOrder {
  customerId: string;
  priceId: string;
  practiceId: string;
  successUrl: string;
  cancelUrl: string;
}

/**
 * Stripe Billing on the platform's own account: practices are its customers, and subscribe on pages of Stripe
 * (https://docs.stripe.com/billing/subscriptions/overview).
 * @throws ProviderRefusedError, UnknownOutcomeError
 */
@Injectable()
export class StripeBillingAdapter {
  private readonly stripe: Stripe;

  constructor(@Inject(CONFIG) config: PaymentsConfig) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, STRIPE_TIMEOUT_MS: timeoutMs } = config;
    this.stripe = createStripeClient({ secretKey, timeoutMs, ...(apiBase && { apiBase }) });
  }

  /** Those that can be subscribed to now. @param lookupKeys ten at most, as Stripe takes them */
  async listPrices(lookupKeys: string[]): Promise<BillingPrice[]> {
    const asked = { lookup_keys: lookupKeys, active: true, limit: 100 };
    const { data } = await withProviderErrors(this.stripe.prices.list(asked));
    return data.flatMap((price) => priceOf(price) ?? []);
  }

  /** @returns the customer's id @param idempotencyKey the same one makes one customer */
  async createCustomer(
    { practiceId, name, email }: { practiceId: string; name: string; email: string },
    idempotencyKey: string,
  ): Promise<string> {
    const asked = { name, ...(email && { email }), metadata: { practice_id: practiceId } };
    return (await withProviderErrors(this.stripe.customers.create(asked, { idempotencyKey }))).id;
  }

  /** A page on which the practice gives its card and subscribes; good for a day. */
  async openCheckout(order: CheckoutOrder, idempotencyKey: string): Promise<{ id: string; url: string | null }> {
    const { customerId, priceId, practiceId, successUrl, cancelUrl } = order;
    const asked: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: practiceId,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      subscription_data: { metadata: { practice_id: practiceId } },
    };
    const { id, url } = await withProviderErrors(this.stripe.checkout.sessions.create(asked, { idempotencyKey }));
    return { id, url };
  }

  /** Expires the page. @throws ProviderRefusedError if it was paid or has expired already */
  async closeCheckout(id: string): Promise<void> {
    await withProviderErrors(this.stripe.checkout.sessions.expire(id));
  }

  /** What is paid next takes the credit first (https://docs.stripe.com/billing/customer/balance). */
  async addCredit(
    customerId: string,
    { amountCents, currency }: { amountCents: number; currency: string },
    idempotencyKey: string,
  ): Promise<void> {
    // Below zero Stripe owes the customer.
    const asked = { amount: -minorUnits(amountCents, currency), currency, description: 'Referral credit' };
    await withProviderErrors(this.stripe.customers.createBalanceTransaction(customerId, asked, { idempotencyKey }));
  }

  /** A page on which the practice changes its card and its plan, reads its invoices and cancels. */
  async openPortal(customerId: string, returnUrl: string): Promise<string> {
    const asked = { customer: customerId, return_url: returnUrl };
    return (await withProviderErrors(this.stripe.billingPortal.sessions.create(asked))).url;
  }

  /** @returns the customer's id */
  async getCustomerOf(subscriptionId: string): Promise<string> {
    return idOf((await withProviderErrors(this.stripe.subscriptions.retrieve(subscriptionId))).customer);
  }

  /** Ended ones too. */
  async listSubscriptions(customerId: string): Promise<BillingSubscription[]> {
    const asked = { customer: customerId, status: 'all' as const, limit: 100 };
    return (await withProviderErrors(this.stripe.subscriptions.list(asked))).data.map(subscriptionOf);
  }

  /** At once; what was paid for the rest of the period becomes a credit. */
  async cancel(subscriptionId: string): Promise<void> {
    await withProviderErrors(this.stripe.subscriptions.cancel(subscriptionId, { prorate: true, invoice_now: true }));
  }
}

/** Null for what we do not sell: prices that depend on use, or are paid once. */
function priceOf(price: Stripe.Price): BillingPrice | null {
  const { id, product, lookup_key: lookupKey, unit_amount: amount, currency, recurring } = price;
  const interval = INTERVALS.find((known) => known === recurring?.interval);
  if (amount === null || !interval) return null;
  return {
    ...{ id, lookupKey, interval },
    productId: idOf(product),
    amountCents: centsOfMinor(amount, currency),
    currency: currency.toUpperCase(),
  };
}

function subscriptionOf(subscription: Stripe.Subscription): BillingSubscription {
  const [item] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? null;
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    price: item ? priceOf(item.price) : null,
    createdAt: timeOf(subscription.created)!,
    periodEndsAt: timeOf(periodEnd),
    endsAt: timeOf(end),
  };
}

const timeOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000));
const idOf = (reference: string | { id: string }): string => (typeof reference === 'string' ? reference : reference.id);
