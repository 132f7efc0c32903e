import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { mayOpen } from '../access/payments.policy.js';
import { AppointmentLookupService } from '../appointment-projection/appointment-lookup.service.js';
import type { Appointment, BookableEventRegistration } from '../generated/graphql.js';
import { type PaymentSnapshot, PaymentSnapshotsRepository } from '../statuses/payment-snapshots.repository.js';
import { toRegistration } from './registration.mapper.js';
import { toAppointment } from './appointment.mapper.js';
import { type CheckoutDetails, CheckoutDetailsRepository } from './checkout-details.repository.js';

/** Reads appointments for resolvers: all of a request in one batch. */
@Injectable()
export class AppointmentsLoader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentLookupService,
    private readonly snapshots: PaymentSnapshotsRepository,
    private readonly checkout: CheckoutDetailsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the payment fields of an appointment if the token grants access; otherwise null. */
  async findByToken(context: GraphqlContext, appointmentId: string, token: string): Promise<Appointment | null> {
    const found = await this.loader(context).load(appointmentId);
    return found && mayOpen(context.actor, found.snapshot.appointment, token) ? this.view(context.actor, found) : null;
  }

  /** The same of a registration for a group event. */
  async findRegistration(
    context: GraphqlContext,
    id: string,
    token: string,
  ): Promise<BookableEventRegistration | null> {
    const found = await this.loader(context).load(id);
    if (!found || !mayOpen(context.actor, found.snapshot.appointment, token)) return null;
    return toRegistration(this.view(context.actor, found));
  }

  /** As it is now, for a caller who was allowed to change it. */
  async get(actor: Actor, appointmentId: string): Promise<Appointment> {
    const [found] = await this.read([appointmentId]);
    return this.view(actor, found!);
  }

  /** The money side of many visits of the caller's practice, in the order of their ids. */
  async list(
    actor: Actor,
    appointmentIds: readonly string[],
  ): Promise<{ snapshot: PaymentSnapshot; view: Appointment }[]> {
    const found = new Map(
      (await this.read(appointmentIds)).map((one) => [one.snapshot.appointment.appointmentId, one]),
    );
    return appointmentIds.flatMap((id) => {
      const one = found.get(id);
      return one ? [{ snapshot: one.snapshot, view: this.view(actor, one) }] : [];
    });
  }

  private view(actor: Actor, { snapshot, details }: Found): Appointment {
    return toAppointment(snapshot, details, { actor, now: this.clock.now() });
  }

  private loader(context: GraphqlContext) {
    return loaderOf<string, Found | null>(context, AppointmentsLoader, (ids) => this.batch(ids));
  }

  private async batch(ids: readonly string[]): Promise<(Found | null)[]> {
    const known = await this.read(ids.filter(isUuid));
    // What came before practices had tokens of their own is asked for again.
    const whole = known.filter(({ snapshot }) => snapshot.appointment.practiceToken !== null);
    const present = new Set(whole.map(({ snapshot }) => snapshot.appointment.appointmentId));
    const missing = ids.filter((id) => !present.has(id));
    const fetched = (await Promise.all(missing.map((id) => this.appointments.find(id)))).filter(
      (appointment) => appointment !== null,
    );
    const late = await this.read(fetched.map((appointment) => appointment.appointmentId));
    const byId = new Map([...known, ...late].map((found) => [found.snapshot.appointment.appointmentId, found]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Reads one snapshot, so that a total and its parts agree during a concurrent payment. */
  private async read(ids: readonly string[]): Promise<Found[]> {
    if (ids.length === 0) return [];
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const snapshots = await this.snapshots.list(tx, ids);
      const details = await this.checkout.list(tx, snapshots);
      return [...snapshots].map(([id, snapshot]) => ({ snapshot, details: details.get(id)! }));
    });
  }
}

interface Found {
  snapshot: PaymentSnapshot;
  details: CheckoutDetails;
}
