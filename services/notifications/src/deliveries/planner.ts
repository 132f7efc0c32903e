import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import type { EntityManager } from 'typeorm';
import type { NotificationsConfig } from '../config.js';
import type { MailMessage } from '../templates/message.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { deliveriesOf, STALE_MS, type Plan } from './plan.js';
import { SealedMessages } from './sealed-messages.js';

/** A mail's words; the line that mailboxes show is its first sentence. */
export type MailWords = Omit<MailMessage, 'preview'>;

/** Puts messages into the queue. */
@Injectable()
export class Planner {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly messages: SealedMessages,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Root of the site, without a slash at its end. */
  get publicUrl(): string {
    return this.config.PUBLIC_URL;
  }

  /** Epoch milliseconds. */
  get now(): number {
    return this.clock.now().getTime();
  }

  /** Whether anybody would still be told; after a replay of all events most are too old, and nothing need be looked up. */
  isNews(occurredAt: Date): boolean {
    return occurredAt.getTime() > this.now - STALE_MS;
  }

  async plan(tx: EntityManager, plans: readonly Plan[]): Promise<void> {
    const planned = deliveriesOf(plans, this.now);
    await Promise.all(planned.map(({ delivery, message }) => this.messages.seal(delivery, message)));
    await this.deliveries.plan(
      tx,
      planned.map(({ delivery }) => delivery),
    );
  }

  async mail(tx: EntityManager, plan: Omit<Plan, 'channel' | 'message'>, words: MailWords): Promise<void> {
    await this.plan(tx, [{ ...plan, channel: 'email', message: mailOf(words) }]);
  }
}

export function mailOf(words: MailWords): MailMessage {
  return { ...words, preview: words.paragraphs[0] ?? words.subject };
}
