import { Injectable } from '@nestjs/common';
import { BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import { PackageSales } from '../packages/package-sales.js';
import { RedeemedCodes } from './redeemed-codes.js';

/** What made a booking count. */
export type SecuredBy = 'charge' | 'save_card' | 'covered';

/** What follows from nothing being due any more. The caller holds the appointment's lock. */
@Injectable()
export class Fulfilment {
  constructor(
    private readonly copies: AppointmentCopiesRepository,
    private readonly packages: PackageSales,
    private readonly redeemed: RedeemedCodes,
  ) {}

  async review(tx: EntityManager, copy: AppointmentCopy, dueCents: number): Promise<void> {
    if (copy.state === 'awaiting_payment' && dueCents <= 0 && !copy.securedBy) await this.secure(tx, copy, 'covered');
    await this.packages.review(tx, copy, dueCents);
  }

  /** The booking counts from now on, unless its time was lost meanwhile: that is for scheduling to say. */
  async secure(tx: EntityManager, copy: AppointmentCopy, kind: SecuredBy): Promise<void> {
    const { appointmentId, practiceId } = copy;
    await this.copies.saveChoices(tx, copy, { securedBy: kind });
    const redemptions = await this.redeemed.list(tx, appointmentId);
    const secured = { appointmentId, practiceId, kind, redemptions };
    await emit(tx, BookingPaymentSecuredSchema, secured, { aggregateId: appointmentId });
  }
}
