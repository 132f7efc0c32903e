import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { DisputeClosedSchema, DisputeOpenedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { Charge } from '../records/charges/charge.entity.js';
import { disputeEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { ProviderDispute } from '../providers/provider-objects.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { Dispute, disputeUrl } from '../records/disputes/dispute.entity.js';
import { DisputeRefundLedger } from './dispute-refund.ledger.js';
import { DisputesRepository, type UncoveredDispute } from '../records/disputes/disputes.repository.js';

/**
 * Records disputes (ADR 76). While one is open, a pending refund reserves the disputed amount, so that nothing else of it is
 * refunded; a lost dispute makes it a refund, a won one drops it. The caller holds the appointment's lock.
 */
@Injectable()
export class DisputeLedger {
  constructor(
    private readonly disputes: DisputesRepository,
    private readonly refunds: DisputeRefundLedger,
    private readonly ledger: LedgerRepository,
    private readonly settlement: SettlementService,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat, in any order of the provider's events: the report is the present state. */
  async record(
    tx: EntityManager,
    appointment: AppointmentProjection,
    charge: Charge,
    reported: ProviderDispute,
  ): Promise<void> {
    const { provider, accountId } = charge;
    const known = await this.disputes.find(tx, { provider, accountId, providerDisputeId: reported.id });
    const dispute = known ?? this.newDispute(charge, reported);
    const [isNew, wasOpen, before] = [known === null, dispute.open, dispute.state];
    // A closed dispute is not opened again by an answer that was on its way.
    if (!isNew && !wasOpen && (reported.state === 'needs_response' || reported.state === 'under_review')) return;
    Object.assign(dispute, { state: reported.state, respondBy: reported.respondBy });
    dispute.closedAt = dispute.open ? null : (dispute.closedAt ?? this.clock.now());
    const refund = await this.settle(tx, appointment, charge, dispute);
    const refundedCents = refund?.state === 'succeeded' ? refund.amountCents : 0;
    await this.enter(tx, appointment, dispute, {
      heldCents: Math.max(0, reported.withdrawnCents - refundedCents),
      feeCents: reported.feeCents,
    });
    await this.disputes.save(tx, dispute);
    await this.settlement.settle(tx, appointment);
    if (isNew && dispute.open) await this.publishOpened(tx, appointment, charge, dispute);
    if (!dispute.open && (isNew || before !== dispute.state)) await this.publishClosed(tx, appointment, dispute);
  }

  /** Reserves the amount that other refunds of the charge leave: if one fails, the dispute pays the client. */
  async cover(tx: EntityManager, appointment: AppointmentProjection, { id, charge }: UncoveredDispute): Promise<void> {
    const dispute = await this.disputes.get(tx, id);
    const before = dispute.refundId ? await this.refunds.getForUpdate(tx, dispute.refundId) : null;
    const withdrawnCents = dispute.heldCents + (before?.state === 'succeeded' ? before.amountCents : 0);
    const refund = await this.settle(tx, appointment, charge, dispute);
    const refundedCents = refund?.state === 'succeeded' ? refund.amountCents : 0;
    const { feeCents } = dispute;
    await this.enter(tx, appointment, dispute, { heldCents: Math.max(0, withdrawnCents - refundedCents), feeCents });
    await this.disputes.save(tx, dispute);
    await this.settlement.settle(tx, appointment);
  }

  /** @returns the refund of the dispute; null where nothing of the charge is left to refund */
  private async settle(
    tx: EntityManager,
    appointment: AppointmentProjection,
    charge: Charge,
    dispute: Dispute,
  ): Promise<Refund | null> {
    const earlier = dispute.refundId ? await this.refunds.getForUpdate(tx, dispute.refundId) : null;
    if (dispute.state === 'won') {
      if (earlier) await this.refunds.release(tx, appointment, earlier);
      return earlier;
    }
    const refund = await this.refunds.reserve(tx, charge, dispute, earlier);
    dispute.refundId = refund?.id ?? null;
    if (refund && dispute.state === 'lost') await this.refunds.take(tx, appointment, refund);
    return refund;
  }

  private async enter(
    tx: EntityManager,
    { practiceId, appointmentId, currency }: AppointmentProjection,
    dispute: Dispute,
    { heldCents, feeCents }: { heldCents: number; feeCents: number },
  ): Promise<void> {
    const entries = disputeEntries(heldCents - dispute.heldCents, feeCents - dispute.feeCents);
    Object.assign(dispute, { heldCents, feeCents });
    if (entries.length === 0) return;
    const journal = { kind: 'dispute' as const, source: newId(), practiceId, appointmentId, currency, entries };
    await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now() });
  }

  private newDispute(charge: Charge, { id, amountCents, reason, state, openedAt }: ProviderDispute): Dispute {
    const { practiceId, appointmentId, provider, accountId } = charge;
    return Object.assign(new Dispute(), {
      ...{ id: newId(), practiceId, appointmentId, chargeId: charge.id, provider, accountId, providerDisputeId: id },
      ...{ amountCents, heldCents: 0, feeCents: 0, reason, state, respondBy: null, openedAt },
      ...{ closedAt: null, refundId: null },
    } satisfies Partial<Dispute>);
  }

  private async publishOpened(
    tx: EntityManager,
    { clientId, currency, isVisit }: AppointmentProjection,
    { cardBrand, cardLast4 }: Charge,
    dispute: Dispute,
  ): Promise<void> {
    if (!isVisit) return;
    const { id: disputeId, appointmentId, practiceId, amountCents, feeCents, reason, respondBy } = dispute;
    const about = { disputeId, appointmentId, practiceId, clientId: clientId ?? '', amountCents, feeCents, currency };
    const event = { ...about, reason, cardBrand, cardLast4, url: disputeUrl(dispute) };
    const deadline = respondBy && { respondBy: timestampFromDate(respondBy) };
    await emit(tx, DisputeOpenedSchema, { ...event, ...deadline }, { aggregateId: appointmentId });
  }

  private async publishClosed(
    tx: EntityManager,
    { clientId, currency, isVisit }: AppointmentProjection,
    { id: disputeId, appointmentId, practiceId, amountCents, state }: Dispute,
  ): Promise<void> {
    if (!isVisit) return;
    const about = { disputeId, appointmentId, practiceId, clientId: clientId ?? '', amountCents, currency };
    await emit(tx, DisputeClosedSchema, { ...about, won: state === 'won' }, { aggregateId: appointmentId });
  }
}
