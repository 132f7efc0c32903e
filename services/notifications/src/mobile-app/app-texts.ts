import { Inject, Injectable } from '@nestjs/common';
import { UserSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { CONFIG } from '@yarrow/kit/config';
import type { EntityManager } from 'typeorm';
import type { NotificationsConfig } from '../config.js';
import { CopiesRepository } from '../copies/copies.repository.js';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import { Planner } from '../deliveries/planner.js';
import { StoppedNumbersRepository } from '../opt-outs/stopped-numbers.repository.js';

const KIND = 'download_mobile_app';

/** The text with the addresses of the app. */
@Injectable()
export class AppTexts {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly stoppedNumbers: StoppedNumbersRepository,
    private readonly planner: Planner,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** E.164; null when the account has none. */
  async findPhone(tx: EntityManager, userId: string): Promise<string | null> {
    return (await this.copies.find(tx, UserSchema, userId))?.phone || null;
  }

  async isStopped(tx: EntityManager, phone: string): Promise<boolean> {
    return this.stoppedNumbers.has(tx, phone);
  }

  async findLastSent(tx: EntityManager, phone: string): Promise<Date | null> {
    return this.deliveries.findLastPlanned(tx, KIND, phone);
  }

  /**
   * @param subject what makes it one text: the same is sent once
   * @param sendAt epoch milliseconds; now unless told otherwise
   * @returns false where there is no app
   */
  async plan(tx: EntityManager, phone: string, subject: string, sendAt = this.planner.now): Promise<boolean> {
    const body = this.body();
    if (!body) return false;
    await this.planner.plan(tx, [{ kind: KIND, subject, recipient: phone, channel: 'sms', message: { body }, sendAt }]);
    return true;
  }

  private body(): string | null {
    const { APP_STORE_URL, PLAY_STORE_URL } = this.config;
    if (APP_STORE_URL && APP_STORE_URL === PLAY_STORE_URL) return this.sentence(APP_STORE_URL);
    const stores = [APP_STORE_URL && `iPhone: ${APP_STORE_URL}`, PLAY_STORE_URL && `Android: ${PLAY_STORE_URL}`];
    const given = stores.filter(Boolean).join(' ');
    return given ? this.sentence(given) : null;
  }

  private sentence(addresses: string): string {
    return `Yarrow: get the app and keep your bookings with you. ${addresses} Reply STOP to end texts.`;
  }
}
