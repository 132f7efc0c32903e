import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { EntityManager } from 'typeorm';
import type { NotificationsConfig } from '../config.js';
import { DeliveriesService } from '../deliveries/deliveries.service.js';

const KIND = 'download_mobile_app';

/** Where the app is; at least one of them. */
export interface AppStores {
  appStoreUrl: string | null;
  playStoreUrl: string | null;
}

/** The text message with the addresses of the app. */
@Injectable()
export class DownloadTextService {
  constructor(
    private readonly deliveries: DeliveriesService,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Null where there is no app. */
  get stores(): AppStores | null {
    const { APP_STORE_URL: appStoreUrl = null, PLAY_STORE_URL: playStoreUrl = null } = this.config;
    return appStoreUrl || playStoreUrl ? { appStoreUrl, playStoreUrl } : null;
  }

  /** @param phone E.164 */
  async findLastPlanned(phone: string): Promise<Date | null> {
    return this.deliveries.findLastPlanned(KIND, phone);
  }

  /**
   * @param topic one text is sent for each
   * @param sendAt epoch milliseconds; now by default
   * @returns false where there is no app
   */
  async plan(tx: EntityManager, phone: string, topic: string, sendAt = this.deliveries.now): Promise<boolean> {
    const body = this.body();
    if (!body) return false;
    await this.deliveries.plan(tx, [
      { kind: KIND, topic, recipient: phone, channel: 'sms', message: { body }, sendAt },
    ]);
    return true;
  }

  private body(): string | null {
    const { stores } = this;
    if (!stores) return null;
    const { appStoreUrl, playStoreUrl } = stores;
    const both = [appStoreUrl && `iPhone: ${appStoreUrl}`, playStoreUrl && `Android: ${playStoreUrl}`];
    const addresses = appStoreUrl === playStoreUrl ? appStoreUrl : both.filter(Boolean).join(' ');
    return `Yarrow: get the app and keep your bookings with you. ${addresses} Reply STOP to end texts.`;
  }
}
