import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { parseLine } from '@yarrow/kit/values/input-rules';
import { PaymentsPolicy } from '../access/payments.policy.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { OfflinePaymentLedger } from './offline-payment.ledger.js';

const MAX_PAID_BY_LENGTH = 60;

/** Payments outside of any provider, which only the practitioner knows of. */
@Injectable()
export class OfflinePaymentsService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly ledger: OfflinePaymentLedger,
  ) {}

  /** @throws DomainError `not_found`, `invalid_paid_by`, `already_paid`, `not_payable`, `not_open` */
  async markPaid(actor: Actor, appointmentId: string, paidBy: string): Promise<void> {
    const found = await this.policy.requirePracticeOf(actor, appointmentId);
    const how = parseLine(paidBy, 'paidBy', { min: 1, max: MAX_PAID_BY_LENGTH, label: 'How it was paid' });
    await this.appointments.withLock(found.appointmentId, (tx, appointment) => this.ledger.mark(tx, appointment, how));
  }

  /** @throws DomainError `not_found` */
  async undoMarkPaid(actor: Actor, appointmentId: string): Promise<void> {
    const found = await this.policy.requirePracticeOf(actor, appointmentId);
    await this.appointments.withLock(found.appointmentId, async (tx, appointment) => {
      if (appointment.markedPaidAt) await this.ledger.undo(tx, appointment);
    });
  }
}
