import { Injectable, Logger } from '@nestjs/common';
import { DeliveryError } from '../channels/delivery-error.js';
import { MailChannel } from '../channels/mail.channel.js';
import { TextChannel } from '../channels/text.channel.js';
import { OptOutsService } from '../opt-outs/opt-outs.service.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryObstaclesService } from './delivery-obstacles.service.js';
import type { Delivery, DeliveryOutcome } from './delivery.entity.js';

const BATCH = 20;

/**
 * Sends what is due. A delivery is marked before it leaves and after: one that was interrupted between the two is sent
 * again with the same Message-ID, or, by text, after asking the provider, so that no recipient gets it twice.
 */
@Injectable()
export class DeliverySenderService {
  private readonly logger = new Logger(DeliverySenderService.name);

  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly obstacles: DeliveryObstaclesService,
    private readonly optOuts: OptOutsService,
    private readonly mail: MailChannel,
    private readonly text: TextChannel,
  ) {}

  async sendDue(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const due = await this.deliveries.claimDue(BATCH);
      await Promise.all(due.map((delivery) => this.send(delivery)));
      if (due.length < BATCH) return;
    }
  }

  private async send(delivery: Delivery): Promise<void> {
    await this.deliveries.record(delivery, await this.attempt(delivery));
  }

  private async attempt(delivery: Delivery): Promise<DeliveryOutcome> {
    try {
      const obstacle = await this.obstacles.find(delivery);
      if (obstacle) return obstacle;
      return { state: 'sent', providerMessageId: await this.handOver(delivery) };
    } catch (error) {
      const { id, kind, attempts, recipient } = delivery;
      const permanent = error instanceof DeliveryError && error.permanent;
      // The provider keeps its own list of numbers that replied STOP to it directly.
      if (error instanceof DeliveryError && error.recipientStopped) await this.optOuts.stop(recipient);
      this.logger.warn(`delivery ${id} (${kind}) failed at attempt ${attempts}${permanent ? ', permanently' : ''}`);
      return { state: 'failed', error: (error as Error).message, permanent };
    }
  }

  /** @returns the provider's id of the message */
  private async handOver(delivery: Delivery): Promise<string> {
    const { id, channel, recipient, attempts } = delivery;
    const message = await this.deliveries.open(delivery);
    return channel === 'email'
      ? this.mail.send(id, recipient, message as MailMessage)
      : this.text.send(recipient, message as TextMessage, attempts > 1);
  }
}
