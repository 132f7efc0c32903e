import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { ChargePurpose } from '../charges/charge.entity.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';
import { Bills } from './bills.js';
import { ChargePlans } from './charge-plans.js';
import { Fulfilment } from './fulfilment.js';
import { Overpayments } from './overpayments.js';

/**
 * Brings the money side of an appointment to where its state wants it: the bill to the price, the plans to the day, and
 * what was paid too much on its way back. Safe to repeat; calls no provider. The caller holds the appointment's lock.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly bills: Bills,
    private readonly overpayments: Overpayments,
    private readonly scheduledCharges: ChargePlans,
    private readonly fulfilment: Fulfilment,
    private readonly statusPublisher: PaymentStatusPublisher,
  ) {}

  /** @param pay what may pay of the bill before the rest follows, such as gift cards */
  async settle(tx: EntityManager, appointment: AppointmentProjection, pay?: () => Promise<void>): Promise<void> {
    let { dueCents } = await this.bills.bring(tx, appointment);
    if (pay && dueCents > 0) {
      await pay();
      ({ dueCents } = await this.bills.bring(tx, appointment));
    }
    await this.scheduledCharges.adjust(tx, appointment, dueCents);
    await this.overpayments.review(tx, appointment, dueCents);
    await this.fulfilment.review(tx, appointment, dueCents);
    await this.statusPublisher.publish(tx, appointment);
  }

  /** Notes that a charge failed. `needsClient`: no use in trying again without the client. */
  async chargeFailed(
    tx: EntityManager,
    appointment: AppointmentProjection,
    purpose: ChargePurpose,
    needsClient: boolean,
  ): Promise<void> {
    await this.scheduledCharges.chargeFailed(tx, appointment, purpose, needsClient);
    await this.statusPublisher.publish(tx, appointment);
  }
}
