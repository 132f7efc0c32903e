import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type Stripe from 'stripe';
import type { PaymentsConfig } from '../config.js';
import type { ProviderPayment } from '../providers/provider-objects.js';
import { createStripeClient } from '../stripe/stripe-client.js';
import { providerErrorOf } from '../stripe/stripe-errors.js';
import { paymentOf, refundOf } from '../stripe/stripe-objects.js';
import type { HistoryPage, HistoryRange, HistoryRefund, PaymentHistory } from './payment-history.js';

const PAGE = 100;

/** Payments and refunds of practices' accounts at Stripe. */
@Injectable()
export class StripeHistoryAdapter implements PaymentHistory {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(@Inject(CONFIG) config: PaymentsConfig) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, STRIPE_TIMEOUT_MS: timeoutMs } = config;
    this.stripe = createStripeClient({ secretKey, timeoutMs, ...(apiBase && { apiBase }) });
  }

  async listPayments(stripeAccount: string, range: HistoryRange): Promise<HistoryPage<ProviderPayment>> {
    const list = this.stripe.paymentIntents.list(parametersOf(range), { stripeAccount });
    return pageOf(await withProviderErrors(list), paymentOf);
  }

  async listRefunds(stripeAccount: string, range: HistoryRange): Promise<HistoryPage<HistoryRefund>> {
    const list = this.stripe.refunds.list(parametersOf(range), { stripeAccount });
    return pageOf(await withProviderErrors(list), (refund) => {
      return { ...refundOf(refund), currency: refund.currency.toUpperCase() };
    });
  }
}

function parametersOf({ since, until, page }: HistoryRange) {
  const created = { gte: Math.floor(since.getTime() / 1000), lt: Math.floor(until.getTime() / 1000) };
  return { created, limit: PAGE, ...(page && { starting_after: page }) };
}

function pageOf<S extends { id: string; created: number }, T>(
  { data, has_more: hasMore }: Stripe.ApiList<S>,
  read: (item: S) => T,
): HistoryPage<T> {
  const items = data.map((item) => ({ ...read(item), madeAt: new Date(item.created * 1000) }));
  return { items, next: hasMore ? data.at(-1)?.id : undefined };
}

async function withProviderErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw providerErrorOf(error);
  }
}
