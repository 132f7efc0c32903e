import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { AppointmentBalance } from '../ledger/ledger.repository.js';
import type { CouponRedemption } from './coupon-redemption.entity.js';
import { CouponsRepository } from './coupons.repository.js';
import { discountLines, sum } from './discount-rules.js';

/** Keeps what coupons take off in step with the visit. The caller holds the appointment's lock. */
@Injectable()
export class CouponUses {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts again what the coupons take off, for the lines may have changed. The uses of a visit that will not take place,
   * or of which everything was paid back, are given back; the bill is not touched by that.
   */
  async review(tx: EntityManager, appointment: AppointmentProjection, balance: AppointmentBalance): Promise<void> {
    const redemptions = await this.coupons.listRedemptions(tx, [appointment.appointmentId]);
    if (redemptions.length === 0 && appointment.discountCents === 0) return;
    const { paidCents, giftCents, goodwillCents } = balance;
    const paidBack = goodwillCents > 0 && paidCents + giftCents <= 0;
    if (appointment.closed || paidBack) await this.giveBack(tx, redemptions);
    if (!appointment.closed) await this.distribute(tx, appointment, redemptions);
  }

  async distribute(
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
    if (discountCents !== appointment.discountCents)
      await this.appointments.saveChoices(tx, appointment, { discountCents });
  }

  private async giveBack(tx: EntityManager, redemptions: readonly CouponRedemption[]): Promise<void> {
    for (const redemption of redemptions) {
      if (redemption.givenBackAt) continue;
      redemption.givenBackAt = this.clock.now();
      await this.coupons.saveRedemption(tx, redemption);
    }
  }
}
