import { Injectable } from '@nestjs/common';
import { PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { PaymentSnapshotsRepository, paymentFacts } from './payment-snapshots.repository.js';
import { clientPaymentStatus, paymentStatus } from './payment-status.js';

/** Visits that have started since their status was published, and that nobody has paid. */
const STARTED = `
  SELECT appointment_id AS id FROM appointment_projections
  WHERE state = 'approved' AND published_status IN ('Upcoming', 'Card_needed', 'Pending') AND starts_at <= $1
  ORDER BY starts_at LIMIT $2`;

/** Publishes when the status of a payment has become another one. */
@Injectable()
export class PaymentStatusPublisher {
  constructor(
    private readonly snapshots: PaymentSnapshotsRepository,
    private readonly clock: Clock,
  ) {}

  /** The caller holds the appointment's lock. */
  async publish(tx: EntityManager, { appointmentId, practiceId }: AppointmentProjection): Promise<void> {
    const snapshot = (await this.snapshots.list(tx, [appointmentId])).get(appointmentId)!;
    const facts = paymentFacts(snapshot);
    const now = this.clock.now();
    const [publishedStatus, publishedClientStatus] = [paymentStatus(facts, now), clientPaymentStatus(facts, now)];
    const { appointment } = snapshot;
    if (appointment.publishedStatus === publishedStatus && appointment.publishedClientStatus === publishedClientStatus)
      return;
    await tx.update(AppointmentProjection, { appointmentId }, { publishedStatus, publishedClientStatus });
    await emit(
      tx,
      PaymentStatusChangedSchema,
      {
        appointmentId,
        practiceId,
        clientPaymentStatus: labelOf(publishedClientStatus),
        paymentStatus: labelOf(publishedStatus),
      },
      { aggregateId: appointmentId },
    );
  }

  /** Appointments whose status has changed by the passing of time alone. */
  async listStarted(tx: EntityManager, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(STARTED, [this.clock.now(), limit]);
    return rows.map(({ id }) => id);
  }
}

/** `Card_needed_past_due` → `Card needed past due`, as the specification writes it. */
export function labelOf(status: string): string {
  return status.replaceAll('_', ' ');
}
