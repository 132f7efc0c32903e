import { Injectable } from '@nestjs/common';
import { type Actor, requirePro, requireUser } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { parseText } from '@yarrow/kit/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientCopiesRepository } from '../client-copies/client-copies.repository.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { AppointmentEvents } from './appointment-events.js';
import type { Appointment, Party } from './appointment.entity.js';
import type { BookingPrice } from './booking-price.js';
import { appointmentNotFound, isClientOf, isPracticeOf, mayActAsClient } from './appointments.policy.js';
import { AppointmentsRepository } from './appointments.repository.js';

const LONGEST_NOTE = 2_000;
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

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
    private readonly clients: ClientCopiesRepository,
    private readonly events: AppointmentEvents,
  ) {}

  find(tx: EntityManager, id: string): Promise<Appointment | null> {
    return this.appointments.find(tx, id);
  }

  /**
   * A booking begins, in the time that its hold kept; where no card is needed it counts at once.
   * @returns false when the hold's time was given to somebody else
   */
  async begin(tx: EntityManager, appointment: Appointment): Promise<boolean> {
    const { id, paymentDueBy, state } = appointment;
    if (!(await this.occupancies.turnIntoAppointment(tx, id, paymentDueBy))) return false;
    await this.appointments.insert(tx, appointment);
    await this.events.booked(tx, appointment);
    if (state !== 'awaiting_payment') await this.events.confirmed(tx, appointment);
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
      await this.events.accepted(tx, appointment);
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
      await this.events.declined(tx, appointment);
    });
  }

  /** @throws DomainError `not_found`, `already_cancelled`, `already_started`, `not_cancellable`, `invalid_practitioner_note` */
  cancelAsPro(actor: Actor, id: string, practitionerNote: string | null | undefined, now: Date): Promise<Appointment> {
    return this.changeAsPro(actor, id, async (tx, appointment) => {
      const note = parseText(practitionerNote, 'practitionerNote', { max: LONGEST_NOTE, label: 'The message' });
      await this.cancel(tx, appointment, 'pro', now, { practitionerNote: note });
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
   * By the link that the client got, or by the client's own session. Whatever is missing, wrong or somebody else's, the
   * same work is done before the same answer, so that neither its words nor its duration tell them apart.
   * @throws DomainError `not_found`, `already_cancelled`, `already_started`, `not_cancellable`, `fee_changed`
   */
  async cancelByLink(
    actor: Actor,
    id: string,
    { token, acceptedFeeCents }: LinkCancellation,
    now: Date,
  ): Promise<Appointment> {
    const { manager } = this.dataSource;
    const appointment = await this.appointments.find(manager, isUuid(id) ? id : NOBODYS_ID);
    const clientIds = actor.userId ? await this.clients.listClientIdsOfUser(manager, actor.userId) : [];
    if (!mayActAsClient(actor, appointment, token, clientIds)) throw appointmentNotFound();
    return this.change(id, (tx, locked) => this.cancel(tx, locked, 'client', now, { acceptedFeeCents }));
  }

  /** Payments has told what it costs. */
  async takePrice(tx: EntityManager, id: string, told: BookingPrice): Promise<void> {
    const appointment = await this.appointments.findForUpdate(tx, id);
    if (!appointment) return;
    appointment.takePrice(told);
    await this.appointments.save(tx, appointment);
  }

  /**
   * A card is saved or charged. In time and with its time still kept, the booking counts; otherwise it is over and
   * payments gives everything back (design: a payment after the lapse is refunded in full).
   * @param securedAt when the payment was made, however late we hear of it
   */
  async securePayment(tx: EntityManager, id: string, securedAt: Date): Promise<void> {
    const appointment = await this.appointments.findForUpdate(tx, id);
    const dueBy = appointment?.paymentDueBy;
    // Nothing was to be paid, or the booking counts already.
    if (!appointment || !dueBy) return;
    if (appointment.state === 'awaiting_payment' && securedAt <= dueBy && (await this.occupancies.keep(tx, id))) {
      appointment.confirm();
      await this.appointments.save(tx, appointment);
      await this.events.confirmed(tx, appointment);
      return;
    }
    if (appointment.state === 'awaiting_payment') {
      appointment.expire();
      await this.appointments.save(tx, appointment);
      await this.occupancies.release(tx, [id]);
    }
    // Told again where it was told before: the money came after that.
    await this.events.expired(tx, appointment);
  }

  private async cancel(
    tx: EntityManager,
    appointment: Appointment,
    by: Party,
    now: Date,
    wishes: { practitionerNote?: string; acceptedFeeCents?: number | null | undefined },
  ): Promise<void> {
    const outcome = appointment.cancel(by, now, wishes);
    await this.appointments.save(tx, appointment);
    await this.occupancies.release(tx, [appointment.id]);
    await this.events.cancelled(tx, appointment, { by, ...outcome });
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
