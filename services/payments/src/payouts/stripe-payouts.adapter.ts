import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type Stripe from 'stripe';
import type { PaymentsConfig } from '../config.js';
import { centsOfMinor } from '../money/minor-units.js';
import { createStripeClient } from '../stripe/stripe-client.js';
import { providerErrorOf } from '../stripe/stripe-errors.js';
import type { PayoutSource, ProviderPayout, ProviderPayoutEntry } from './payout-source.js';
import type { PayoutEntryKind } from './payout.entity.js';

const PAGE = 100;
const MAX_ENTRIES = 10_000;

const KINDS: Readonly<Record<string, PayoutEntryKind>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  application_fee_refund: 'fee',
  stripe_fee: 'fee',
  tax_fee: 'fee',
};

/** Payouts of practices' accounts at Stripe, and the lines of the balance that each is made of. */
@Injectable()
export class StripePayoutsAdapter implements PayoutSource {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(@Inject(CONFIG) config: PaymentsConfig) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, STRIPE_TIMEOUT_MS: timeoutMs } = config;
    this.stripe = createStripeClient({ secretKey, timeoutMs, ...(apiBase && { apiBase }) });
  }

  async getPayout(stripeAccount: string, payoutId: string): Promise<ProviderPayout> {
    return payoutOf(await withProviderErrors(this.stripe.payouts.retrieve(payoutId, {}, { stripeAccount })));
  }

  async listPayouts(stripeAccount: string, since: Date): Promise<ProviderPayout[]> {
    const parameters = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE };
    const listed = this.stripe.payouts.list(parameters, { stripeAccount }).autoPagingToArray({ limit: MAX_ENTRIES });
    return (await withProviderErrors(listed)).map(payoutOf);
  }

  async listEntries(stripeAccount: string, payoutId: string): Promise<ProviderPayoutEntry[]> {
    const parameters = { payout: payoutId, limit: PAGE, expand: ['data.source'] };
    const listed = this.stripe.balanceTransactions.list(parameters, { stripeAccount });
    const lines = await withProviderErrors(listed.autoPagingToArray({ limit: MAX_ENTRIES }));
    // The payout is a line of the balance itself.
    return lines.filter(({ type }) => type !== 'payout').map(entryOf);
  }
}

function payoutOf(payout: Stripe.Payout): ProviderPayout {
  const { id, amount, currency, status, created, arrival_date: arrival } = payout;
  const failed = status === 'failed' || status === 'canceled';
  return {
    providerPayoutId: id,
    amountCents: centsOfMinor(amount, currency),
    currency: currency.toUpperCase(),
    status: failed ? 'failed' : status === 'paid' ? 'paid' : 'on_the_way',
    sentAt: new Date(created * 1000),
    arrivesOn: new Date(arrival * 1000).toISOString().slice(0, 10),
  };
}

function entryOf(line: Stripe.BalanceTransaction): ProviderPayoutEntry {
  const { id, type, amount, fee, currency, created, description } = line;
  const source = typeof line.source === 'object' ? (line.source as { payment_intent?: unknown } | null) : null;
  const kind = KINDS[type] ?? 'correction';
  const moved = kind === 'payment' || kind === 'refund';
  const paymentId = moved && typeof source?.payment_intent === 'string' ? source.payment_intent : null;
  // A line that is a fee itself moves nothing else.
  const gross = kind === 'fee' ? 0 : amount;
  return {
    ...{ entryId: id, kind, paymentId, occurredAt: new Date(created * 1000) },
    grossCents: centsOfMinor(gross, currency),
    feeCents: centsOfMinor(kind === 'fee' ? fee - amount : fee, currency),
    label: moved ? '' : (description ?? type.replaceAll('_', ' ')),
  };
}

async function withProviderErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw providerErrorOf(error);
  }
}
