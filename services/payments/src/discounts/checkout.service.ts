import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { type EntityManager } from 'typeorm';
import type { Party } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { GiftCardPaymentsService } from '../gift-cards/gift-card-payments.service.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { CheckoutCodes } from './checkout-codes.js';
import { CheckoutLockService } from './checkout-lock.service.js';

/** Coupons and gift cards on a visit or a registration. Whose visit it is was asked by the caller. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly lock: CheckoutLockService,
    private readonly codes: CheckoutCodes,
    private readonly giftCards: GiftCardPaymentsService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Redeems a coupon or a gift card; one that is redeemed already stays as it is. A practice may make a visit cheaper, but
   * spends no gift card, though it knows the codes of those that it has issued.
   */
  async apply(appointmentId: string, typed: string, by: Party): Promise<void> {
    await this.change(appointmentId, async (tx, appointment) => {
      if (await this.codes.redeemCoupon(tx, appointment, typed)) return;
      if (by === 'practice' && (await this.codes.isGiftCard(tx, appointment, typed))) {
        throw new DomainError('forbidden', 'Only your client can pay with a gift card.', 'code');
      }
      if (await this.codes.redeemGiftCard(tx, appointment, typed)) return;
      const message = 'We could not find this code. Please check it and try again.';
      throw new DomainError('unknown_code', message, 'code');
    });
  }

  /** Takes a coupon or a gift card off; one that was taken off before stays off. */
  async remove(appointmentId: string, typed: string): Promise<void> {
    await this.change(appointmentId, async (tx, appointment) => {
      if (appointment.securedBy === 'covered') {
        const message = 'This code has paid for your booking and can no longer be taken off.';
        throw new DomainError('already_paid', message, 'code');
      }
      await this.codes.takeOff(tx, appointment, typed);
    });
  }

  private async change(
    appointmentId: string,
    work: (tx: EntityManager, appointment: AppointmentProjection) => Promise<void>,
  ): Promise<void> {
    await this.lock.run(appointmentId, async (tx, appointment) => {
      await work(tx, appointment);
      await this.settlement.settle(tx, appointment, () => this.giftCards.fill(tx, appointment));
    });
  }
}
