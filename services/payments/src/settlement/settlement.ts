import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import type { ChargePurpose } from '../charges/charge.entity.js';
import { StatusAnnouncer } from '../statuses/status-announcer.js';
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
    private readonly plans: ChargePlans,
    private readonly fulfilment: Fulfilment,
    private readonly announcer: StatusAnnouncer,
  ) {}

  /** @param pay what may pay of the bill before the rest follows, such as gift cards */
  async settle(tx: EntityManager, copy: AppointmentCopy, pay?: () => Promise<void>): Promise<void> {
    let { dueCents } = await this.bills.bring(tx, copy);
    if (pay && dueCents > 0) {
      await pay();
      ({ dueCents } = await this.bills.bring(tx, copy));
    }
    await this.plans.adjust(tx, copy, dueCents);
    await this.overpayments.review(tx, copy, dueCents);
    await this.fulfilment.review(tx, copy, dueCents);
    await this.announcer.announce(tx, copy);
  }

  /** Notes that a charge failed. `needsClient`: no use in trying again without the client. */
  async chargeFailed(
    tx: EntityManager,
    copy: AppointmentCopy,
    purpose: ChargePurpose,
    needsClient: boolean,
  ): Promise<void> {
    await this.plans.chargeFailed(tx, copy, purpose, needsClient);
    await this.announcer.announce(tx, copy);
  }
}
