import { DomainError } from '@yarrow/kit/domain-error';
import { requirePayable } from '@yarrow/kit/values/input-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DiscountTerms } from './discount-rules.js';

/** What the practice chooses for a coupon, checked. */
export type DiscountForm = DiscountTerms &
  Pick<DiscountCode, 'code' | 'combinationLimit' | 'expiresAt' | 'maxRedemptions'>;

/** A coupon of a practice. */
@Entity({ name: 'discount_codes' })
export class DiscountCode implements DiscountTerms {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** A to Z and 0 to 9. */
  @Column('text')
  code: string;

  @Column('text')
  kind: 'fixed' | 'percentage';

  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents: number | null;

  /** ISO 4217, of a fixed coupon; null in old ones whose practice was not known. */
  @Column('char', { length: 3, nullable: true })
  currency: string | null;

  @Column('integer', { nullable: true })
  percent: number | null;

  /** From this instant on it is expired. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** Across all clients; null means unlimited. */
  @Column('integer', { name: 'max_redemptions', nullable: true })
  maxRedemptions: number | null;

  /** How many coupons one visit may combine, this one included. */
  @Column('integer', { name: 'combination_limit' })
  combinationLimit: number;

  @Column('uuid', { name: 'service_ids', array: true, nullable: true })
  serviceIds: string[] | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  /**
   * Takes over a form. After the first use, the discount and the services it applies to can no longer change.
   * @param currency of the practice
   * @throws DomainError `not_editable`, `invalid_amount`
   */
  change(form: DiscountForm, uses: number, currency: string | null): void {
    if (uses > 0 && !this.sameOffer(form)) {
      const message = 'This coupon has been redeemed: its code, type, amount and services can no longer change.';
      throw new DomainError('not_editable', message);
    }
    const sameAmount = form.kind === this.kind && form.amountCents === this.amountCents;
    if (!sameAmount && currency && form.amountCents !== null) requirePayable(form.amountCents, currency, 'amountCents');
    Object.assign(this, form);
    if (!sameAmount) this.currency = currency;
  }

  /** @throws DomainError `invalid_expiry` for an end that has passed, unless it is the one that it has */
  requireComing(expiresAt: Date | null, now: Date): void {
    if (!expiresAt || expiresAt > now || expiresAt.getTime() === this.expiresAt?.getTime()) return;
    throw new DomainError('invalid_expiry', 'Please choose a time that is still to come.', 'expiresAt');
  }

  /**
   * @param uses that were not released
   * @throws DomainError `code_expired`, `code_used_up`
   */
  requireRedeemable(uses: number, now: Date): void {
    if (this.expiresAt && this.expiresAt <= now) {
      throw new DomainError('code_expired', 'This code has expired.', 'code');
    }
    if (this.maxRedemptions !== null && uses >= this.maxRedemptions) {
      throw new DomainError('code_used_up', 'This code has already been used as often as it can be.', 'code');
    }
  }

  /** @throws DomainError `wrong_currency`: an amount in one currency is none in another */
  requireCurrency(currency: string): void {
    if (this.kind !== 'fixed' || this.currency === null || this.currency === currency) return;
    const message = `This code is in ${this.currency} and cannot be used for a visit in ${currency}.`;
    throw new DomainError('wrong_currency', message, 'code');
  }

  private sameOffer(form: DiscountForm): boolean {
    const services = (ids: readonly string[] | null) => ids && [...ids].sort().join();
    return (
      form.code === this.code &&
      form.kind === this.kind &&
      form.amountCents === this.amountCents &&
      form.percent === this.percent &&
      services(form.serviceIds) === services(this.serviceIds)
    );
  }
}
