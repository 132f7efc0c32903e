import { Injectable } from '@nestjs/common';
import { ChargeFailedSchema, ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { chargeEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { PaymentProblem, ProviderPayment } from '../providers/provider-objects.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { chargeFailed, chargeSucceeded } from './charge-events.js';
import { CARD_DECLINED, type ChargeResult, closedResult, resultOf } from './charge-result.js';
import type { Charge, ChargePurpose } from '../records/charges/charge.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';

const CONFIRMATION_NEEDED: PaymentProblem = {
  code: 'authentication_required',
  message: 'Your bank wants you to confirm this payment.',
};

/**
 * Records what a provider says of an attempt at charging, with its entries in the ledger, its event and what follows, in
 * one transaction: from the answer of the call, from a webhook, or from asking again, whichever comes first; the others
 * then change nothing. A success is final.
 */
@Injectable()
export class ChargeLedger {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly attempts: AttemptsRepository,
    private readonly charges: ChargesRepository,
    private readonly ledger: LedgerRepository,
    private readonly settlement: SettlementService,
  ) {}

  async record(started: Attempt, payment: ProviderPayment): Promise<ChargeResult> {
    return this.withLocks(started, async (tx, appointment, attempt) => {
      if (payment.status === 'succeeded') return this.succeed(tx, appointment, attempt, payment);
      if (payment.status === 'awaiting_client') return this.awaitClient(tx, appointment, attempt, payment);
      if (payment.status === 'failed') return this.fail(tx, appointment, attempt, payment.problem ?? CARD_DECLINED);
      attempt.markUnknown();
      await this.attempts.save(tx, attempt);
      return { kind: 'unknown' };
    });
  }

  /** The provider refused. */
  async refuse(started: Attempt, problem: PaymentProblem): Promise<ChargeResult> {
    return this.withLocks(started, (tx, appointment, attempt) => this.fail(tx, appointment, attempt, problem));
  }

  /**
   * The provider does not know of it, and it is not asked for it again; unknown it stays while a call is under way that may
   * still have its effect.
   * @param callMs after so long a call is over
   */
  async giveUp(started: Attempt, problem: PaymentProblem, callMs: number): Promise<ChargeResult> {
    return this.withLocks(started, async (tx, appointment, attempt) => {
      if (!attempt.live || !this.attempts.hasOpenCall(attempt, callMs))
        return this.fail(tx, appointment, attempt, problem);
      attempt.markUnknown();
      await this.attempts.save(tx, attempt);
      return { kind: 'unknown' };
    });
  }

  /** Always the appointment first, so that no two ways to it wait for each other. */
  private async withLocks(
    { id, subjectId }: Attempt,
    work: (tx: EntityManager, appointment: AppointmentProjection, attempt: Attempt) => Promise<ChargeResult>,
  ): Promise<ChargeResult> {
    return this.appointments.withLock(subjectId, async (tx, appointment) =>
      work(tx, appointment, await this.attempts.getForUpdate(tx, id)),
    );
  }

  private async succeed(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    payment: ProviderPayment,
  ): Promise<ChargeResult> {
    const isNew = attempt.state !== 'succeeded';
    attempt.succeed(payment.id);
    await this.attempts.save(tx, attempt);
    await this.enter(tx, appointment, attempt, payment);
    await this.settlement.chargeSucceeded(tx, appointment, isNew);
    return attempt.purpose === 'cancellation_fee' ? { kind: 'paid' } : (lateResult(appointment) ?? { kind: 'paid' });
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
    if (isNew) await this.publishFailure(tx, appointment, attempt, problem);
    return resultOf(attempt, payment.clientSecret);
  }

  private async fail(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    problem: PaymentProblem,
  ): Promise<ChargeResult> {
    const isNew = attempt.live;
    attempt.fail(problem);
    await this.attempts.save(tx, attempt);
    if (isNew) await this.publishFailure(tx, appointment, attempt, problem);
    return resultOf(attempt);
  }

  /** Enters a payment once, however often it is reported. */
  private async enter(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    payment: ProviderPayment,
  ): Promise<void> {
    if (await this.charges.findByPayment(tx, payment.id)) return;
    await this.takeTip(tx, appointment, attempt);
    const charge = chargeOf(appointment, attempt, payment);
    await this.charges.add(tx, charge);
    const { practiceId, appointmentId, currency, chargedAt, amountCents } = charge;
    await this.ledger.record(tx, {
      kind: 'charge',
      source: charge.id,
      practiceId,
      appointmentId,
      currency,
      recordedAt: chargedAt,
      entries: chargeEntries(amountCents),
    });
    if (!appointment.isVisit) return;
    // A tip or a fee is paid by itself; no code takes anything off it.
    const redemptions = charge.purpose === 'appointment' ? await this.ledger.listRedeemedCodes(tx, appointmentId) : [];
    const event = chargeSucceeded(appointment, charge, redemptions);
    await emit(tx, ChargeSucceededSchema, event, { aggregateId: appointmentId });
  }

  /** A tip counts once its money is there. Of two only the first does; the other's money goes back. */
  private async takeTip(tx: EntityManager, appointment: AppointmentProjection, attempt: Attempt): Promise<void> {
    const { tipCents } = attempt.paymentOrder;
    if (tipCents === 0 || appointment.tipCents > 0 || appointment.ended) return;
    await this.appointments.saveChoices(tx, appointment, { tipCents });
  }

  private async publishFailure(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    problem: PaymentProblem,
  ): Promise<void> {
    await this.settlement.chargeFailed(tx, appointment, attempt.purpose as ChargePurpose, attempt.live);
    if (!appointment.isVisit) return;
    const event = chargeFailed(appointment, attempt, problem);
    await emit(tx, ChargeFailedSchema, event, { aggregateId: appointment.appointmentId });
  }
}

/** The money arrived for a visit that does not take place any more. */
function lateResult(appointment: AppointmentProjection): ChargeResult | undefined {
  const closed = closedResult(appointment);
  if (!closed) return undefined;
  const { code, message } = closed.problem;
  return { kind: 'closed', problem: { code, message: `${message} What was charged goes back in full.` } };
}

function chargeOf(appointment: AppointmentProjection, attempt: Attempt, payment: ProviderPayment): Charge {
  return {
    id: newId(),
    practiceId: appointment.practiceId,
    appointmentId: appointment.appointmentId,
    purpose: attempt.purpose as ChargePurpose,
    amountCents: payment.amountCents,
    platformFeeCents: attempt.paymentOrder.platformFeeCents,
    currency: payment.currency,
    provider: attempt.provider,
    accountId: attempt.accountId!,
    paymentIntentId: payment.id,
    cardBrand: payment.card?.brand ?? 'unknown',
    cardLast4: payment.card?.last4 ?? '',
    chargedAt: payment.chargedAt,
  };
}
