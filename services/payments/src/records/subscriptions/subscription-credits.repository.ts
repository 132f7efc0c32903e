import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PracticeSubscription } from './practice-subscription.entity.js';
import { SubscriptionCredit } from './subscription-credit.entity.js';

@Injectable()
export class SubscriptionCreditsRepository {
  /** A credit that exists stays as it is. */
  async add(tx: EntityManager, credit: SubscriptionCredit): Promise<void> {
    await tx.createQueryBuilder().insert().into(SubscriptionCredit).values(credit).orIgnore().execute();
  }

  /** Of practices that are customers at Stripe, the oldest first. */
  listApplicable(tx: EntityManager, limit: number): Promise<{ credit: SubscriptionCredit; customerId: string }[]> {
    return tx
      .createQueryBuilder(SubscriptionCredit, 'credit')
      .innerJoin(PracticeSubscription, 'customer', 'customer.practiceId = credit.practiceId')
      .where('credit.appliedAt IS NULL')
      .select('credit')
      .addSelect('customer.customerId', 'customerId')
      .orderBy('credit.receivedAt')
      .addOrderBy('credit.referralUseId')
      .limit(limit)
      .getRawAndEntities<{ customerId: string }>()
      .then(({ raw, entities }) => entities.map((credit, at) => ({ credit, customerId: raw[at]!.customerId })));
  }

  async noteApplied(tx: EntityManager, referralUseId: string, appliedAt: Date): Promise<void> {
    await tx.update(SubscriptionCredit, { referralUseId }, { appliedAt });
  }
}
