import { Injectable } from '@nestjs/common';
import { type Actor, requirePro, requireUser } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { AppointmentsPublisher } from './appointments.publisher.js';
import { refusalToConfirmAgain } from '../visits/appointment-changes.policy.js';
import type { Appointment } from '../visits/appointment.entity.js';
import type { Party } from '../visits/visit-parts.js';
import type { BookingPrice } from '../visits/booking-price.js';
import {
  NIL_UUID,
  appointmentNotFound,
  isClientOf,
  isPracticeOf,
  mayActAsClient,
} from '../visits/appointments.policy.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';

export const MAX_NOTE_LENGTH = 2_000;

/** A cancellation by the link. */
export interface LinkCancellation {
  token: string | null | undefined;
  /** The fee that was shown, where that is known. */
  acceptedFeeCents?: number | null | undefined;
}

/** What happens to an appointment after it was booked: decisions, cancelling, payment. */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly publisher: AppointmentsPublisher,
  ) {}

  find(tx: EntityManager, id: string): Promise<Appointment | null> {
    return this.appointments.find(tx, id);
  }

  /** An appointment as events carry it. */
  async findSnapshot(id: string) {
    const { manager } = this.dataSource;
    const appointment = isUuid(id) ? await this.appointments.find(manager, id) : null;
    return appointment && this.publisher.snapshotOf(manager, appointment);
  }

  /**
   * A booking starts, in the time that its hold kept; where no card is needed it counts at once.
   * @returns false if the time of the hold was taken by another client
   */
  async start(tx: EntityManager, appointment: Appointment, holdId: string): Promise<boolean> {
    const { id, paymentDueBy, state } = appointment;
    if (!(await this.occupancies.turnIntoAppointment(tx, { holdId, id, expiresAt: paymentDueBy }))) return false;
    await this.appointments.insert(tx, appointment);
    await this.publisher.booked(tx, appointment);
    if (state !== 'awaiting_payment') await this.publisher.confirmed(tx, appointment);
    return true;
  }

  /**
   * Repeating it changes nothing.
   * @throws DomainError `not_found`, `not_pending`
   */
  accept(actor: Actor, id: string, now: Date): Promise<Appointment> {
    return this.changeAsPro(actor, id, async (tx, appointment) => {
      if (appointment.state === 'approved') return;
      appointment.accept(now);
      await this.appointments.save(tx, appointment);
      await this.publisher.accepted(tx, appointment);
    });
  }

  /**
   * Repeating it changes nothing.
   * @throws DomainError `not_found`, `not_pending`
   */
  decline(actor: Actor, id: string, now: Date): Promise<Appointment> {
    return this.changeAsPro(actor, id, async (tx, appointment) => {
      if (appointment.state === 'declined') return;
      appointment.decline(now);
      await this.appointments.save(tx, appointment);
      await this.occupancies.release(tx, [id]);
      await this.publisher.declined(tx, appointment);
    });
  }

  /**
   * By the practitioner; the caller holds the visit locked and knows whose it is.
   * @param withSeries its series is published as well
   * @throws DomainError `already_cancelled`, `already_started`, `not_cancellable`
   */
  async cancelByPro(
    tx: EntityManager,
    appointment: Appointment,
    { practitionerNote, withSeries }: { practitionerNote: string; withSeries: boolean },
    now: Date,
  ): Promise<void> {
    await this.cancel(tx, appointment, 'pro', now, { practitionerNote, withSeries });
  }

  /**
   * Sends the confirmation again, by the channel that is named.
   * @throws DomainError `not_found`, `not_confirmed`, `no_contact`
   */
  resendConfirmation(actor: Actor, id: string, sendTo: 'email' | 'sms'): Promise<Appointment> {
    return this.changeAsPro(actor, id, async (tx, appointment) => {
      const refusal = refusalToConfirmAgain(appointment, sendTo);
      if (refusal) throw refusal;
      // It says how the visit is now: what is changed from then on differs from that.
      appointment.announced = null;
      await this.appointments.save(tx, appointment);
      await this.publisher.confirmationResent(tx, appointment, sendTo);
    });
  }

  /**
   * Repeating it changes nothing.
   * @throws DomainError `not_found`, `not_started`, `not_changeable`
   */
  markNoShow(actor: Actor, id: string, waived: boolean, now: Date): Promise<Appointment> {
    return this.changeAsPro(actor, id, async (tx, appointment) => {
      if (!appointment.markNoShow(waived, now)) return;
      await this.appointments.save(tx, appointment);
      await this.publisher.markedNoShow(tx, appointment);
    });
  }

  /**
   * Repeating it changes nothing.
   * @throws DomainError `not_found`
   */
  undoNoShow(actor: Actor, id: string): Promise<Appointment> {
    return this.changeAsPro(actor, id, async (tx, appointment) => {
      if (!appointment.undoNoShow()) return;
      await this.appointments.save(tx, appointment);
      await this.publisher.noShowTakenBack(tx, appointment);
    });
  }

  /**
   * @param acceptedFeeCents the fee that was shown, where that is known
   * @throws DomainError `not_found`, `already_cancelled`, `already_started`, `not_cancellable`, `fee_changed`
   */
  async cancelAsClient(
    actor: Actor,
    id: string,
    acceptedFeeCents: number | null | undefined,
    now: Date,
  ): Promise<Appointment> {
    requireUser(actor);
    return this.change(id, async (tx, appointment) => {
      const clientIds = await this.clients.listClientIdsOfUser(tx, actor.userId);
      if (!isClientOf(actor, appointment, clientIds)) throw appointmentNotFound();
      await this.cancel(tx, appointment, 'client', now, { acceptedFeeCents });
    });
  }

  /**
   * Requires the client's link or the client's own session. A missing, wrong or foreign key causes the same work and
   * the same response, so that neither text nor duration reveals the difference.
   * @throws DomainError `not_found`, `already_cancelled`, `already_started`, `not_cancellable`, `fee_changed`
   */
  async cancelByLink(
    actor: Actor,
    id: string,
    { token, acceptedFeeCents }: LinkCancellation,
    now: Date,
  ): Promise<Appointment> {
    const { manager } = this.dataSource;
    const appointment = await this.appointments.find(manager, isUuid(id) ? id : NIL_UUID);
    const clientIds = actor.userId ? await this.clients.listClientIdsOfUser(manager, actor.userId) : [];
    if (!mayActAsClient(actor, appointment, token, clientIds)) throw appointmentNotFound();
    return this.change(id, (tx, locked) => this.cancel(tx, locked, 'client', now, { acceptedFeeCents }));
  }

  /** Payments has published what it costs. */
  async takePrice(tx: EntityManager, id: string, price: BookingPrice): Promise<void> {
    const appointment = await this.appointments.findForUpdate(tx, id);
    if (!appointment) return;
    appointment.takePrice(price);
    await this.appointments.save(tx, appointment);
  }

  /**
   * Records a saved or charged card. If it was made in time and the time is still held, the booking counts; otherwise
   * it expires and payments refunds everything (design: a payment after the expiry is refunded in full).
   * @param securedAt when the payment was made, regardless of when its event arrives
   */
  async securePayment(tx: EntityManager, id: string, securedAt: Date): Promise<void> {
    const appointment = await this.appointments.findForUpdate(tx, id);
    const dueBy = appointment?.paymentDueBy;
    // Nothing was to be paid, or the booking counts already.
    if (!appointment || !dueBy) return;
    if (appointment.state === 'awaiting_payment' && securedAt <= dueBy && (await this.occupancies.keep(tx, id))) {
      appointment.confirm();
      await this.appointments.save(tx, appointment);
      await this.publisher.confirmed(tx, appointment);
      return;
    }
    if (appointment.state === 'awaiting_payment') {
      appointment.expire();
      await this.appointments.save(tx, appointment);
      await this.occupancies.release(tx, [id]);
    }
    // Published again where it was published before: the money came after that.
    await this.publisher.expired(tx, appointment);
  }

  private async cancel(
    tx: EntityManager,
    appointment: Appointment,
    by: Party,
    now: Date,
    wishes: { practitionerNote?: string; acceptedFeeCents?: number | null | undefined; withSeries?: boolean },
  ): Promise<void> {
    const outcome = appointment.cancel(by, now, wishes);
    await this.appointments.save(tx, appointment);
    await this.occupancies.release(tx, [appointment.id]);
    await this.publisher.cancelled(tx, appointment, { by, withSeries: wishes.withSeries ?? false, ...outcome });
  }

  private changeAsPro(
    actor: Actor,
    id: string,
    work: (tx: EntityManager, appointment: Appointment) => Promise<void>,
  ): Promise<Appointment> {
    requirePro(actor);
    return this.change(id, async (tx, appointment) => {
      if (!isPracticeOf(actor, appointment)) throw appointmentNotFound();
      await work(tx, appointment);
    });
  }

  /** Locks the appointment, so that its events come in the order of its changes. */
  private async change(
    id: string,
    work: (tx: EntityManager, appointment: Appointment) => Promise<void>,
  ): Promise<Appointment> {
    if (!isUuid(id)) throw appointmentNotFound();
    return this.dataSource.transaction(async (tx) => {
      const appointment = await this.appointments.findForUpdate(tx, id);
      if (!appointment) throw appointmentNotFound();
      await work(tx, appointment);
      return appointment;
    });
  }
}
