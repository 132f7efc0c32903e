import { Injectable } from '@nestjs/common';
import { PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { PaymentPictures, paymentFacts } from './payment-pictures.js';
import { clientPaymentStatus, paymentStatus } from './payment-status.js';

/** Visits that have begun since their status was told, and that nobody has paid. */
const BEGUN = `
  SELECT appointment_id AS id FROM appointment_copies
  WHERE state = 'approved' AND announced_status IN ('Upcoming', 'Card_needed', 'Pending') AND starts_at <= $1
  ORDER BY starts_at LIMIT $2`;

/** Tells others when the status of a payment has become another one. */
@Injectable()
export class StatusAnnouncer {
  constructor(
    private readonly pictures: PaymentPictures,
    private readonly clock: Clock,
  ) {}

  /** The caller holds the appointment's lock. */
  async announce(tx: EntityManager, { appointmentId, practiceId }: AppointmentCopy): Promise<void> {
    const picture = (await this.pictures.list(tx, [appointmentId])).get(appointmentId)!;
    const facts = paymentFacts(picture);
    const now = this.clock.now();
    const [announcedStatus, announcedClientStatus] = [paymentStatus(facts, now), clientPaymentStatus(facts, now)];
    const { copy } = picture;
    if (copy.announcedStatus === announcedStatus && copy.announcedClientStatus === announcedClientStatus) return;
    await tx.update(AppointmentCopy, { appointmentId }, { announcedStatus, announcedClientStatus });
    await emit(
      tx,
      PaymentStatusChangedSchema,
      {
        appointmentId,
        practiceId,
        clientPaymentStatus: labelOf(announcedClientStatus),
        paymentStatus: labelOf(announcedStatus),
      },
      { aggregateId: appointmentId },
    );
  }

  /** Appointments whose status has changed by the passing of time alone. */
  async listBegun(tx: EntityManager, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(BEGUN, [this.clock.now(), limit]);
    return rows.map(({ id }) => id);
  }
}

/** `Card_needed_past_due` → `Card needed past due`, as the specification writes it. */
function labelOf(status: string): string {
  return status.replaceAll('_', ' ');
}
