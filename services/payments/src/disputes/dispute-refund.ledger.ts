import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { Charge } from '../records/charges/charge.entity.js';
import { type EntryDraft, externalRefundEntries, reversed } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { sumOf } from '../money/cents.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { newRefund, RefundsRepository } from '../records/refunds/refunds.repository.js';
import type { Dispute } from '../records/disputes/dispute.entity.js';

/** The refund that a dispute amounts to. The caller holds the appointment's lock and settles afterwards. */
@Injectable()
export class DisputeRefundLedger {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  async getForUpdate(tx: EntityManager, id: string): Promise<Refund> {
    return this.refunds.getForUpdate(tx, id);
  }

  /**
   * Reserves the disputed amount as far as the charge holds it; refunds of it that were planned are dropped.
   * @param earlier the refund of the dispute so far; it grows if other refunds of the charge have failed since, and shrinks while it is pending
   * @returns null if nothing of the charge is left to refund
   */
  async reserve(
    tx: EntityManager,
    charge: Charge,
    { amountCents, providerDisputeId }: Pick<Dispute, 'amountCents' | 'providerDisputeId'>,
    earlier: Refund | null,
  ): Promise<Refund | null> {
    await this.refunds.dropPlanned(tx, charge.appointmentId);
    const all = await this.refunds.listByAppointments(tx, [charge.appointmentId]);
    // One that is being sent is refused by the provider from now on, or had succeeded before and is reported so.
    const others = all.filter(({ id, chargeId, state }) => {
      return chargeId === charge.id && id !== earlier?.id && (state === 'pending' || state === 'succeeded');
    });
    const reservedCents = Math.max(0, Math.min(amountCents, charge.amountCents - sumOf(others)));
    if (earlier) return this.resize(tx, earlier, { amountCents: reservedCents, currency: charge.currency });
    if (reservedCents === 0) return null;
    const now = this.clock.now();
    const refund = newRefund(charge, reservedCents, 'dispute', now);
    refund.pend(providerDisputeId, now);
    await this.refunds.save(tx, refund);
    return refund;
  }

  /** The dispute is lost: the client has the money. */
  async take(tx: EntityManager, { currency }: AppointmentProjection, refund: Refund): Promise<void> {
    if (refund.state === 'succeeded') return;
    refund.succeed(refund.providerRefundId!, this.clock.now());
    await this.record(tx, refund, refund.id, { amountCents: refund.amountCents, currency });
  }

  /** The dispute is won: the practice keeps the money, also if it was recorded as lost before. */
  async release(tx: EntityManager, { currency }: AppointmentProjection, refund: Refund): Promise<void> {
    if (refund.state === 'failed') return;
    if (refund.state === 'succeeded') {
      const entries = reversed(await this.ledger.listEntriesUnder(tx, 'refund', refund.id));
      await this.enter(tx, refund, `${refund.id}:reinstated`, { currency, entries });
    }
    refund.state = 'failed';
    await this.refunds.save(tx, refund);
  }

  private async resize(
    tx: EntityManager,
    refund: Refund,
    { amountCents, currency }: { amountCents: number; currency: string },
  ): Promise<Refund | null> {
    const addedCents = amountCents - refund.amountCents;
    if (refund.state === 'succeeded') {
      if (addedCents <= 0) return refund;
      refund.amountCents = amountCents;
      await this.record(tx, refund, `${refund.id}:${amountCents}`, { amountCents: addedCents, currency });
      return refund;
    }
    if (amountCents > 0) refund.amountCents = amountCents;
    // The dispute can reserve an amount again with a new refund.
    else Object.assign(refund, { state: 'failed', providerRefundId: null });
    await this.refunds.save(tx, refund);
    return amountCents > 0 ? refund : null;
  }

  /** Enters an amount of the refund, and closes what it settles. */
  private async record(
    tx: EntityManager,
    refund: Refund,
    source: string,
    { amountCents, currency }: { amountCents: number; currency: string },
  ): Promise<void> {
    const { appointmentId } = refund;
    const balance = await this.ledger.getBalance(tx, appointmentId);
    const { entries, promisedCents, leftCents } = externalRefundEntries(amountCents, balance);
    await this.refunds.limitReturned(tx, appointmentId, leftCents);
    if (promisedCents > 0) refund.adjustmentId ??= await this.refunds.findPromise(tx, appointmentId);
    await this.refunds.save(tx, refund);
    await this.enter(tx, refund, source, { currency, entries });
  }

  private async enter(
    tx: EntityManager,
    { practiceId, appointmentId }: Refund,
    source: string,
    { currency, entries }: { currency: string; entries: EntryDraft[] },
  ): Promise<void> {
    const recordedAt = this.clock.now();
    await this.ledger.record(tx, { kind: 'refund', source, practiceId, appointmentId, currency, recordedAt, entries });
  }
}
