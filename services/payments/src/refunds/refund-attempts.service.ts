import { Injectable } from '@nestjs/common';
import { scaled } from '@yarrow/kit/values/shares';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { Charge } from '../records/charges/charge.entity.js';
import { sum } from '../money/cents.js';
import type { RefundOrder } from '../providers/payment-provider.js';
import type { PaymentProblem, ProviderRefund } from '../providers/provider-objects.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { RefundLedger } from './refund.ledger.js';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';

/** Stores attempts at refunding, and what the provider says of them, from whichever side it comes; each counts once. */
@Injectable()
export class RefundAttemptsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly refunds: RefundsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly ledger: RefundLedger,
  ) {}

  /** The attempt to be made after the commit; undefined when there is nothing to send. */
  async start(refundId: string): Promise<Attempt | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const appointment = await this.lock(tx, refundId);
      return appointment && this.startIn(tx, appointment, refundId);
    });
  }

  /** What a payment at a provider has become with us. */
  async findCharge(paymentIntentId: string): Promise<Charge | null> {
    return this.dataSource.manager.findOneBy(Charge, { paymentIntentId });
  }

  async markAsked(attempt: Attempt): Promise<void> {
    await this.attempts.markAsked(attempt);
  }

  /** As `AttemptsRepository.openCall`. */
  async openCall(attempt: Attempt): Promise<string | undefined> {
    return this.attempts.openCall(attempt);
  }

  async closeCall(attempt: Attempt, callId: string): Promise<void> {
    await this.attempts.closeCall(attempt, callId);
  }

  async markUnknown(attempt: Attempt): Promise<void> {
    await this.attempts.markUnknown(attempt);
  }

  /** The answer to one of our attempts. */
  async record({ id, subjectId: refundId }: Attempt, reported: ProviderRefund): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.lock(tx, refundId);
      const attempt = await this.attempts.getForUpdate(tx, id);
      attempt.succeed(reported.id);
      await this.attempts.save(tx, attempt);
      await this.ledger.record(tx, refundId, reported);
    });
  }

  /** The provider refused: it stays owed and is tried again later under another key. */
  async refuse(attempt: Attempt, problem: PaymentProblem): Promise<void> {
    await this.end(attempt, problem, () => true);
  }

  /**
   * As `refuse`, of what the provider does not know of; unknown it stays while a call is under way that may still have its
   * effect.
   * @param callMs after so long a call is over
   */
  async giveUp(attempt: Attempt, problem: PaymentProblem, callMs: number): Promise<void> {
    await this.end(attempt, problem, (locked) => !this.attempts.hasOpenCall(locked, callMs));
  }

  /**
   * What the provider says when asked about all refunds of a payment.
   * @returns false when it is none of ours
   */
  async recordReported(accountId: string, reported: ProviderRefund): Promise<boolean> {
    const ours = await this.refunds.findByProvider(this.dataSource.manager, accountId, reported);
    if (!ours) return false;
    await this.dataSource.transaction(async (tx) => {
      await this.lock(tx, ours.id);
      const attempt = await this.attempts.findLive(tx, ours.id, 'refund');
      if (attempt) {
        attempt.succeed(reported.id);
        await this.attempts.save(tx, attempt);
      }
      await this.ledger.record(tx, ours.id, reported);
    });
    return true;
  }

  /** A refund that the practice made at the provider; those of payments that are not ours are none of our business. */
  async recordExternal(accountId: string, reported: ProviderRefund): Promise<void> {
    const { status, paymentId } = reported;
    if (status !== 'succeeded' || !paymentId) return;
    const charge = await this.findCharge(paymentId);
    if (charge?.accountId !== accountId) return;
    await this.appointments.withLock(charge.appointmentId, (tx, appointment) =>
      this.ledger.recordExternal(tx, appointment, charge, reported),
    );
  }

  private async end(
    { id, subjectId: refundId }: Attempt,
    problem: PaymentProblem,
    mayEnd: (attempt: Attempt) => boolean,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.lock(tx, refundId);
      const attempt = await this.attempts.getForUpdate(tx, id);
      if (!attempt.live || !mayEnd(attempt)) return;
      attempt.fail(problem);
      await this.attempts.save(tx, attempt);
      await this.ledger.postpone(tx, refundId);
    });
  }

  /** Always the appointment first, so that no two ways to it wait for each other. */
  private async lock(tx: EntityManager, refundId: string): Promise<AppointmentProjection | undefined> {
    const refund = await this.refunds.find(tx, refundId);
    return refund ? this.appointments.getForUpdate(tx, refund.appointmentId) : undefined;
  }

  private async startIn(
    tx: EntityManager,
    appointment: AppointmentProjection,
    refundId: string,
  ): Promise<Attempt | undefined> {
    const refund = await this.refunds.getForUpdate(tx, refundId);
    if (refund.state !== 'planned') return undefined;
    if (!(await this.ledger.isOwed(tx, refund))) {
      await this.ledger.drop(tx, appointment, refund);
      return undefined;
    }
    const charge = await tx.findOneByOrFail(Charge, { id: refund.chargeId });
    refund.platformFeeCents = await this.platformFeeOf(tx, charge, refund);
    await this.refunds.save(tx, refund);
    const { practiceId, appointmentId } = appointment;
    return this.attempts.start(tx, {
      practiceId,
      subjectId: refundId,
      purpose: 'refund',
      provider: charge.provider,
      accountId: charge.accountId,
      amountCents: refund.amountCents,
      parameters: (attemptId): RefundOrder => ({
        attemptId,
        refundId,
        appointmentId,
        paymentId: charge.paymentIntentId,
        amountCents: refund.amountCents,
        currency: charge.currency,
        returnsPlatformFee: charge.platformFeeCents > 0,
        platformFeeCents: refund.platformFeeCents,
      }),
    });
  }

  /** In proportion to what goes back, as Stripe counts it by itself; the others are sent it. */
  private async platformFeeOf(tx: EntityManager, charge: Charge, { id, amountCents }: Refund): Promise<number> {
    const all = await this.refunds.listByAppointments(tx, [charge.appointmentId]);
    const earlier = all.filter(
      (one) => one.chargeId === charge.id && one.id !== id && (one.state !== 'failed' || one.returnedAt),
    );
    const givenCents = sum(earlier.map(({ platformFeeCents }) => platformFeeCents));
    const share = scaled(charge.platformFeeCents, amountCents, charge.amountCents, charge.currency);
    return Math.min(share, charge.platformFeeCents - givenCents);
  }
}
