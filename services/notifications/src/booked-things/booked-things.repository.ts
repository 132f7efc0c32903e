import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import { registrationOf, visitOf, type BookedThing } from './booked-thing.js';
import { PaymentState } from './payment-state.entity.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** What is true of a booked thing at this moment. */
export interface BookedFacts {
  state: string;
  /** Epoch milliseconds. */
  startsAt: number;
  paymentStatus: string;
  reviewed: boolean;
}

/** Appointments and registrations side by side: payments knows both by one kind of id. */
@Injectable()
export class BookedThingsRepository {
  constructor(
    private readonly appointments: AppointmentCopiesRepository,
    private readonly registrations: RegistrationsRepository,
  ) {}

  async find(tx: EntityManager, id: string): Promise<BookedThing | null> {
    const appointment = await this.appointments.find(tx, id);
    if (appointment) return visitOf(appointment);
    const registration = await this.registrations.find(tx, id);
    return registration && registrationOf(registration);
  }

  async findFacts(tx: EntityManager, id: string): Promise<BookedFacts | null> {
    const thing = await this.find(tx, id);
    if (!thing) return null;
    const { state, startsAt } = thing;
    const payment = await this.findPayment(tx, id);
    const reviewed = await tx.query<unknown[]>('SELECT 1 FROM reviewed_appointments WHERE appointment_id = $1', [id]);
    return { state, startsAt, paymentStatus: payment?.paymentStatus ?? '', reviewed: reviewed.length > 0 };
  }

  async findPayment(tx: EntityManager, subjectId: string): Promise<PaymentState | null> {
    return tx.findOneBy(PaymentState, { subjectId });
  }

  async savePayment(tx: EntityManager, state: PaymentState): Promise<void> {
    await tx.upsert(PaymentState, state, ['subjectId']);
  }

  async noteReviewed(tx: EntityManager, appointmentId: string): Promise<void> {
    await tx.query('INSERT INTO reviewed_appointments (appointment_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      appointmentId,
    ]);
  }
}
