import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';

const BATCH = 200;

/** Publishes which visits have started unpaid: their status changes by the passing of time alone. */
@Injectable()
export class StartedVisitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly statusPublisher: PaymentStatusPublisher,
  ) {}

  async publish(): Promise<void> {
    for (const id of await this.statusPublisher.listStarted(this.dataSource.manager, BATCH)) {
      await this.dataSource.transaction(async (tx) => {
        await this.statusPublisher.publish(tx, await this.appointments.getForUpdate(tx, id));
      });
    }
  }
}
