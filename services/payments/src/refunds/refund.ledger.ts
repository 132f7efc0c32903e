import { Injectable } from '@nestjs/common';
import { RefundFailedSchema, RefundSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { Charge } from '../records/charges/charge.entity.js';
import {
  chargeEntries,
  type EntryDraft,
  externalRefundEntries,
  offlineRefundEntries,
  promisedRefundEntries,
  refundEntries,
} from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { ProviderRefund } from '../providers/provider-objects.js';
import { SettlementService } from '../settlement/settlement.service.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { newRefund, RefundsRepository } from '../records/refunds/refunds.repository.js';

/** Refunds with their entries in the ledger, their events and what follows. The caller holds the appointment's lock. */
@Injectable()
export class RefundLedger {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly refunds: RefundsRepository,
    private readonly ledger: LedgerRepository,
    private readonly settlement: SettlementService,
    private readonly clock: Clock,
  ) {}

  /** Records what the provider says of one of our refunds. */
  async record(tx: EntityManager, refundId: string, reported: ProviderRefund): Promise<void> {
    const refund = await this.refunds.getForUpdate(tx, refundId);
    if (reported.status === 'succeeded') return this.succeed(tx, refund, reported);
    if (reported.status === 'failed') return this.fail(tx, refund, reported);
    if (refund.state !== 'planned') return;
    refund.pend(reported.id, this.clock.now());
    await this.refunds.save(tx, refund);
  }

  /** A refund that the practice made at the provider, once. What was owed back anyway is thereby settled. */
  async recordExternal(
    tx: EntityManager,
    appointment: AppointmentProjection,
    charge: Charge,
    reported: ProviderRefund,
  ): Promise<void> {
    if (await this.refunds.findByProviderId(tx, reported.id)) return;
    const now = this.clock.now();
    const refund = newRefund(charge, reported.amountCents, 'adjustment', now);
    refund.succeed(reported.id, now);
    const { appointmentId } = appointment;
    const balance = await this.ledger.getBalance(tx, appointmentId);
    const { entries, promisedCents, owedCents, leftCents } = externalRefundEntries(refund.amountCents, balance);
    if (promisedCents + owedCents > 0) {
      await this.refunds.dropPlanned(tx, appointmentId);
      await this.refunds.limitReturned(tx, appointmentId, leftCents);
    }
    if (promisedCents > 0) refund.adjustmentId = await this.refunds.findPromise(tx, appointmentId);
    await this.refunds.save(tx, refund);
    await this.enter(tx, refund, refund.id, appointment.currency, entries);
    await this.publish(tx, appointment, refund);
    await this.settlement.settle(tx, appointment);
  }

  async postpone(tx: EntityManager, refundId: string): Promise<void> {
    const refund = await this.refunds.getForUpdate(tx, refundId);
    if (!refund.underway) return;
    refund.postpone(this.clock.now());
    await this.refunds.save(tx, refund);
  }

  /** The last guard: what is not owed back, or never arrived, is not sent. */
  async isOwed(tx: EntityManager, { appointmentId, amountCents }: Refund): Promise<boolean> {
    const { dueCents, paidCents, promisedCents } = await this.ledger.getBalance(tx, appointmentId);
    return amountCents <= Math.min(Math.max(0, -dueCents) + promisedCents, paidCents + promisedCents);
  }

  /** Closes the refund and plans another one for what is still owed. */
  async drop(tx: EntityManager, appointment: AppointmentProjection, refund: Refund): Promise<void> {
    refund.state = 'failed';
    await this.refunds.save(tx, refund);
    await this.settlement.settle(tx, appointment);
  }

  /**
   * Records that the practice paid a failed refund back outside of any provider.
   * @returns the time of the record; undefined if it was recorded before
   * @throws DomainError `changed_meanwhile` if the refund was sent again
   */
  async recordPaidBack(
    tx: EntityManager,
    appointment: AppointmentProjection,
    refund: Refund,
  ): Promise<Date | undefined> {
    const { practiceId, appointmentId, amountCents } = refund;
    const source = `${refund.id}:paid_back`;
    if ((await this.ledger.listEntries(tx, 'offline_payment', source)).length > 0) return undefined;
    if (refund.state !== 'returned') {
      throw new DomainError('changed_meanwhile', 'This refund was sent again.', 'refundId');
    }
    const { dueCents, promisedCents } = await this.ledger.getBalance(tx, appointmentId);
    const entries = offlineRefundEntries(amountCents, { owedCents: Math.max(0, -dueCents), promisedCents });
    const recordedAt = this.clock.now();
    const journal = { kind: 'offline_payment' as const, source, practiceId, appointmentId };
    await this.ledger.record(tx, { ...journal, currency: appointment.currency, recordedAt, entries });
    await this.drop(tx, appointment, refund);
    return recordedAt;
  }

  private async succeed(tx: EntityManager, refund: Refund, reported: ProviderRefund): Promise<void> {
    if (refund.state === 'succeeded') return;
    const appointment = await this.appointments.getForUpdate(tx, refund.appointmentId);
    refund.succeed(reported.id, this.clock.now());
    await this.refunds.save(tx, refund);
    await this.enter(tx, refund, refund.id, appointment.currency, await this.entriesOf(tx, refund));
    await this.publish(tx, appointment, refund);
    await this.settlement.settle(tx, appointment);
  }

  /** A refund of an adjustment settles promised amounts first, any other refund owed amounts first. */
  private async entriesOf(
    tx: EntityManager,
    { appointmentId, adjustmentId, amountCents }: Refund,
  ): Promise<EntryDraft[]> {
    const balance = await this.ledger.getBalance(tx, appointmentId);
    if (adjustmentId) return externalRefundEntries(amountCents, balance).entries;
    const owedCents = Math.max(0, -balance.dueCents);
    const promised = Math.min(balance.promisedCents, Math.max(0, amountCents - owedCents));
    return [...someOf(promisedRefundEntries, promised), ...someOf(refundEntries, amountCents - promised)];
  }

  /** The provider could not make it, or the client's bank returned it, sometimes days later. */
  private async fail(tx: EntityManager, refund: Refund, reported: ProviderRefund): Promise<void> {
    const known = refund.providerRefundId === reported.id;
    const cameBack = refund.state === 'succeeded' && known;
    if (!cameBack && !refund.underway) return;
    const appointment = await this.appointments.getForUpdate(tx, refund.appointmentId);
    const charge = await tx.findOneByOrFail(Charge, { id: refund.chargeId });
    // Stripe refunds the platform fee when a refund is created, Square and PayPal when it succeeds.
    refund.return(reported.id, this.clock.now(), { keepsFee: charge.provider === 'stripe' });
    await this.refunds.save(tx, refund);
    if (cameBack) {
      const back = chargeEntries(refund.amountCents);
      await this.enter(tx, refund, `${refund.id}:returned`, appointment.currency, back);
    }
    await this.publishFailure(tx, appointment, refund, charge);
    await this.settlement.settle(tx, appointment);
  }

  private async publishFailure(
    tx: EntityManager,
    { clientId, currency, isVisit }: AppointmentProjection,
    { id: refundId, appointmentId, practiceId, amountCents }: Refund,
    { id: chargeId, cardBrand, cardLast4 }: Charge,
  ): Promise<void> {
    if (!isVisit) return;
    const event = { refundId, chargeId, appointmentId, practiceId, amountCents, currency, cardBrand, cardLast4 };
    await emit(tx, RefundFailedSchema, { ...event, clientId: clientId ?? '' }, { aggregateId: appointmentId });
  }

  private async enter(
    tx: EntityManager,
    { practiceId, appointmentId }: Refund,
    source: string,
    currency: string,
    entries: EntryDraft[],
  ): Promise<void> {
    const recordedAt = this.clock.now();
    await this.ledger.record(tx, { kind: 'refund', source, practiceId, appointmentId, currency, recordedAt, entries });
  }

  private async publish(
    tx: EntityManager,
    { clientId, currency, isVisit }: AppointmentProjection,
    refund: Refund,
  ): Promise<void> {
    if (!isVisit) return;
    const { id: refundId, chargeId, appointmentId, practiceId, amountCents, reason } = refund;
    const event = { refundId, chargeId, appointmentId, practiceId, amountCents, reason, currency };
    await emit(tx, RefundSucceededSchema, { ...event, clientId: clientId ?? '' }, { aggregateId: appointmentId });
  }
}

function someOf(entries: (amountCents: number) => EntryDraft[], amountCents: number): EntryDraft[] {
  return amountCents > 0 ? entries(amountCents) : [];
}
