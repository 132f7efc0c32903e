import { Injectable } from '@nestjs/common';
import { BookingPriceChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { toPayable } from '@yarrow/kit/currency';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection, PublishedPrice } from '../appointment-projection/appointment-projection.entity.js';
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
    private readonly appointments: AppointmentProjectionRepository,
    private readonly coupons: CouponsRepository,
  ) {}

  /** Tells what has changed since it was last told. */
  async publish(tx: EntityManager, appointment: AppointmentProjection, goodwillCents: number): Promise<void> {
    if (appointment.closed) return;
    const now: PublishedPrice = {
      lineDiscountCents: await this.lineDiscounts(tx, appointment),
      keepableCents: goodwillCents > 0 ? keepableCents(appointment, goodwillCents) : null,
    };
    if (isSame(now, appointment.publishedPrice ?? NOTHING_PUBLISHED)) return;
    await this.appointments.savePublishedPrice(tx, appointment, now);
    const { appointmentId, practiceId, priceVersion: version } = appointment;
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
  async feeWithin(tx: EntityManager, appointment: AppointmentProjection, feeCents: number): Promise<number> {
    const discounts = await this.lineDiscounts(tx, appointment);
    const net = appointment.pricedLines.map(({ amountCents, packageSessions }, index) =>
      packageSessions > 0 ? 0 : amountCents - (discounts[index] ?? 0),
    );
    return Math.min(toPayable(feeCents, appointment.currency), sum(net));
  }

  private async lineDiscounts(tx: EntityManager, appointment: AppointmentProjection): Promise<number[]> {
    if (appointment.discountCents === 0) return [];
    const redemptions = await this.coupons.listRedemptions(tx, [appointment.appointmentId]);
    const left = netLines(appointment.pricedLines, redemptions, appointment.currency);
    return appointment.pricedLines.map(({ amountCents }, index) => amountCents - left[index]!);
  }
}

const NOTHING_PUBLISHED: PublishedPrice = { lineDiscountCents: [], keepableCents: null };

/** What the practice gave back of its own will does not come back to it as a fee. */
function keepableCents(appointment: AppointmentProjection, goodwillCents: number): number {
  return Math.max(0, totalOf(appointment.price()) - appointment.rescheduleFeeCents - goodwillCents);
}

function isSame(one: PublishedPrice, other: PublishedPrice): boolean {
  return one.keepableCents === other.keepableCents && one.lineDiscountCents.join() === other.lineDiscountCents.join();
}
