import { Injectable } from '@nestjs/common';
import type { ProviderDispute } from '../providers/provider-objects.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { DisputesRepository } from '../records/disputes/disputes.repository.js';
import { DisputeLedger } from './dispute.ledger.js';

const BATCH = 50;

/** Records disputes under the lock of their appointment. */
@Injectable()
export class DisputeRecordsService {
  constructor(
    private readonly disputes: DisputesRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly ledger: DisputeLedger,
  ) {}

  /** Records the state of a dispute at the provider. Does nothing if the payment is unknown. */
  async record(accountId: string, paymentId: string, reported: ProviderDispute): Promise<void> {
    const charge = await this.disputes.findCharge(accountId, paymentId);
    if (!charge) return;
    await this.appointments.withLock(charge.appointmentId, (tx, appointment) =>
      this.ledger.record(tx, appointment, charge, reported),
    );
  }

  /** Adjusts reserved amounts after another refund of a disputed charge failed or was found. */
  async coverCharges(): Promise<void> {
    for (const uncovered of await this.disputes.listUncovered(BATCH)) {
      await this.appointments.withLock(uncovered.charge.appointmentId, (tx, appointment) =>
        this.ledger.cover(tx, appointment, uncovered),
      );
    }
  }
}
