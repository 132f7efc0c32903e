import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DataSource } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import type { PlanPrice } from '../records/subscriptions/plan-price.entity.js';
import { SubscriptionsRepository } from '../records/subscriptions/subscriptions.repository.js';
import { StripeBillingAdapter } from '../stripe/stripe-billing.adapter.js';
import { lookupKeysOf, type PlanId, planOfLookupKey, PLANS } from './plans.js';

/** A plan with what it costs; free ones have no price. */
export interface OfferedPlan {
  id: PlanId;
  name: string;
  includes: readonly string[];
  prices: PlanPrice[];
}

/** What plans cost: the prices are Stripe's, and pages read what was fetched last. */
@Injectable()
export class PlanPricesService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly adapter: StripeBillingAdapter,
  ) {}

  /** The free plan and those that are sold here and have a price. */
  async listOffered(): Promise<OfferedPlan[]> {
    const prices = await this.subscriptions.listOffered(this.dataSource.manager);
    const plans = (['free', ...this.config.SUBSCRIPTION_PLANS] as const).map((id) => ({
      ...{ id, name: PLANS[id].name, includes: PLANS[id].includes },
      prices: prices.filter(({ plan }) => plan === id),
    }));
    return plans.filter(({ id, prices: some }) => id === 'free' || some.length > 0);
  }

  /** Fetches the prices of all plans that are sold here. */
  async fetch(): Promise<void> {
    const keys = this.config.SUBSCRIPTION_PLANS.flatMap((plan) => lookupKeysOf(plan));
    if (keys.length === 0) return;
    const prices = (await this.adapter.listPrices(keys)).flatMap(({ lookupKey, ...price }) => {
      const plan = planOfLookupKey(lookupKey);
      return plan ? [{ ...price, plan, offered: true }] : [];
    });
    await this.dataSource.transaction((tx) => this.subscriptions.savePrices(tx, prices));
  }
}
