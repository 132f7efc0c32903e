import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DiscountTerms } from './discount-rules.js';

/** A coupon as it was used for a visit; the coupon's terms of that moment stay with it. */
@Entity({ name: 'coupon_redemptions' })
export class CouponRedemption implements DiscountTerms {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'discount_code_id' })
  discountCodeId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('text')
  code: string;

  @Column('text')
  kind: 'fixed' | 'percentage';

  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents: number | null;

  @Column('integer', { nullable: true })
  percent: number | null;

  @Column('uuid', { name: 'service_ids', array: true, nullable: true })
  serviceIds: string[] | null;

  @Column('integer', { name: 'combination_limit' })
  combinationLimit: number;

  /** Taken off the visit. */
  @Column('integer', { name: 'discount_cents' })
  discountCents: number;

  @Column('timestamptz', { name: 'redeemed_at' })
  redeemedAt: Date;

  /** Taken off by the client: it discounts nothing any more. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Does not count as a use any more. */
  @Column('timestamptz', { name: 'given_back_at', nullable: true })
  givenBackAt: Date | null;
}
