import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import type { PaymentProblem, ProviderPayment } from '../providers/provider-objects.js';
import { Settlement } from '../settlement/settlement.js';
import { closedProblem } from './charge-orders.js';
import type { ChargePurpose } from './charge.entity.js';
import type { ChargeResult } from './charge-result.js';
import { Receipts } from './receipts.js';

const DEFAULT_PROBLEM: PaymentProblem = {
  code: 'card_declined',
  message: 'Your card was declined. Please try another card.',
};
const CONFIRMATION_NEEDED: PaymentProblem = {
  code: 'authentication_required',
  message: 'Your bank wants you to confirm this payment.',
};

/**
 * Takes over what a provider says of an attempt at charging: from the answer of the call, from a webhook, or from asking
 * again, whichever comes first; the others then change nothing. A success is final.
 */
@Injectable()
export class ChargeOutcomes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly attempts: AttemptsRepository,
    private readonly receipts: Receipts,
    private readonly settlement: Settlement,
  ) {}

  async record(attemptId: string, payment: ProviderPayment): Promise<ChargeResult> {
    return this.withLocks(attemptId, async (tx, appointment, attempt) => {
      if (payment.status === 'succeeded') return this.succeed(tx, appointment, attempt, payment);
      if (payment.status === 'awaiting_client') return this.awaitClient(tx, appointment, attempt, payment);
      if (payment.status === 'failed') return this.fail(tx, appointment, attempt, payment.problem ?? DEFAULT_PROBLEM);
      attempt.markUnknown();
      await this.attempts.save(tx, attempt);
      return { kind: 'unknown' };
    });
  }

  /** The provider refused, or is known never to have heard of it. */
  async refuse(attemptId: string, problem: PaymentProblem): Promise<ChargeResult> {
    return this.withLocks(attemptId, (tx, appointment, attempt) => this.fail(tx, appointment, attempt, problem));
  }

  private async withLocks(
    attemptId: string,
    work: (tx: EntityManager, appointment: AppointmentProjection, attempt: Attempt) => Promise<ChargeResult>,
  ): Promise<ChargeResult> {
    return this.dataSource.transaction(async (tx) => {
      const { subjectId } = await this.attempts.get(tx, attemptId);
      const appointment = await this.appointments.getForUpdate(tx, subjectId);
      return work(tx, appointment, await this.attempts.getForUpdate(tx, attemptId));
    });
  }

  private async succeed(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    payment: ProviderPayment,
  ): Promise<ChargeResult> {
    const isNew = attempt.state !== 'succeeded';
    attempt.succeed(payment.id, new Date());
    await this.attempts.save(tx, attempt);
    await this.receipts.book(tx, appointment, attempt, payment);
    if (isNew && appointment.state === 'awaiting_payment') await this.receipts.secure(tx, appointment);
    // Money for what no longer stands goes back from here.
    await this.settlement.settle(tx, appointment);
    return attempt.purpose === 'cancellation_fee' ? { kind: 'paid' } : (cameTooLate(appointment) ?? { kind: 'paid' });
  }

  private async awaitClient(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    payment: ProviderPayment,
  ): Promise<ChargeResult> {
    const problem = payment.problem ?? CONFIRMATION_NEEDED;
    const isNew = attempt.state === 'started' || attempt.state === 'unknown';
    attempt.awaitClient(payment.id, problem);
    await this.attempts.save(tx, attempt);
    if (isNew) await this.recordFailure(tx, appointment, attempt, problem);
    return resultOf(attempt, payment.clientSecret);
  }

  private async fail(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    problem: PaymentProblem,
  ): Promise<ChargeResult> {
    const isNew = attempt.live;
    attempt.fail(problem, new Date());
    await this.attempts.save(tx, attempt);
    if (isNew) await this.recordFailure(tx, appointment, attempt, problem);
    return resultOf(attempt);
  }

  private async recordFailure(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    problem: PaymentProblem,
  ): Promise<void> {
    await this.settlement.chargeFailed(tx, appointment, attempt.purpose as ChargePurpose, attempt.live);
    await this.receipts.publishFailure(tx, appointment, attempt, problem);
  }
}

/** The money arrived for a visit that does not take place any more. */
function cameTooLate(appointment: AppointmentProjection): ChargeResult | undefined {
  const closed = closedProblem(appointment);
  if (!closed) return undefined;
  const { code, message } = closed.problem;
  return { kind: 'closed', problem: { code, message: `${message} What was charged goes back in full.` } };
}

/** What became of an attempt, as far as we know. */
export function resultOf(attempt: Attempt, clientSecret: string | null = null): ChargeResult {
  const problem = {
    code: attempt.errorCode ?? DEFAULT_PROBLEM.code,
    message: attempt.errorMessage ?? DEFAULT_PROBLEM.message,
  };
  switch (attempt.state) {
    case 'succeeded':
      return { kind: 'paid' };
    case 'failed':
      return { kind: 'failed', problem };
    case 'awaiting_client':
      return { kind: 'awaiting_client', problem, clientSecret };
    default:
      return { kind: 'unknown' };
  }
}
