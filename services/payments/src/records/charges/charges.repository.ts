import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { type EntityManager, In } from 'typeorm';
import type { AppointmentProjection } from '../appointments/appointment-projection.entity.js';
import { PracticeProjection } from '../practices/practice-projection.entity.js';
import { chargeDueAt } from './charge-schedule.js';
import { Charge } from './charge.entity.js';
import { ScheduledCharge, type ScheduledPurpose } from './scheduled-charge.entity.js';

/** Charges that are due and whose visit is agreed, or whose fee is owed; not while an attempt awaits its answer. */
const DUE = `
  SELECT scheduled.id FROM scheduled_charges scheduled JOIN appointment_projections projection USING (appointment_id)
  WHERE scheduled.state = 'scheduled' AND scheduled.next_try_at <= $1
    AND (projection.state = 'approved' OR (projection.state = 'cancelled' AND scheduled.purpose = 'cancellation_fee'))
    AND NOT EXISTS (SELECT FROM attempts WHERE subject_id = scheduled.appointment_id
      AND attempts.purpose IN ('appointment', 'cancellation_fee') AND attempts.state IN ('started', 'unknown'))
  ORDER BY scheduled.next_try_at LIMIT $2`;

const PLANNED = `
  SELECT appointment_id AS "appointmentId", projection.due_cents AS "amountCents", projection.currency,
    scheduled.due_at AS "chargeAt"
  FROM appointment_projections projection JOIN scheduled_charges scheduled USING (appointment_id)
  WHERE projection.practice_id = $1 AND projection.due_cents > 0 AND projection.state = 'approved'
    AND projection.starts_at >= $2 AND projection.starts_at < $3
    AND scheduled.state = 'scheduled' AND scheduled.purpose = 'appointment'
  ORDER BY scheduled.due_at, projection.starts_at LIMIT 200`;

/** A scheduled charge and its amount as of now. */
export interface PlannedCharge {
  readonly appointmentId: string;
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly chargeAt: Date;
}

/** Charges made and charges scheduled. */
@Injectable()
export class ChargesRepository {
  async add(tx: EntityManager, charge: Charge): Promise<void> {
    await tx.insert(Charge, charge);
  }

  async findByPayment(tx: EntityManager, paymentIntentId: string): Promise<Charge | null> {
    return tx.findOneBy(Charge, { paymentIntentId });
  }

  /** The key of the request whose tip was charged; null where it had none. */
  async findTipKey(tx: EntityManager, appointmentId: string): Promise<string | null> {
    const rows = await tx.query<{ key: string | null }[]>(
      `SELECT parameters ->> 'requestKey' AS key FROM attempts
       WHERE subject_id = $1 AND purpose = 'tip' AND state = 'succeeded' ORDER BY number LIMIT 1`,
      [appointmentId],
    );
    return rows[0]?.key ?? null;
  }

  async get(tx: EntityManager, id: string): Promise<Charge> {
    return tx.findOneByOrFail(Charge, { id });
  }

  /** Latest first. */
  async listByAppointments(tx: EntityManager, appointmentIds: readonly string[]): Promise<Charge[]> {
    return tx.find(Charge, {
      where: { appointmentId: In([...appointmentIds]) },
      order: { chargedAt: 'DESC', id: 'DESC' },
    });
  }

  async findScheduled(
    tx: EntityManager,
    appointmentId: string,
    purpose: ScheduledPurpose,
  ): Promise<ScheduledCharge | null> {
    return tx.findOneBy(ScheduledCharge, { appointmentId, purpose });
  }

  async listScheduled(tx: EntityManager, appointmentIds: readonly string[]): Promise<ScheduledCharge[]> {
    return tx.findBy(ScheduledCharge, { appointmentId: In([...appointmentIds]) });
  }

  async saveScheduled(tx: EntityManager, scheduled: ScheduledCharge): Promise<void> {
    await tx.save(scheduled);
  }

  /** Schedules or reschedules a charge. */
  async schedule(
    tx: EntityManager,
    appointment: AppointmentProjection,
    purpose: ScheduledPurpose,
    dueAt: Date,
    now: Date,
  ): Promise<void> {
    const scheduled =
      (await this.findScheduled(tx, appointment.appointmentId, purpose)) ??
      tx.create(ScheduledCharge, {
        id: newId(),
        practiceId: appointment.practiceId,
        appointmentId: appointment.appointmentId,
        purpose,
        createdAt: now,
      });
    scheduled.schedule(dueAt);
    await tx.save(scheduled);
  }

  /** When the scheduled charge of this appointment is due, in the zone of the practice. */
  async dueAt(tx: EntityManager, appointment: AppointmentProjection): Promise<Date> {
    const practice = await tx.findOneBy(PracticeProjection, { practiceId: appointment.practiceId });
    return chargeDueAt(appointment.startsAt, practice?.timeZone || appointment.timeZone);
  }

  async listDue(tx: EntityManager, now: Date, limit: number): Promise<ScheduledCharge[]> {
    const rows = await tx.query<{ id: string }[]>(DUE, [now, limit]);
    return tx.findBy(ScheduledCharge, { id: In(rows.map(({ id }) => id)) });
  }

  /** Charges of a practice that are scheduled for visits within a time, with what would be charged now, in the order of their times. */
  async listPlanned(tx: EntityManager, practiceId: string, from: Date, to: Date): Promise<PlannedCharge[]> {
    return tx.query<PlannedCharge[]>(PLANNED, [practiceId, from, to]);
  }

  async giveUp(tx: EntityManager, id: string): Promise<void> {
    await tx.update(ScheduledCharge, { id, state: 'scheduled' }, { state: 'failed' });
  }
}
