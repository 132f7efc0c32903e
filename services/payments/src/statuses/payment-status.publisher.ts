import { Injectable } from '@nestjs/common';
import { PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { PaymentSnapshotsRepository } from './payment-snapshots.repository.js';
import { paymentStatusChanged } from './payment-status-changed.js';
import { clientPaymentStatus, paymentFacts, paymentStatus } from './payment-status.js';

const BATCH = 200;

/** Publishes when the status of a payment has become another one. */
@Injectable()
export class PaymentStatusPublisher {
  constructor(
    private readonly snapshots: PaymentSnapshotsRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /** The caller holds the appointment's lock. */
  async publish(tx: EntityManager, { appointmentId, isVisit }: AppointmentProjection): Promise<void> {
    if (!isVisit) return;
    const snapshot = (await this.snapshots.list(tx, [appointmentId])).get(appointmentId)!;
    const facts = paymentFacts(snapshot);
    const now = this.clock.now();
    const [publishedStatus, publishedClientStatus] = [paymentStatus(facts, now), clientPaymentStatus(facts, now)];
    const { appointment: before } = snapshot;
    if (before.publishedStatus === publishedStatus && before.publishedClientStatus === publishedClientStatus) return;
    await this.appointments.savePublishedStatus(tx, appointmentId, { publishedStatus, publishedClientStatus });
    const event = paymentStatusChanged(before, publishedStatus, publishedClientStatus);
    await emit(tx, PaymentStatusChangedSchema, event, { aggregateId: appointmentId });
  }

  /** Visits that have started unpaid: their status changes by the passing of time alone. */
  async publishStarted(): Promise<void> {
    for (const id of await this.appointments.listStarted(this.clock.now(), BATCH)) {
      await this.appointments.withLock(id, (tx, appointment) => this.publish(tx, appointment));
    }
  }
}
