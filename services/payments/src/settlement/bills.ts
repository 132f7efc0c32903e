import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { CouponUses } from '../discounts/coupon-uses.js';
import { billingEntries } from '../ledger/ledger-rules.js';
import { type AppointmentBalance, LedgerRepository } from '../ledger/ledger.repository.js';
import { BookingPrices } from './booking-prices.js';

/** Brings the bill of an appointment to what it costs, and tells where that has changed. The caller holds its lock. */
@Injectable()
export class Bills {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly coupons: CouponUses,
    private readonly prices: BookingPrices,
    private readonly clock: Clock,
  ) {}

  /** @returns the balance after it */
  async bring(tx: EntityManager, appointment: AppointmentProjection): Promise<AppointmentBalance> {
    const { practiceId, appointmentId, currency } = appointment;
    const before = await this.ledger.getBalance(tx, appointmentId);
    await this.coupons.review(tx, appointment, before);
    await this.prices.publish(tx, appointment, before.goodwillCents);
    const paidCents = before.paidCents + before.giftCents;
    const entries = billingEntries(before.billed, appointment.price(before), paidCents);
    if (entries.length === 0) return before;
    const journal = { kind: 'billing' as const, source: newId(), practiceId, appointmentId, currency, entries };
    await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now() });
    return this.ledger.getBalance(tx, appointmentId);
  }
}
