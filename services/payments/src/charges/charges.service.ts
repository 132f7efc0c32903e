import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { Party } from '../records/appointments/party.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { WantedTip } from '../settlement/tips.policy.js';
import { SavedCardsService } from '../settlement/saved-cards.service.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import { ChargeAttemptsService, type ChargeDecision, type ChargeStart } from './charge-attempts.service.js';
import { ChargeOutcomesService } from './charge-outcomes.service.js';
import type { ChargeResult } from './charge-result.js';

/** More than any person needs, fewer than card testing wants. */
export const CHARGES_PER_APPOINTMENT = { name: 'charge', points: 40, perSeconds: 600 };
const ROUNDS = 4;

export interface ChargedAppointment {
  appointment: AppointmentProjection;
  charge: ChargeResult;
}

/** Charges saved cards. The provider is called outside of any transaction, after the attempt is committed. */
@Injectable()
export class ChargesService {
  private readonly logger = new Logger(ChargesService.name);

  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly savedCards: SavedCardsService,
    private readonly attempts: ChargeAttemptsService,
    private readonly outcomes: ChargeOutcomesService,
    private readonly providers: PaymentProviderFactory,
  ) {}

  /**
   * Charges what is due or overdue; a visit that is charged on its day is not charged before, and repeats its first answer.
   * @throws DomainError `not_found`, `rate_limited`, `hold_expired`
   */
  async chargeCard(actor: Actor, appointmentId: string, token?: string | null): Promise<ChargedAppointment> {
    const { appointment, party } = await this.policy.requireParty(actor, appointmentId, token);
    await this.policy.count(appointment, CHARGES_PER_APPOINTMENT);
    return { appointment, charge: await this.pay(appointment, party) };
  }

  /** As `chargeCard`. @throws DomainError `not_found`, `rate_limited` */
  async retryPayment(actor: Actor, appointmentId: string): Promise<ChargedAppointment> {
    const appointment = await this.policy.requirePracticeOf(actor, appointmentId, CHARGES_PER_APPOINTMENT);
    return { appointment, charge: await this.pay(appointment, 'practice') };
  }

  /**
   * Charges what is due. Of any number of simultaneous calls one charges, the others get its result.
   * @param only of all that is due only the fee for cancelling or rescheduling late
   * @throws DomainError `hold_expired`
   */
  async charge(appointmentId: string, only?: 'cancellation_fee'): Promise<ChargeResult> {
    return this.carryOut(() => this.attempts.start(appointmentId, only));
  }

  /**
   * As `charge`, for a card of which is heard late: what was refused with the same card is not tried again.
   * @throws DomainError `hold_expired`
   */
  async chargeUnlessRefused(appointmentId: string): Promise<ChargeResult> {
    return this.carryOut(() => this.attempts.startUnlessRefused(appointmentId));
  }

  /** Charges a tip by itself; see `ChargeAttemptsService.startTip`. */
  async chargeTip(
    appointmentId: string,
    tip: WantedTip,
    isCharged: (tx: EntityManager, appointment: AppointmentProjection) => Promise<boolean>,
  ): Promise<ChargeResult> {
    return this.carryOut(() => this.attempts.startTip(appointmentId, tip, isCharged));
  }

  /** Charges another way than with the saved card; `start` decides and stores the attempt under the appointment's lock. */
  async chargeBy(appointmentId: string, start: ChargeStart): Promise<ChargeResult> {
    return this.carryOut(() => this.attempts.startBy(appointmentId, start));
  }

  /** Makes what is started, follows what is under way, and answers how it ended, or that the provider has not said yet. */
  private async carryOut(start: () => Promise<ChargeDecision>): Promise<ChargeResult> {
    const work = this.toItsEnd(start);
    const patience = new AbortController();
    const waited = delay(this.providers.answerMs, { kind: 'unknown' } as const, {
      signal: patience.signal,
      ref: false,
    });
    try {
      return await Promise.race([work, waited]);
    } finally {
      patience.abort();
      waited.catch(() => undefined);
      work.catch((error: unknown) => this.logger.debug(`a charge ended: ${String(error)}`));
    }
  }

  /** A booking that asks for a card only is charged on the day of the visit. */
  private async pay(appointment: AppointmentProjection, party: Party): Promise<ChargeResult> {
    const { appointmentId, state, paymentRequirement } = appointment;
    if (state !== 'awaiting_payment' || paymentRequirement !== 'save_card')
      return this.carryOut(() => this.attempts.startAsked(appointmentId, party));
    return { kind: (await this.savedCards.secureBooking(appointmentId)) ? 'paid' : 'no_card' };
  }

  private async toItsEnd(start: () => Promise<ChargeDecision>): Promise<ChargeResult> {
    for (let round = 0; round < ROUNDS; round++) {
      const decision = await start();
      if (decision.kind === 'started') return this.outcomes.make(decision.attempt);
      if (decision.kind !== 'live') return decision;
      const result = await this.outcomes.follow(decision);
      // The other call may have charged something else: decide again.
      if (result && result.kind !== 'paid') return result;
    }
    return { kind: 'unknown' };
  }
}
