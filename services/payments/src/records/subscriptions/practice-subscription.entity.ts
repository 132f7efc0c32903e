import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A practice as a customer of the platform, with what it has subscribed to. */
@Entity({ name: 'practice_subscriptions' })
export class PracticeSubscription {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Stripe's, on the platform's account. */
  @Column('text', { name: 'customer_id' })
  customerId: string;

  /** The page on which it may be subscribing right now; Stripe's id. */
  @Column('text', { name: 'checkout_id', nullable: true })
  checkoutId: string | null;

  /** Stripe's; null until there is one. An ended one stays. */
  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  /** In Stripe's words (https://docs.stripe.com/api/subscriptions/object#subscription_object-status). */
  @Column('text', { nullable: true })
  status: string | null;

  @Column('text', { name: 'price_id', nullable: true })
  priceId: string | null;

  /** `free` where nothing else is paid. */
  @Column('text')
  plan: string;

  @Column('timestamptz', { name: 'period_ends_at', nullable: true })
  periodEndsAt: Date | null;

  /** The practice has cancelled it for then. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  /** Rises with every published change of the plan. */
  @Column('integer')
  version: number;
}
