import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
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

  /** Only after the page that it replaces: a late answer must not bring that one back. */
  async noteCheckout(
    tx: EntityManager,
    practiceId: string,
    { before, checkoutId }: { before: string | null; checkoutId: string },
  ): Promise<void> {
    const replaced = { practiceId, checkoutId: before ?? IsNull() };
    await tx.update(PracticeSubscription, replaced, { checkoutId });
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
    // Another process may be storing the same ones.
    await tx.upsert(PlanPrice, [...prices].toSorted(byId), ['id']);
  }
}

/** In one order, so that two processes wait for each other. */
const byId = (one: PlanPrice, other: PlanPrice) => one.id.localeCompare(other.id);
