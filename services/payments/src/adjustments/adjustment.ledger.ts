import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { formatMoney } from '@yarrow/kit/values/currency';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { GiftCardPaymentsService } from '../settlement/gift-card-payments.service.js';
import {
  adjustmentEntries,
  type EntryDraft,
  type LedgerAccount,
  offlineReturnEntries,
  reversed,
  waiverEntries,
} from '../ledger/ledger-rules.js';
import { type JournalKind, LedgerRepository } from '../ledger/ledger.repository.js';
import { SettlementService } from '../settlement/settlement.service.js';
import type { AdjustmentDraft } from './adjustment-form.js';
import type { Adjustment } from '../records/adjustments/adjustment.entity.js';
import { AdjustmentsRepository } from '../records/adjustments/adjustments.repository.js';
import { refundableCents, splitAdjustment } from '../settlement/refundable.js';
import { RefundableService } from '../settlement/refundable.service.js';

/** Adjustments with their entries in the ledger and what follows. The caller holds the appointment's lock. */
@Injectable()
export class AdjustmentLedger {
  constructor(
    private readonly adjustments: AdjustmentsRepository,
    private readonly refundable: RefundableService,
    private readonly giftCards: GiftCardPaymentsService,
    private readonly ledger: LedgerRepository,
    private readonly settlement: SettlementService,
  ) {}

  async find(tx: EntityManager, id: string): Promise<Adjustment | null> {
    return this.adjustments.find(tx, id);
  }

  /**
   * @param onlyOverpaid refunds overpayments only
   * @throws DomainError `invalid_amount` above the refundable amount, `changed_meanwhile` above the overpayment
   */
  async add(
    tx: EntityManager,
    appointment: AppointmentProjection,
    draft: AdjustmentDraft,
    onlyOverpaid: boolean,
  ): Promise<Adjustment> {
    const { id, amountCents, createdAt } = draft;
    const refundable = await this.refundable.get(tx, appointment.appointmentId);
    if (onlyOverpaid) requireOverpaid(amountCents, refundable.overpaidCents, appointment.currency);
    requireRefundable(amountCents, refundableCents(refundable), appointment.currency);
    const { giftCents, waivedCents, ...parts } = splitAdjustment(amountCents, refundable);
    const adjustment = { ...draft, providerCents: parts.providerCents };
    await this.adjustments.add(tx, adjustment);
    await this.record(tx, appointment, { kind: 'adjustment', source: id, at: createdAt }, adjustmentEntries(parts));
    if (waivedCents > 0) {
      await this.record(tx, appointment, { kind: 'waiver', source: id, at: createdAt }, waiverEntries(waivedCents));
    }
    if (giftCents > 0) await this.giftCards.giveBack(tx, appointment, giftCents);
    await this.settlement.settle(tx, appointment);
    return adjustment;
  }

  /** @throws DomainError `not_editable` where money came through a provider */
  async remove(
    tx: EntityManager,
    appointment: AppointmentProjection,
    adjustment: Adjustment,
    now: Date,
  ): Promise<void> {
    if (await this.refundable.isPaidByProvider(tx, appointment.appointmentId)) {
      const message = 'This adjustment can no longer be removed: the appointment was paid online.';
      throw new DomainError('not_editable', message, 'adjustmentId');
    }
    const { id, amountCents } = adjustment;
    await this.adjustments.markRemoved(tx, adjustment, now);
    const adjusted = await this.reverse(tx, appointment, { kind: 'adjustment', id, now });
    const waived = await this.ledger.listEntries(tx, 'waiver', id);
    await this.reverse(tx, appointment, { kind: 'waiver', id, now });
    const offlineCents = -centsOn(adjusted, 'offline_payments');
    // The mark was undone meanwhile: then nothing was paid outside of a provider.
    if (offlineCents > 0 && !appointment.markedPaidAt) {
      const journal = { kind: 'offline_payment' as const, source: newId(), at: now };
      await this.record(tx, appointment, journal, offlineReturnEntries(offlineCents));
    }
    const giftCents = amountCents - offlineCents - centsOn(waived, 'refunds');
    if (giftCents > 0) await this.giftCards.fill(tx, appointment, giftCents);
    await this.settlement.settle(tx, appointment);
  }

  /** @returns what was entered, less what was taken back before */
  private async reverse(
    tx: EntityManager,
    appointment: AppointmentProjection,
    { kind, id, now }: { kind: JournalKind; id: string; now: Date },
  ): Promise<EntryDraft[]> {
    const entries = await this.ledger.listEntriesUnder(tx, kind, id);
    if (entries.length > 0) {
      await this.record(tx, appointment, { kind, source: `${id}:removed`, at: now }, reversed(entries));
    }
    return entries;
  }

  private async record(
    tx: EntityManager,
    { practiceId, appointmentId, currency }: AppointmentProjection,
    { kind, source, at: recordedAt }: { kind: JournalKind; source: string; at: Date },
    entries: EntryDraft[],
  ): Promise<void> {
    if (entries.length === 0) return;
    await this.ledger.record(tx, { kind, source, practiceId, appointmentId, currency, recordedAt, entries });
  }
}

function requireRefundable(amountCents: number, mostCents: number, currency: string): void {
  if (amountCents <= mostCents) return;
  const message = `Adjustment amount cannot exceed the refundable amount (${formatMoney(mostCents, currency)})`;
  throw new DomainError('invalid_amount', message, 'amountCents');
}

function requireOverpaid(amountCents: number, overpaidCents: number, currency: string): void {
  if (amountCents <= overpaidCents) return;
  const left = overpaidCents > 0 ? `Only ${formatMoney(overpaidCents, currency)} is` : 'Nothing is';
  throw new DomainError('changed_meanwhile', `${left} too much any more.`, 'amountCents');
}

function centsOn(entries: readonly EntryDraft[], account: LedgerAccount): number {
  return entries.find((entry) => entry.account === account)?.amountCents ?? 0;
}
