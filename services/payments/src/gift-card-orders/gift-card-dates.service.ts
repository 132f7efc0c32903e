import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { GiftCardOrdersRepository } from '../records/gift-cards/gift-card-orders.repository.js';
import { GiftCardSalesService } from '../settlement/gift-card-sales.service.js';
import { GiftCardOrderLedger, OPEN_MS } from './gift-card-order.ledger.js';

const BATCH = 100;

/** What becomes of orders by the passing of time. */
@Injectable()
export class GiftCardDatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly orders: GiftCardOrdersRepository,
    private readonly sales: GiftCardSalesService,
    private readonly ledger: GiftCardOrderLedger,
  ) {}

  /** Sends the codes whose day has come. */
  async sendDue(now: Date, stopping: AbortSignal): Promise<void> {
    for (const id of await this.orders.listToSend(this.dataSource.manager, now, BATCH)) {
      if (stopping.aborted) return;
      await this.appointments.withLock(id, (tx) => this.sales.send(tx, id));
    }
  }

  /** Ends orders that were not paid in time. */
  async expireUnpaid(now: Date, stopping: AbortSignal): Promise<void> {
    const before = new Date(now.getTime() - OPEN_MS);
    for (const id of await this.orders.listOpen(this.dataSource.manager, before, BATCH)) {
      if (stopping.aborted) return;
      await this.ledger.expire(id, now);
    }
  }
}
