import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { ChargePurpose } from '../records/charges/charge.entity.js';
import { ScheduledChargesService } from './scheduled-charges.service.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';
import { BillingService } from './billing.service.js';
import { FulfilmentService } from './fulfilment.service.js';
import { OverpaymentsService } from './overpayments.service.js';

/**
 * Brings the money side of a visit to where its state wants it: the bill to the price, scheduled charges to the day, and
 * what was paid too much on its way back. Safe to repeat; calls no provider. The caller holds the appointment's lock.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly billing: BillingService,
    private readonly scheduledCharges: ScheduledChargesService,
    private readonly overpayments: OverpaymentsService,
    private readonly fulfilment: FulfilmentService,
    private readonly statuses: PaymentStatusPublisher,
  ) {}

  /** @param pay what may pay of the bill before the rest follows, such as gift cards */
  async settle(tx: EntityManager, appointment: AppointmentProjection, pay?: () => Promise<void>): Promise<void> {
    let balance = await this.billing.bill(tx, appointment);
    if (pay && balance.dueCents > 0) {
      await pay();
      balance = await this.billing.bill(tx, appointment);
    }
    await this.scheduledCharges.adjust(tx, appointment, balance.dueCents);
    await this.overpayments.giveBack(tx, appointment, balance);
    await this.fulfilment.fulfil(tx, appointment, balance.dueCents);
    await this.statuses.publish(tx, appointment);
  }

  /** A tip on top of what is due, to be charged together with it; 0 takes it off. */
  async changeTip(tx: EntityManager, appointment: AppointmentProjection, tipCents: number): Promise<void> {
    await this.billing.saveTip(tx, appointment, tipCents);
    await this.settle(tx, appointment);
  }

  /** A card was saved that may be charged for the visit. */
  async cardSaved(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    await this.scheduledCharges.scheduleForCard(tx, appointment);
    await this.fulfilment.secureByCard(tx, appointment);
    await this.settle(tx, appointment);
  }

  /**
   * Money has arrived, and is in the ledger; of a visit that no longer stands it goes back from here.
   * @param isNew the charge has not been published before
   */
  async chargeSucceeded(tx: EntityManager, appointment: AppointmentProjection, isNew: boolean): Promise<void> {
    if (isNew && appointment.state === 'awaiting_payment') await this.fulfilment.secure(tx, appointment, 'charge');
    await this.settle(tx, appointment);
  }

  /** @param needsClient no use in trying again without the client */
  async chargeFailed(
    tx: EntityManager,
    appointment: AppointmentProjection,
    purpose: ChargePurpose,
    needsClient: boolean,
  ): Promise<void> {
    await this.scheduledCharges.recordFailure(tx, appointment, purpose, needsClient);
    await this.statuses.publish(tx, appointment);
  }
}
