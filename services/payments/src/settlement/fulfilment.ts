import { Injectable } from '@nestjs/common';
import { BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import { PackageSales } from '../packages/package-sales.js';
import { RedeemedCodes } from './redeemed-codes.js';

/** What made a booking count. */
export type SecuredBy = 'charge' | 'save_card' | 'covered';

/** What follows from nothing being due any more. The caller holds the appointment's lock. */
@Injectable()
export class Fulfilment {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly packages: PackageSales,
    private readonly redeemed: RedeemedCodes,
  ) {}

  async review(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    if (appointment.state === 'awaiting_payment' && dueCents <= 0 && !appointment.securedBy)
      await this.secure(tx, appointment, 'covered');
    await this.packages.review(tx, appointment, dueCents);
  }

  /** The booking counts from now on, unless its time was lost meanwhile: that is for scheduling to say. */
  async secure(tx: EntityManager, appointment: AppointmentProjection, kind: SecuredBy): Promise<void> {
    const { appointmentId, practiceId } = appointment;
    await this.appointments.saveChoices(tx, appointment, { securedBy: kind });
    const redemptions = await this.redeemed.list(tx, appointmentId);
    const secured = { appointmentId, practiceId, kind, redemptions };
    await emit(tx, BookingPaymentSecuredSchema, secured, { aggregateId: appointmentId });
  }
}
