import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { ScheduledChargesService } from '../settlement/scheduled-charges.service.js';
import { type EntryDraft, offlinePaymentEntries, offlineReturnEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { SettlementService } from '../settlement/settlement.service.js';

/** Payments outside of any provider with their entries in the ledger and what follows. The caller holds the visit's lock. */
@Injectable()
export class OfflinePaymentLedger {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly ledger: LedgerRepository,
    private readonly scheduledCharges: ScheduledChargesService,
    private readonly settlement: SettlementService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `already_paid`, `not_payable`, `not_open` where nothing is due */
  async mark(tx: EntityManager, appointment: AppointmentProjection, paidBy: string): Promise<void> {
    const { appointmentId, markedPaidAt } = appointment;
    const { dueCents } = await this.ledger.getBalance(tx, appointmentId);
    if (dueCents <= 0 && !markedPaidAt) throw nothingDue(appointment);
    if (dueCents > 0) await this.record(tx, appointment, offlinePaymentEntries(dueCents));
    const mark = { markedPaidAt: markedPaidAt ?? this.clock.now(), paidBy };
    await this.appointments.saveMark(tx, appointment, mark);
    await this.settlement.settle(tx, appointment);
  }

  /** What adjustments have refunded of it outside of providers stays refunded. */
  async undo(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    const { offlineCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    if (offlineCents > 0) await this.record(tx, appointment, offlineReturnEntries(offlineCents));
    await this.appointments.saveMark(tx, appointment, { markedPaidAt: null, paidBy: null });
    await this.scheduledCharges.resume(tx, appointment);
    await this.settlement.settle(tx, appointment);
  }

  private async record(tx: EntityManager, appointment: AppointmentProjection, entries: EntryDraft[]): Promise<void> {
    const { practiceId, appointmentId, currency } = appointment;
    const journal = { kind: 'offline_payment' as const, source: newId(), practiceId, appointmentId, currency };
    await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now(), entries });
  }
}

function nothingDue({ closed, free }: AppointmentProjection): DomainError {
  const field = 'appointmentId';
  if (closed)
    return new DomainError('not_open', 'This appointment does not take place: nothing has to be paid.', field);
  if (free) return new DomainError('not_payable', 'Nothing has to be paid for this appointment.', field);
  return new DomainError('already_paid', 'This appointment is paid already.', field);
}
