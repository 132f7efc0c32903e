import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlanPrice } from './plan-price.entity.js';
import { PracticeSubscription } from './practice-subscription.entity.js';

@Injectable()
export class SubscriptionsRepository {
  find(tx: EntityManager, practiceId: string): Promise<PracticeSubscription | null> {
    return tx.findOneBy(PracticeSubscription, { practiceId });
  }

  findByCustomer(tx: EntityManager, customerId: string): Promise<PracticeSubscription | null> {
    return tx.findOneBy(PracticeSubscription, { customerId });
  }

  findForUpdate(tx: EntityManager, practiceId: string): Promise<PracticeSubscription | null> {
    return tx.findOne(PracticeSubscription, { where: { practiceId }, lock: { mode: 'pessimistic_write' } });
  }

  /** A customer that is known already stays the one. */
  async addCustomer(tx: EntityManager, practiceId: string, customerId: string): Promise<void> {
    const row = { practiceId, customerId, plan: 'free', version: 0 };
    await tx.createQueryBuilder().insert().into(PracticeSubscription).values(row).orIgnore().execute();
  }

  async noteCheckout(tx: EntityManager, practiceId: string, checkoutId: string): Promise<void> {
    await tx.update(PracticeSubscription, { practiceId }, { checkoutId });
  }

  async save(tx: EntityManager, subscription: PracticeSubscription): Promise<void> {
    await tx.save(PracticeSubscription, subscription);
  }

  /** All that are offered, the cheapest first. */
  listOffered(tx: EntityManager): Promise<PlanPrice[]> {
    return tx.find(PlanPrice, { where: { offered: true }, order: { amountCents: 'ASC', id: 'ASC' } });
  }

  findPrice(tx: EntityManager, id: string): Promise<PlanPrice | null> {
    return tx.findOneBy(PlanPrice, { id });
  }

  findPriceOfProduct(tx: EntityManager, productId: string): Promise<PlanPrice | null> {
    return tx.findOne(PlanPrice, { where: { productId }, order: { id: 'ASC' } });
  }

  async savePrices(tx: EntityManager, prices: readonly PlanPrice[]): Promise<void> {
    await tx.update(PlanPrice, { offered: true }, { offered: false });
    await tx.save(PlanPrice, [...prices]);
  }
}
