import { Injectable } from '@nestjs/common';
import {
  AppointmentSchema,
  BookableEventSchema,
  OpenPackageSchema,
  RegistrationSchema,
  type Appointment,
  type BookableEvent,
  type OpenPackage,
  type Registration,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { DataSource, type EntityManager } from 'typeorm';
import { bookingOfAppointment, bookingOfRegistration, type Booking, type BookingStatus } from './booking.js';
import type { PaymentState } from './payment-state.entity.js';
import { ProjectionRepository } from './projection.repository.js';

/** Appointments, registrations and packages; payments names the first two by one kind of id. */
@Injectable()
export class BookingProjectionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly projection: ProjectionRepository,
  ) {}

  async saveAppointment(tx: EntityManager, appointment: Appointment): Promise<void> {
    await this.projection.save(tx, AppointmentSchema, appointment, appointment.appointmentId);
  }

  async findAppointment(tx: EntityManager, appointmentId: string): Promise<Appointment | null> {
    return this.projection.find(tx, AppointmentSchema, appointmentId);
  }

  /** The appointments with these ids that are known, by id. */
  async listAppointments(tx: EntityManager, ids: readonly string[]): Promise<Map<string, Booking>> {
    const appointments = await this.projection.list(tx, AppointmentSchema, ids);
    return new Map(appointments.map((one) => [one.appointmentId, bookingOfAppointment(one)]));
  }

  /** @returns the registration with the newest version of its event: one that moves changes all of them */
  async saveRegistration(tx: EntityManager, registration: Registration): Promise<Registration> {
    const { event, registrationId } = registration;
    if (event) await this.saveEvent(tx, event);
    await this.projection.save(tx, RegistrationSchema, registration, registrationId, event?.eventId ?? null);
    const newest = await this.findRegistration(tx, registrationId);
    return { ...registration, event: newest?.event ?? event } as Registration;
  }

  async saveEvent(tx: EntityManager, event: BookableEvent): Promise<void> {
    await this.projection.save(tx, BookableEventSchema, event, event.eventId);
  }

  /** @returns the package as it was before; null where it was unknown */
  async savePackage(tx: EntityManager, saved: OpenPackage): Promise<OpenPackage | null> {
    const before = await this.projection.find(tx, OpenPackageSchema, saved.packageId);
    await this.projection.save(tx, OpenPackageSchema, saved, saved.packageId);
    return before;
  }

  /** @returns the state before; null where there was none */
  async savePayment(tx: EntityManager, state: PaymentState): Promise<PaymentState | null> {
    const before = await this.projection.findPayment(tx, state.bookingId);
    await this.projection.savePayment(tx, state);
    return before;
  }

  async markReviewed(tx: EntityManager, appointmentId: string): Promise<void> {
    await this.projection.markReviewed(tx, appointmentId);
  }

  async find(tx: EntityManager, id: string): Promise<Booking | null> {
    const appointment = await this.findAppointment(tx, id);
    if (appointment) return bookingOfAppointment(appointment);
    const registration = await this.findRegistration(tx, id);
    return registration && bookingOfRegistration(registration);
  }

  /** The contact of the booking; null if the booking is unknown. */
  async findClientId(id: string): Promise<string | null> {
    const { manager } = this.dataSource;
    const booking = (await this.findAppointment(manager, id)) ?? (await this.findRegistration(manager, id));
    return booking?.attendee?.clientId || null;
  }

  /** Whose it is; null where the booking is unknown. */
  async findPracticeId(id: string): Promise<string | null> {
    return (await this.find(this.dataSource.manager, id))?.practiceId || null;
  }

  /** How many visits to a practice have taken place, at most `max`. */
  async countVisits(practiceId: string, now: Date, max: number): Promise<number> {
    return this.projection.countVisits(this.dataSource.manager, practiceId, now, max);
  }

  /** As it is at this moment; null where the booking is unknown. */
  async findStatus(id: string): Promise<BookingStatus | null> {
    const { manager } = this.dataSource;
    const booking = await this.find(manager, id);
    if (!booking) return null;
    const payment = await this.projection.findPayment(manager, id);
    const reviewed = await this.projection.isReviewed(manager, id);
    const { state, startsAt, version } = booking;
    return { state, startsAt, version, paymentStatus: payment?.paymentStatus ?? 'UNSPECIFIED', reviewed };
  }

  /** The versions that these appointments have at this moment, by their ids. */
  async listVersions(appointmentIds: readonly string[]): Promise<Map<string, number>> {
    return this.projection.listVersions(this.dataSource.manager, AppointmentSchema, appointmentIds);
  }

  private async findRegistration(tx: EntityManager, registrationId: string): Promise<Registration | null> {
    const registration = await this.projection.find(tx, RegistrationSchema, registrationId);
    const event =
      registration?.event && (await this.projection.find(tx, BookableEventSchema, registration.event.eventId));
    return registration && event ? { ...registration, event } : registration;
  }
}
