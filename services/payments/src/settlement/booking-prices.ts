import { Injectable } from '@nestjs/common';
import { BookingPriceChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { toPayable } from '@yarrow/kit/currency';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { AppointmentCopy, ToldPrice } from '../appointment-copies/appointment-copy.entity.js';
import { CouponsRepository } from '../discounts/coupons.repository.js';
import { netLines, sum } from '../discounts/discount-rules.js';
import { totalOf } from '../ledger/ledger-rules.js';

/**
 * What a booking costs once coupons were used. Scheduling, which knows the terms and the clock, counts the fee for being
 * late of it; so that it is the same everywhere, it is told each change. The caller holds the appointment's lock.
 */
@Injectable()
export class BookingPrices {
  constructor(
    private readonly copies: AppointmentCopiesRepository,
    private readonly coupons: CouponsRepository,
  ) {}

  /** Tells what has changed since it was last told. */
  async announce(tx: EntityManager, copy: AppointmentCopy, goodwillCents: number): Promise<void> {
    if (copy.closed) return;
    const now: ToldPrice = {
      lineDiscountCents: await this.lineDiscounts(tx, copy),
      keepableCents: goodwillCents > 0 ? keepableCents(copy, goodwillCents) : null,
    };
    if (isSame(now, copy.toldPrice ?? UNTOLD)) return;
    await this.copies.saveTold(tx, copy, now);
    const { appointmentId, practiceId, priceVersion: version } = copy;
    const { lineDiscountCents, keepableCents: keepable } = now;
    const event = { appointmentId, practiceId, lineDiscountCents, version };
    await emit(
      tx,
      BookingPriceChangedSchema,
      { ...event, ...(keepable !== null && { keepableCents: keepable }) },
      { aggregateId: appointmentId },
    );
  }

  /**
   * A fee as it was told, but never more than coupons leave of what no package pays for: one may have been used in the
   * moment before scheduling heard of it.
   */
  async feeWithin(tx: EntityManager, copy: AppointmentCopy, feeCents: number): Promise<number> {
    const discounts = await this.lineDiscounts(tx, copy);
    const net = copy.pricedLines.map(({ amountCents, packageSessions }, index) =>
      packageSessions > 0 ? 0 : amountCents - (discounts[index] ?? 0),
    );
    return Math.min(toPayable(feeCents, copy.currency), sum(net));
  }

  private async lineDiscounts(tx: EntityManager, copy: AppointmentCopy): Promise<number[]> {
    if (copy.discountCents === 0) return [];
    const redemptions = await this.coupons.listRedemptions(tx, [copy.appointmentId]);
    const left = netLines(copy.pricedLines, redemptions, copy.currency);
    return copy.pricedLines.map(({ amountCents }, index) => amountCents - left[index]!);
  }
}

const UNTOLD: ToldPrice = { lineDiscountCents: [], keepableCents: null };

/** What the practice gave back of its own will does not come back to it as a fee. */
function keepableCents(copy: AppointmentCopy, goodwillCents: number): number {
  return Math.max(0, totalOf(copy.price()) - copy.movingFeeCents - goodwillCents);
}

function isSame(one: ToldPrice, other: ToldPrice): boolean {
  return one.keepableCents === other.keepableCents && one.lineDiscountCents.join() === other.lineDiscountCents.join();
}
