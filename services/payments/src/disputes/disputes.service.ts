import { Injectable } from '@nestjs/common';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { ChargeOutcomesService } from '../charges/charge-outcomes.service.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import type { ProviderName } from '../providers/payment-provider.js';
import { DisputeLedger } from './dispute.ledger.js';
import { DisputesRepository } from '../records/disputes/disputes.repository.js';

const BATCH = 50;

/** Follows the disputes of payments that are ours. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly providers: PaymentProviderFactory,
    private readonly charges: ChargeOutcomesService,
    private readonly disputes: DisputesRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly ledger: DisputeLedger,
  ) {}

  /** Asks the provider for the present state of a dispute and records what is new. */
  async refresh(provider: ProviderName, accountId: string, disputeId: string): Promise<void> {
    const reported = await this.providers.of(provider).getDispute(accountId, disputeId);
    if (!reported.paymentId) return;
    // Its payment may not be known yet.
    await this.charges.refresh(provider, accountId, reported.paymentId);
    const charge = await this.disputes.findCharge(accountId, reported.paymentId);
    if (!charge) return;
    await this.appointments.withLock(charge.appointmentId, (tx, appointment) =>
      this.ledger.record(tx, appointment, charge, reported),
    );
  }

  /** Reserves what became free of disputed charges. */
  async coverFailedRefunds(): Promise<void> {
    for (const uncovered of await this.disputes.listUncovered(BATCH)) {
      await this.appointments.withLock(uncovered.charge.appointmentId, (tx, appointment) =>
        this.ledger.cover(tx, appointment, uncovered),
      );
    }
  }
}
