import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PracticeSubscription, SubscriptionStatus } from '../generated/graphql.js';
import { SubscriptionsRepository } from '../records/subscriptions/subscriptions.repository.js';
import { type PlanId, PLANS } from './plans.js';

const STATUSES: readonly SubscriptionStatus[] = ['active', 'past_due', 'trialing'];

/** What a practice has subscribed to, as it sees it. */
@Injectable()
export class SubscriptionViewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsRepository,
  ) {}

  async find(practiceId: string): Promise<PracticeSubscription> {
    const { manager } = this.dataSource;
    const known = await this.subscriptions.find(manager, practiceId);
    const status = STATUSES.find((live) => live === known?.status);
    const hasBilling = known?.subscriptionId != null;
    if (!known || !status) return { ...FREE, hasBilling };
    const { plan: planId, priceId, periodEndsAt, endsAt } = known;
    const price = priceId ? await this.subscriptions.findPrice(manager, priceId) : null;
    return {
      ...{ planId, planName: PLANS[planId as PlanId].name, status, price, hasBilling },
      periodEndsAt: periodEndsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    };
  }
}

const FREE = {
  ...{ planId: 'free', planName: PLANS.free.name, status: 'free' as const },
  ...{ price: null, periodEndsAt: null, endsAt: null },
};
