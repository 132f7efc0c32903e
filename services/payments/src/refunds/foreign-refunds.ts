import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import type { ProviderRefund } from '../providers/provider-objects.js';
import { RefundBooks } from './refund-books.js';
import { newRefund, RefundsRepository } from './refunds.repository.js';

/** Refunds that a practice made at the provider, past us. */
@Injectable()
export class ForeignRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly charges: ChargesRepository,
    private readonly refunds: RefundsRepository,
    private readonly books: RefundBooks,
  ) {}

  /** Books one that went through, once; those of payments that are not ours are none of our business. */
  async record(accountId: string, reported: ProviderRefund, now: Date): Promise<void> {
    if (reported.status !== 'succeeded' || !reported.paymentId) return;
    const { id: providerRefundId, paymentId, amountCents } = reported;
    await this.dataSource.transaction(async (tx) => {
      const charge = await this.charges.findByPayment(tx, paymentId);
      if (charge?.accountId !== accountId) return;
      const appointment = await this.appointments.getForUpdate(tx, charge.appointmentId);
      if (await this.refunds.findByProviderId(tx, providerRefundId)) return;
      const refund = newRefund(charge, amountCents, 'adjustment', now);
      refund.succeed(providerRefundId, now);
      await this.books.takeForeign(tx, appointment, refund);
    });
  }
}
