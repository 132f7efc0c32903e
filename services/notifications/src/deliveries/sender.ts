import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@yarrow/kit/jobs';
import { DataSource } from 'typeorm';
import { DeliveryError } from '../channels/delivery-error.js';
import { Channels } from '../channels/channels.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import type { Delivery } from './delivery.entity.js';
import { SenderContext } from './sender-context.js';

export const SEND_JOB = 'send-deliveries';
const INTERVAL_MS = 500;
const BATCH = 20;

/**
 * Sends what is due. A delivery is marked before it leaves and after: one that was cut off between the two is sent
 * again with the same Message-ID, or, by text, after asking the provider, so nobody reads it twice.
 */
@Injectable()
export class Sender implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: DeliveriesRepository,
    private readonly channels: Channels,
    private readonly jobs: Jobs,
    private readonly context: SenderContext,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SEND_JOB, INTERVAL_MS, (stopping) => this.sendDue(stopping));
  }

  async sendDue(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const now = this.context.clock.now();
      const due = await this.dataSource.transaction((tx) => this.deliveries.claimDue(tx, now, BATCH));
      await Promise.all(due.map((delivery) => this.send(delivery)));
      if (due.length < BATCH) return;
    }
  }

  private async send(delivery: Delivery): Promise<void> {
    const { clock, logger } = this.context;
    try {
      const obstacle = await this.obstacleTo(delivery);
      if (obstacle) delivery.drop(obstacle, clock.now());
      else delivery.succeed(await this.channels.send(delivery), clock.now());
    } catch (error) {
      const permanent = error instanceof DeliveryError && error.permanent;
      if (error instanceof DeliveryError && error.recipientStopped) await this.noteStopped(delivery.recipient);
      delivery.fail((error as Error).message, permanent, clock.now());
      logger.warn(
        { deliveryId: delivery.id, kind: delivery.kind, attempts: delivery.attempts, permanent },
        'a message was not delivered',
      );
    }
    await this.deliveries.save(this.dataSource.manager, delivery);
  }

  /** Why a message is not sent after all: what it says is no longer so, or its reader asked for no more texts. */
  private async obstacleTo(delivery: Delivery): Promise<string | null> {
    const { bookedThings, stoppedNumbers } = this.context;
    const { manager } = this.dataSource;
    if (delivery.channel === 'sms' && (await stoppedNumbers.has(manager, delivery.recipient)))
      return 'the recipient replied STOP';
    if (!delivery.holdsWhile) return null;
    const { appointmentId } = delivery;
    const facts = appointmentId ? await bookedThings.findFacts(manager, appointmentId) : null;
    return delivery.stillHolds(facts) ? null : 'no longer true';
  }

  /** The provider keeps such a list too, of those who replied to it directly. */
  private async noteStopped(phone: string): Promise<void> {
    await this.context.stoppedNumbers.stop(this.dataSource.manager, phone, this.context.clock.now());
  }
}
