import { Injectable, Logger } from '@nestjs/common';
import { SubscriptionChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import type { PracticeSubscription } from '../records/subscriptions/practice-subscription.entity.js';
import { SubscriptionsRepository } from '../records/subscriptions/subscriptions.repository.js';
import { type BillingSubscription, StripeBillingAdapter } from '../stripe/stripe-billing.adapter.js';
import { PAID_PLANS, type PlanId, PLANS } from './plans.js';

/** While a payment is late the plan stays: Stripe tries the card again for some days. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due'];

export const isLive = (status: string | null): boolean => status !== null && LIVE.includes(status);

/** Follows what practices have subscribed to at Stripe, and publishes which plan they have. */
@Injectable()
export class SubscriptionStateService {
  private readonly logger = new Logger(SubscriptionStateService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly adapter: StripeBillingAdapter,
  ) {}

  /** Records the present state of a subscription after a webhook about it. */
  async refreshSubscription(subscriptionId: string): Promise<void> {
    await this.refresh(await this.adapter.getCustomerOf(subscriptionId));
  }

  /** Records what Stripe has of a practice; other customers are not ours. */
  async refresh(customerId: string): Promise<void> {
    const known = await this.subscriptions.findByCustomer(this.dataSource.manager, customerId);
    if (!known) return;
    const all = await this.adapter.listSubscriptions(customerId);
    const live = all.filter(({ status }) => isLive(status)).toSorted(byAge);
    // Stripe counts seconds: of two within one of them the age says nothing, and the recorded one stays.
    const current = live.find(({ id }) => id === known.subscriptionId) ?? live[0];
    // Two pages that were open at once can both have been paid on.
    for (const { id } of live) if (id !== current?.id) await this.adapter.cancel(id);
    await this.record(customerId, current ?? all.toSorted(byAge).at(-1) ?? null);
  }

  private async record(customerId: string, current: BillingSubscription | null): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const found = await this.subscriptions.findByCustomer(tx, customerId);
      const known = found && (await this.subscriptions.findForUpdate(tx, found.practiceId));
      if (!known || !current) return;
      const plan = isLive(current.status) ? await this.planOf(tx, current) : 'free';
      const changed = plan !== known.plan;
      Object.assign(known, {
        ...{ subscriptionId: current.id, status: current.status, priceId: current.price?.id ?? null },
        ...{ periodEndsAt: current.periodEndsAt, endsAt: current.endsAt, plan },
        version: known.version + (changed ? 1 : 0),
      } satisfies Partial<PracticeSubscription>);
      await this.subscriptions.save(tx, known);
      if (changed) await emit(tx, SubscriptionChangedSchema, messageOf(known), { aggregateId: known.practiceId });
    });
  }

  /** A product is a plan: prices of it that were taken back, or renamed, still lead there. */
  private async planOf(tx: EntityManager, { id, price }: BillingSubscription): Promise<PlanId> {
    const sold = price && (await this.subscriptions.findPriceOfProduct(tx, price.productId));
    const plan = PAID_PLANS.find((known) => known === sold?.plan);
    if (!plan) this.logger.warn(`subscription ${id} is to a product that is no plan: ${price?.productId}`);
    return plan ?? 'free';
  }
}

/** Fields of the event that publishes a plan. */
export const messageOf = ({ practiceId, plan, version }: PracticeSubscription) => ({
  ...{ practiceId, plan, version, features: [...PLANS[plan as PlanId].features] },
});

const byAge = (one: BillingSubscription, other: BillingSubscription) =>
  one.createdAt.getTime() - other.createdAt.getTime() || one.id.localeCompare(other.id);
