import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { type EntityManager, In } from 'typeorm';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { PracticeCopy } from '../practice-copies/practice-copy.entity.js';
import { sumOf } from '../refunds/refund.entity.js';
import { chargeDueAt } from './charge-schedule.js';
import { Charge } from './charge.entity.js';
import { PlannedCharge, type PlannedPurpose } from './planned-charge.entity.js';

/** Charges that are due and whose visit is agreed, or whose fee is owed; not while an attempt awaits its answer. */
const DUE = `
  SELECT planned.id FROM planned_charges planned JOIN appointment_copies copies USING (appointment_id)
  WHERE planned.state = 'planned' AND planned.next_try_at <= $1
    AND (copies.state = 'approved' OR (copies.state = 'cancelled' AND planned.purpose = 'cancellation_fee'))
    AND NOT EXISTS (SELECT FROM attempts WHERE subject_id = planned.appointment_id
      AND attempts.purpose IN ('appointment', 'cancellation_fee') AND attempts.state IN ('started', 'unknown'))
  ORDER BY planned.next_try_at LIMIT $2`;

/** Charges made and charges planned. */
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

  async findPlan(tx: EntityManager, appointmentId: string, purpose: PlannedPurpose): Promise<PlannedCharge | null> {
    return tx.findOneBy(PlannedCharge, { appointmentId, purpose });
  }

  async listPlans(tx: EntityManager, appointmentIds: readonly string[]): Promise<PlannedCharge[]> {
    return tx.findBy(PlannedCharge, { appointmentId: In([...appointmentIds]) });
  }

  async savePlan(tx: EntityManager, plan: PlannedCharge): Promise<void> {
    await tx.save(plan);
  }

  /** Plans a charge or plans it anew. */
  async plan(tx: EntityManager, copy: AppointmentCopy, purpose: PlannedPurpose, dueAt: Date, now: Date): Promise<void> {
    const plan =
      (await this.findPlan(tx, copy.appointmentId, purpose)) ??
      tx.create(PlannedCharge, {
        id: newId(),
        practiceId: copy.practiceId,
        appointmentId: copy.appointmentId,
        purpose,
        createdAt: now,
      });
    plan.plan(dueAt);
    await tx.save(plan);
  }

  /** When a hold on this appointment is charged, in the zone of the practice. */
  async dueAt(tx: EntityManager, copy: AppointmentCopy): Promise<Date> {
    const practice = await tx.findOneBy(PracticeCopy, { practiceId: copy.practiceId });
    return chargeDueAt(copy.startsAt, practice?.timeZone || copy.timeZone);
  }

  /**
   * What is due of fees for cancelling or moving late, cents: it is charged at once, while the price waits for its day.
   * @param dueCents all that is due
   */
  async feeDueCents(tx: EntityManager, copy: AppointmentCopy, dueCents: number): Promise<number> {
    if (dueCents <= 0) return 0;
    if (copy.closed) return copy.state === 'cancelled' ? dueCents : 0;
    if (copy.movingFeeCents === 0) return 0;
    const charges = await this.listByAppointments(tx, [copy.appointmentId]);
    const paidCents = sumOf(charges.filter(({ purpose }) => purpose === 'cancellation_fee'));
    return Math.max(0, Math.min(dueCents, copy.movingFeeCents - paidCents));
  }

  async listDue(tx: EntityManager, now: Date, limit: number): Promise<PlannedCharge[]> {
    const rows = await tx.query<{ id: string }[]>(DUE, [now, limit]);
    return tx.findBy(PlannedCharge, { id: In(rows.map(({ id }) => id)) });
  }

  async giveUp(tx: EntityManager, planId: string): Promise<void> {
    await tx.update(PlannedCharge, { id: planId, state: 'planned' }, { state: 'failed' });
  }
}
