import { Injectable } from '@nestjs/common';
import { BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { GiftCardSalesService } from './gift-card-sales.service.js';
import { PackageSalesService } from './package-sales.service.js';

/** What made a booking count. */
export type SecuredBy = 'charge' | 'save_card' | 'covered';

/** What a payment brings: the booking counts, a package or a gift card is sold. The caller holds the appointment's lock. */
@Injectable()
export class FulfilmentService {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly packages: PackageSalesService,
    private readonly giftCards: GiftCardSalesService,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  /** What follows from nothing being due any more. */
  async fulfil(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    const { state, securedBy } = appointment;
    if (state === 'awaiting_payment' && dueCents <= 0 && !securedBy) await this.secure(tx, appointment, 'covered');
    await this.packages.review(tx, appointment, dueCents);
  }

  /** A card is saved: that secures a booking which asks for no more. One that comes too late is kept for the next. */
  async secureByCard(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    const { state, paymentRequirement } = appointment;
    if (state !== 'awaiting_payment' || paymentRequirement !== 'save_card') return;
    if (appointment.isTimeHeld(this.clock.now())) await this.secure(tx, appointment, 'save_card');
  }

  /**
   * The booking counts from now on, unless its time was lost meanwhile: that is for scheduling to say. A gift card that was
   * ordered is issued.
   */
  async secure(tx: EntityManager, appointment: AppointmentProjection, kind: SecuredBy): Promise<void> {
    if (!appointment.isVisit) return this.giftCards.complete(tx, appointment);
    const { appointmentId, practiceId } = appointment;
    await this.appointments.saveChoices(tx, appointment, { securedBy: kind });
    const redemptions = await this.ledger.listRedeemedCodes(tx, appointmentId);
    const secured = { appointmentId, practiceId, kind, redemptions };
    await emit(tx, BookingPaymentSecuredSchema, secured, { aggregateId: appointmentId });
  }
}
