import type { QueryPlan, QueryPlanCache } from '@apollo/query-planner';
import { LRUCache } from 'lru-cache';

/**
 * The gateway's cache of query plans, kept by us so that the pass-through can look at a plan.
 * Keys are the hashes of prepared operations.
 */
export class PlanStore implements QueryPlanCache {
  private readonly plans: LRUCache<string, QueryPlan>;

  /** @param capacity plans kept; above the number of documents kept a plan outlives its document, which is harmless */
  constructor(capacity: number) {
    this.plans = new LRUCache({ max: capacity });
  }

  peek(hash: string): QueryPlan | undefined {
    return this.plans.get(hash);
  }

  async get(hash: string): Promise<QueryPlan | undefined> {
    return this.plans.get(hash);
  }

  async set(hash: string, plan: QueryPlan): Promise<void> {
    this.plans.set(hash, plan);
  }

  async delete(hash: string): Promise<boolean> {
    return this.plans.delete(hash);
  }

  clear(): void {
    this.plans.clear();
  }
}
