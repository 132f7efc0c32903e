import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import type { EntityManager } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { MutationApplyDiscountCodeArgs, MutationRemoveDiscountCodeArgs } from '../generated/graphql.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { CheckoutLockService } from './checkout-lock.service.js';
import { CodeRedemptionService } from './code-redemption.service.js';

/** More codes than anybody has, fewer than guessing needs. */
export const CODES_PER_APPOINTMENT = { name: 'code', points: 10, perSeconds: 600 };
/** Several people may share an address. */
export const CODES_PER_ADDRESS = { name: 'code-address', points: 50, perSeconds: 600 };
/** Without its codes a visit costs its client more. */
const ONLY_CLIENT = { message: 'Only your client can take a code off.', field: 'code' };

/** Coupons and gift cards on a visit or a registration. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly limits: RateLimitsService,
    private readonly lock: CheckoutLockService,
    private readonly codes: CodeRedemptionService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Redeems a coupon or a gift card; one that is redeemed already stays as it is. A practice may make a visit cheaper, but
   * spends no gift card, though it knows the codes of those that it has issued.
   */
  async apply(
    actor: Actor,
    { appointmentId, code, instantActionToken }: MutationApplyDiscountCodeArgs,
  ): Promise<AppointmentProjection> {
    const { appointment, party } = await this.policy.requireVisitParty(actor, appointmentId, instantActionToken);
    await this.countTry(actor, appointmentId);
    await this.change(appointmentId, async (tx, locked) => {
      if (await this.codes.redeemCoupon(tx, locked, code)) return;
      if (party === 'practice' && (await this.codes.isGiftCard(tx, locked, code))) {
        throw new DomainError('forbidden', 'Only your client can pay with a gift card.', 'code');
      }
      if (await this.codes.redeemGiftCard(tx, locked, code)) return;
      const message = 'We could not find this code. Please check it and try again.';
      throw new DomainError('unknown_code', message, 'code');
    });
    return appointment;
  }

  /** Takes a coupon or a gift card off; one that was taken off before stays off. */
  async remove(
    actor: Actor,
    { appointmentId, code, instantActionToken }: MutationRemoveDiscountCodeArgs,
  ): Promise<AppointmentProjection> {
    const appointment = await this.policy.requireClient(actor, appointmentId, instantActionToken, ONLY_CLIENT);
    await this.change(appointmentId, async (tx, locked) => {
      if (locked.securedBy === 'covered') {
        const message = 'This code has paid for your booking and can no longer be taken off.';
        throw new DomainError('already_paid', message, 'code');
      }
      await this.codes.takeOff(tx, locked, code);
    });
    return appointment;
  }

  /**
   * Limits attempts to redeem codes, so that codes cannot be guessed.
   * @throws DomainError `too_many_attempts`
   */
  private async countTry({ ip }: Actor, appointmentId: string): Promise<void> {
    try {
      await this.limits.consume(CODES_PER_APPOINTMENT, appointmentId);
      await this.limits.consume(CODES_PER_ADDRESS, ip);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const message = 'Too many codes were tried. Please try again in a few minutes.';
      throw new DomainError('too_many_attempts', message, 'code');
    }
  }

  private async change(
    appointmentId: string,
    work: (tx: EntityManager, appointment: AppointmentProjection) => Promise<void>,
  ): Promise<void> {
    await this.lock.run(appointmentId, async (tx, appointment) => {
      await work(tx, appointment);
      await this.settlement.settle(tx, appointment, () => this.codes.payWithGiftCards(tx, appointment));
    });
  }
}
