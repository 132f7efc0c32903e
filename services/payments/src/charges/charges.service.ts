import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { type Party, PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { SavedCardsService } from '../cards/saved-cards.service.js';
import { callOverMs, type PaymentProvider, type ProviderName } from '../providers/payment-provider.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { PaymentProblem, ProviderPayment } from '../providers/provider-objects.js';
import {
  ChargeAttemptsService,
  type ChargeDecision,
  type ChargeStart,
  type WantedTip,
} from './charge-attempts.service.js';
import { type ChargeResult, resultOf } from './charge-result.js';
import { ChargeLedger } from './charge.ledger.js';

/** More than any person needs, fewer than card testing wants. */
export const CHARGES_PER_APPOINTMENT = { name: 'charge', points: 40, perSeconds: 600 };
const ROUNDS = 4;
const NEVER_MADE: PaymentProblem = { code: 'processing_error', message: 'The payment was not made. Please try again.' };

export interface ChargedAppointment {
  appointment: AppointmentProjection;
  charge: ChargeResult;
}

/**
 * Charges saved cards. The provider is called outside of any transaction, after the attempt is committed; whatever
 * happens from then on, the attempt is brought to its end by asking, never by charging again.
 */
@Injectable()
export class ChargesService {
  private readonly logger = new Logger(ChargesService.name);

  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly savedCards: SavedCardsService,
    private readonly attempts: ChargeAttemptsService,
    private readonly providers: PaymentProviderFactory,
    private readonly ledger: ChargeLedger,
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

  /** Records the present state of a payment that a webhook has named. */
  async refresh(provider: ProviderName, accountId: string, paymentId: string): Promise<void> {
    const payment = await this.providers.of(provider).getPayment(accountId, paymentId);
    const attempt = await this.attempts.findOfPayment(payment);
    // Practices make payments of their own on their accounts, with whatever metadata they like.
    const ours = attempt && attempt.provider === provider && attempt.accountId === accountId;
    if (!ours || attempt.amountCents !== payment.amountCents) return;
    await this.ledger.record(attempt, payment);
  }

  /**
   * Brings an attempt whose answer is missing to its end: asks, and repeats the very same call under the same key.
   * @param answered our call is known to be over, so that what is not found was not made by it
   */
  async resolve(attempt: Attempt, answered = false): Promise<ChargeResult> {
    await this.attempts.markAsked(attempt);
    let found: ProviderPayment | undefined;
    try {
      const mark = { id: attempt.id, accountId: attempt.accountId!, startedAt: attempt.startedAt };
      found = await this.providerOf(attempt).findPayment(attempt.paymentOrder, mark);
    } catch (error) {
      return this.stayUnknown(attempt, error);
    }
    if (found) return this.ledger.record(attempt, found);
    const wanted = await this.attempts.isWanted(attempt);
    if (answered || !wanted) return this.ledger.giveUp(attempt, NEVER_MADE, callOverMs(this.providerOf(attempt)));
    const call = await this.attempts.openCall(attempt);
    return call ? this.make(attempt, call) : resultOf(await this.attempts.reload(attempt));
  }

  /** Makes sure that a payment which waits for its client cannot succeed any more. */
  async abandon(attempt: Attempt): Promise<void> {
    await this.ledger.record(attempt, await this.cancel(attempt));
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
      if (decision.kind === 'started') return this.make(decision.attempt);
      if (decision.kind !== 'live') return decision;
      const result = await this.follow(decision);
      // What the other call charged may not be what this one wants: that is decided anew.
      if (result && result.kind !== 'paid') return result;
    }
    return { kind: 'unknown' };
  }

  /** @param call the id under which it is noted; after the first, the provider was asked and knew nothing of it */
  private async make(attempt: Attempt, call = attempt.id): Promise<ChargeResult> {
    const { accountId, idempotencyKey } = attempt;
    let payment: ProviderPayment;
    try {
      payment = await this.providerOf(attempt).pay(attempt.paymentOrder, { accountId, idempotencyKey });
    } catch (error) {
      if (error instanceof ProviderRefusedError) {
        this.logger.warn(`attempt ${attempt.id} was refused: ${error.detail}`);
        return this.ledger.refuse(attempt, error);
      }
      const answered = error instanceof UnknownOutcomeError && error.answered;
      if (answered) await this.attempts.closeCall(attempt, call);
      const unknown = await this.stayUnknown(attempt, error);
      return answered || call === attempt.id ? this.resolve(attempt, answered) : unknown;
    }
    return this.ledger.record(attempt, payment);
  }

  private async stayUnknown(attempt: Attempt, error: unknown): Promise<ChargeResult> {
    await this.attempts.markUnknown(attempt);
    if (!(error instanceof UnknownOutcomeError) && !(error instanceof ProviderRefusedError)) throw error;
    this.logger.warn(`attempt ${attempt.id} has no answer: ${error.detail}`);
    return { kind: 'unknown' };
  }

  /** @returns undefined when the earlier attempt has failed for good and another may be started */
  private async follow({ attempt, outdated }: ChargeDecision & { kind: 'live' }): Promise<ChargeResult | undefined> {
    if (attempt.state === 'awaiting_client') return this.followClient(attempt, outdated);
    if (attempt.state === 'unknown') return this.resolve(attempt);
    const ended = await this.attempts.awaitAnswer(attempt, this.providerOf(attempt).timeoutMs);
    return ended.state === 'started' ? this.resolve(ended) : resultOf(ended, await this.secretOf(ended));
  }

  private async followClient(attempt: Attempt, outdated: boolean): Promise<ChargeResult | undefined> {
    let payment = await this.present(attempt);
    if (payment.status === 'failed' || (payment.status === 'awaiting_client' && outdated)) {
      payment = await this.cancel(attempt);
    }
    const result = await this.ledger.record(attempt, payment);
    return result.kind === 'failed' ? undefined : result;
  }

  private async secretOf(attempt: Attempt): Promise<string | null> {
    return attempt.state === 'awaiting_client' ? (await this.present(attempt)).clientSecret : null;
  }

  private present(attempt: Attempt): Promise<ProviderPayment> {
    return this.providerOf(attempt).getPayment(attempt.accountId!, attempt.providerObjectId!);
  }

  private cancel(attempt: Attempt): Promise<ProviderPayment> {
    return this.providerOf(attempt).cancelPayment(attempt.accountId!, attempt.providerObjectId!);
  }

  private providerOf({ provider }: Attempt): PaymentProvider {
    return this.providers.of(provider);
  }
}
