import { Injectable } from '@nestjs/common';
import { BookingPriceChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { toPayable } from '@yarrow/kit/values/currency';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection, PublishedPrice } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { CouponRedemption } from '../records/coupons/coupon-redemption.entity.js';
import { CouponsRepository } from '../records/coupons/coupons.repository.js';
import { discountLines, netLines } from '../records/coupons/discount-rules.js';
import { billingEntries, isPaidBack, reversed, totalOf, waiverEntries } from '../ledger/ledger-rules.js';
import { type AppointmentBalance, LedgerRepository } from '../ledger/ledger.repository.js';
import { sum, takeInOrder } from '../money/cents.js';
import { SmallRemaindersService } from './small-remainders.service.js';

const NOTHING_PUBLISHED: PublishedPrice = { lineDiscountCents: [], keepableCents: null };

/** The bill of a visit: its lines less coupons, with fees and a tip. The caller holds the appointment's lock. */
@Injectable()
export class BillingService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly coupons: CouponsRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly remainders: SmallRemaindersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Updates the bill to the current price, writes off a remainder below the minimum charge and publishes a changed price.
   * @returns the balance after it
   */
  async bill(tx: EntityManager, appointment: AppointmentProjection): Promise<AppointmentBalance> {
    const { practiceId, appointmentId, currency } = appointment;
    const before = await this.ledger.getBalance(tx, appointmentId);
    if (appointment.ended && appointment.goodwillAtEndCents === null) {
      await this.appointments.saveGoodwillAtEnd(tx, appointment, before.goodwillCents);
    }
    await this.applyCoupons(tx, appointment, before);
    const paidCents = before.paidCents + before.giftCents + before.offlineCents;
    const entries = billingEntries(before.billed, appointment.price(before), paidCents);
    let balance = before;
    if (entries.length > 0) {
      const journal = { kind: 'billing' as const, source: newId(), practiceId, appointmentId, currency, entries };
      await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now() });
      balance = await this.reduceWaivers(tx, appointment, before.dueCents);
    }
    balance = await this.remainders.waive(tx, appointment, balance);
    await this.publishPrice(tx, appointment, balance.goodwillCents);
    return balance;
  }

  async saveTip(tx: EntityManager, appointment: AppointmentProjection, tipCents: number): Promise<void> {
    await this.appointments.saveChoices(tx, appointment, { tipCents });
  }

  /**
   * A fee as scheduling has published it, but with those before never more than coupons leave of what no package pays for: one may
   * have been used in the moment before scheduling heard of it.
   */
  async feeWithin(tx: EntityManager, appointment: AppointmentProjection, feeCents: number): Promise<number> {
    const discounts = await this.lineDiscounts(tx, appointment);
    const net = appointment.pricedLines.map(({ amountCents, packageSessions }, index) =>
      packageSessions > 0 ? 0 : amountCents - (discounts[index] ?? 0),
    );
    return Math.min(toPayable(feeCents, appointment.currency), Math.max(0, sum(net) - appointment.rescheduleFeeCents));
  }

  /**
   * Counts again what the coupons take off, for the lines may have changed. The uses of a visit that will not take place
   * and of whose price nothing is kept, or that were fully refunded, are released; the bill is not touched by that.
   */
  private async applyCoupons(
    tx: EntityManager,
    appointment: AppointmentProjection,
    balance: AppointmentBalance,
  ): Promise<void> {
    const redemptions = await this.coupons.listRedemptions(tx, [appointment.appointmentId]);
    if (redemptions.length === 0 && appointment.discountCents === 0) return;
    const off = appointment.closed && appointment.keptOfPriceCents === 0;
    if (off || isPaidBack(balance)) await this.giveUsesBack(tx, redemptions);
    if (!appointment.closed) await this.distributeDiscounts(tx, appointment, redemptions);
  }

  private async distributeDiscounts(
    tx: EntityManager,
    appointment: AppointmentProjection,
    redemptions: readonly CouponRedemption[],
  ): Promise<void> {
    const parts = discountLines(appointment.pricedLines, redemptions, appointment.currency).map(sum);
    for (const [index, redemption] of redemptions.entries()) {
      if (redemption.discountCents === parts[index]) continue;
      redemption.discountCents = parts[index]!;
      await this.coupons.saveRedemption(tx, redemption);
    }
    const discountCents = sum(parts);
    if (discountCents === appointment.discountCents) return;
    await this.appointments.saveChoices(tx, appointment, { discountCents });
  }

  private async giveUsesBack(tx: EntityManager, redemptions: readonly CouponRedemption[]): Promise<void> {
    for (const redemption of redemptions) {
      if (redemption.givenBackAt) continue;
      redemption.givenBackAt = this.clock.now();
      await this.coupons.saveRedemption(tx, redemption);
    }
  }

  /**
   * Reduces waivers, the latest first, when the price falls below the sum of payments and waivers: the practice does not owe the
   * client an amount that was never paid. `AppointmentProjection.price` counts the waivers of a visit that ended.
   * @param dueBeforeCents before the price fell
   * @returns the balance afterwards
   */
  private async reduceWaivers(
    tx: EntityManager,
    { practiceId, appointmentId, currency, ended }: AppointmentProjection,
    dueBeforeCents: number,
  ): Promise<AppointmentBalance> {
    const balance = await this.ledger.getBalance(tx, appointmentId);
    const tooMuchCents = Math.min(-balance.dueCents, dueBeforeCents - balance.dueCents);
    if (ended || tooMuchCents <= 0 || balance.waivedCents === 0) return balance;
    const waivers = await this.ledger.listWaivers(tx, appointmentId);
    const parts = takeInOrder(
      tooMuchCents,
      waivers.map(({ cents }) => cents),
    );
    for (const [index, { adjustmentId }] of waivers.entries()) {
      if (parts[index]! === 0) continue;
      const journal = {
        kind: 'waiver' as const,
        source: `${adjustmentId}:${newId()}`,
        practiceId,
        appointmentId,
        currency,
      };
      const entries = reversed(waiverEntries(parts[index]!));
      await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now(), entries });
    }
    return this.ledger.getBalance(tx, appointmentId);
  }

  /**
   * Scheduling, which knows the terms and the clock, counts the fee for being late of what a booking costs once coupons were
   * used; so that the fee is the same everywhere, each change of it is published.
   */
  private async publishPrice(
    tx: EntityManager,
    appointment: AppointmentProjection,
    goodwillCents: number,
  ): Promise<void> {
    if (appointment.ended) return;
    const price: PublishedPrice = {
      lineDiscountCents: await this.lineDiscounts(tx, appointment),
      keepableCents: goodwillCents > 0 ? keepableCents(appointment, goodwillCents) : null,
    };
    if (isSame(price, appointment.publishedPrice ?? NOTHING_PUBLISHED)) return;
    await this.appointments.savePublishedPrice(tx, appointment, price);
    const { appointmentId, practiceId, priceVersion: version } = appointment;
    const { lineDiscountCents, keepableCents: keepable } = price;
    const event = { appointmentId, practiceId, lineDiscountCents, version };
    await emit(
      tx,
      BookingPriceChangedSchema,
      { ...event, ...(keepable !== null && { keepableCents: keepable }) },
      { aggregateId: appointmentId },
    );
  }

  private async lineDiscounts(tx: EntityManager, appointment: AppointmentProjection): Promise<number[]> {
    if (appointment.discountCents === 0) return [];
    const redemptions = await this.coupons.listRedemptions(tx, [appointment.appointmentId]);
    const left = netLines(appointment.pricedLines, redemptions, appointment.currency);
    return appointment.pricedLines.map(({ amountCents }, index) => amountCents - left[index]!);
  }
}

/** The practice's voluntary refunds are not charged again as a fee. */
function keepableCents(appointment: AppointmentProjection, goodwillCents: number): number {
  return Math.max(0, totalOf(appointment.price()) - appointment.rescheduleFeeCents - goodwillCents);
}

function isSame(one: PublishedPrice, other: PublishedPrice): boolean {
  return one.keepableCents === other.keepableCents && one.lineDiscountCents.join() === other.lineDiscountCents.join();
}
