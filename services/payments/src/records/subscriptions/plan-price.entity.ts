import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a plan costs, or did: a price that is no longer offered stays for those who still pay it. */
@Entity({ name: 'plan_prices' })
export class PlanPrice {
  /** Stripe's. */
  @PrimaryColumn('text')
  id: string;

  @Column('text', { name: 'product_id' })
  productId: string;

  @Column('text')
  plan: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** ISO 4217. */
  @Column('char', { length: 3 })
  currency: string;

  @Column('text')
  interval: 'month' | 'year';

  @Column('boolean')
  offered: boolean;
}
