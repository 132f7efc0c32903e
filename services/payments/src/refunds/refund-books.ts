import { Injectable } from '@nestjs/common';
import { RefundSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { chargeEntries, type EntryDraft, goodwillEntries, refundEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { ProviderRefund } from '../providers/provider-objects.js';
import { Settlement } from '../settlement/settlement.js';
import type { Refund } from './refund.entity.js';
import { RefundsRepository } from './refunds.repository.js';

/** Books refunds. The caller holds the appointment's lock. */
@Injectable()
export class RefundBooks {
  constructor(
    private readonly copies: AppointmentCopiesRepository,
    private readonly refunds: RefundsRepository,
    private readonly ledger: LedgerRepository,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
  ) {}

  /** Takes over what the provider says of one of our refunds. */
  async take(tx: EntityManager, refundId: string, told: ProviderRefund): Promise<void> {
    const refund = await this.refunds.getForUpdate(tx, refundId);
    if (told.status === 'succeeded') return this.succeed(tx, refund, told);
    if (told.status === 'failed') return this.fail(tx, refund, told);
    if (refund.state !== 'planned') return;
    refund.state = 'pending';
    refund.providerRefundId = told.id;
    await this.refunds.save(tx, refund);
  }

  async postpone(tx: EntityManager, refundId: string): Promise<void> {
    const refund = await this.refunds.getForUpdate(tx, refundId);
    if (!refund.underway) return;
    refund.postpone(this.clock.now());
    await this.refunds.save(tx, refund);
  }

  /** The last guard: what is not owed back, or never arrived, is not sent. */
  async isOwed(tx: EntityManager, { appointmentId, amountCents }: Refund): Promise<boolean> {
    const { dueCents, paidCents } = await this.ledger.getBalance(tx, appointmentId);
    return amountCents <= Math.min(-dueCents, paidCents);
  }

  /** A plan that was overtaken; what is left to go back is planned anew. */
  async drop(tx: EntityManager, copy: AppointmentCopy, refund: Refund): Promise<void> {
    refund.state = 'failed';
    await this.refunds.save(tx, refund);
    await this.settlement.settle(tx, copy);
  }

  /** A refund that the practice made at the provider. What was owed back anyway is thereby settled. */
  async takeForeign(tx: EntityManager, copy: AppointmentCopy, refund: Refund): Promise<void> {
    const { dueCents } = await this.ledger.getBalance(tx, copy.appointmentId);
    const owed = Math.min(Math.max(0, -dueCents), refund.amountCents);
    const given = refund.amountCents - owed;
    await this.refunds.save(tx, refund);
    if (owed > 0) await this.refunds.dropPlanned(tx, copy.appointmentId);
    await this.record(tx, refund, refund.id, copy.currency, [
      ...(owed > 0 ? refundEntries(owed) : []),
      ...(given > 0 ? goodwillEntries(given) : []),
    ]);
    await this.tell(tx, copy, refund);
    await this.settlement.settle(tx, copy);
  }

  private async succeed(tx: EntityManager, refund: Refund, told: ProviderRefund): Promise<void> {
    if (refund.state === 'succeeded') return;
    const copy = await this.copies.getForUpdate(tx, refund.appointmentId);
    refund.succeed(told.id, this.clock.now());
    await this.refunds.save(tx, refund);
    await this.record(tx, refund, refund.id, copy.currency, refundEntries(refund.amountCents));
    await this.tell(tx, copy, refund);
    await this.settlement.settle(tx, copy);
  }

  /** The client's bank sent the money back, sometimes days later: it is owed again. */
  private async fail(tx: EntityManager, refund: Refund, told: ProviderRefund): Promise<void> {
    const known = refund.providerRefundId === told.id;
    if (refund.state === 'succeeded' && known) {
      const copy = await this.copies.getForUpdate(tx, refund.appointmentId);
      refund.state = 'failed';
      await this.refunds.save(tx, refund);
      const back = chargeEntries(refund.amountCents);
      await this.record(tx, refund, `${refund.id}:returned`, copy.currency, back);
      await this.settlement.settle(tx, copy);
    } else if (refund.state === 'pending' || (refund.state === 'planned' && !known)) {
      refund.providerRefundId = told.id;
      refund.postpone(this.clock.now());
      await this.refunds.save(tx, refund);
    }
  }

  private async record(
    tx: EntityManager,
    { practiceId, appointmentId }: Refund,
    source: string,
    currency: string,
    entries: EntryDraft[],
  ): Promise<void> {
    const recordedAt = this.clock.now();
    await this.ledger.record(tx, { kind: 'refund', source, practiceId, appointmentId, currency, recordedAt, entries });
  }

  private async tell(tx: EntityManager, { clientId, currency }: AppointmentCopy, refund: Refund): Promise<void> {
    const { id: refundId, chargeId, appointmentId, practiceId, amountCents, reason } = refund;
    const event = { refundId, chargeId, appointmentId, practiceId, amountCents, reason, currency };
    await emit(tx, RefundSucceededSchema, { ...event, clientId: clientId ?? '' }, { aggregateId: appointmentId });
  }
}
