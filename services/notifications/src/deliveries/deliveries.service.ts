import type { Channel } from '../channels/channel.js';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { ownAddresses, reportAddressOf, type NotificationsConfig } from '../config.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { Delivery, type DeliveryOutcome } from './delivery.entity.js';
import { MessageContentsService } from './message-contents.service.js';
import { mailOf, type MailText, type PlannedMessage } from './planned-message.js';

/** Messages that are due longer ago when they are planned are not sent, as when an owner publishes its snapshots again. */
const STALE_MS = 12 * 3600 * 1000;

/** The queue of messages, which is also their log. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: DeliveriesRepository,
    private readonly contents: MessageContentsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Root of the site, without a slash at its end. */
  get publicUrl(): string {
    return this.config.PUBLIC_URL;
  }

  /** Addresses in messages that recipients may follow. */
  get ownAddresses(): string[] {
    return ownAddresses(this.config);
  }

  /** Where a recipient reports a message. */
  get reportAddress(): string {
    return reportAddressOf(this.config);
  }

  /** Epoch milliseconds. */
  get now(): number {
    return this.clock.now().getTime();
  }

  /** Whether nothing would be sent about an event any more, so that nothing need be looked up for it. */
  isStale(occurredAt: Date): boolean {
    return occurredAt.getTime() <= this.now - STALE_MS;
  }

  /** Stores messages with the event that causes them. What is planned already, stale or without recipient is left out. */
  async plan(tx: EntityManager, messages: readonly PlannedMessage[]): Promise<void> {
    const sendable = messages.filter(({ recipient, sendAt }) => recipient !== '' && !this.isStale(new Date(sendAt)));
    await this.deliveries.insertNew(tx, await Promise.all(sendable.map((planned) => this.deliveryOf(planned))));
  }

  /** Gives up messages of some kinds about a booking that have not been sent. */
  async withdraw(tx: EntityManager, bookingId: string, kinds: readonly string[]): Promise<void> {
    await this.deliveries.withdraw(tx, bookingId, kinds, this.clock.now());
  }

  /**
   * A practice reminds at another time from now on: so do the reminders that wait, unless that time is over for them.
   * @param minutes before the start
   */
  async moveReminders(tx: EntityManager, practiceId: string, channel: Channel, minutes: number): Promise<void> {
    await this.deliveries.moveReminders(tx, { practiceId, channel, minutes, now: this.clock.now() });
  }

  async planMail(
    tx: EntityManager,
    planned: Omit<PlannedMessage, 'channel' | 'message'>,
    text: MailText,
  ): Promise<void> {
    await this.plan(tx, [{ ...planned, channel: 'email', message: mailOf(text) }]);
  }

  /** When the newest message of a kind to a recipient was planned that was sent or is to be; null without any. */
  async findLastPlanned(kind: string, recipient: string): Promise<Date | null> {
    return this.deliveries.findLastPlanned(this.dataSource.manager, kind, recipient);
  }

  /** Takes due messages for the caller alone. */
  async claimDue(limit: number): Promise<Delivery[]> {
    return this.dataSource.transaction((tx) => this.deliveries.claimDue(tx, this.clock.now(), limit));
  }

  /** @throws UnsealingError where the key that it was sealed for is gone */
  async open(delivery: Delivery): Promise<MailMessage | TextMessage> {
    return this.contents.open(delivery);
  }

  /** How many messages have left in the name of a practice since then, at most `max`. */
  async countSent(practiceId: string, since: Date, max: number): Promise<number> {
    return this.deliveries.countSent(this.dataSource.manager, practiceId, since, max);
  }

  async record(delivery: Delivery, outcome: DeliveryOutcome): Promise<void> {
    delivery.record(outcome, this.clock.now());
    await this.deliveries.save(this.dataSource.manager, delivery);
  }

  private async deliveryOf({ topic, message, ...planned }: PlannedMessage): Promise<Delivery> {
    const { kind, recipient, channel, onBehalfOf = null, bookingId = null, holdsWhile = null, sendAt } = planned;
    const delivery = Object.assign(new Delivery(), {
      id: newId(),
      dedupeKey: [kind, topic, channel, recipient].join(' '),
      channel,
      kind,
      recipient,
      message: null,
      onBehalfOf,
      bookingId,
      holdsWhile,
      state: 'planned' as const,
      sendAt: new Date(sendAt),
      attempts: 0,
      createdAt: this.clock.now(),
    });
    delivery.sealedMessage = await this.contents.seal(delivery, message);
    return delivery;
  }
}
