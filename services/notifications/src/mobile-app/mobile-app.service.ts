import { Inject, Injectable } from '@nestjs/common';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource } from 'typeorm';
import type { NotificationsConfig } from '../config.js';
import { AppTexts } from './app-texts.js';

const TEXTS_PER_HOUR = { points: 3, perSeconds: 3600 };

export interface MobileAppOffer {
  appStoreUrl: string | null;
  playStoreUrl: string | null;
  textSentAt: Date | null;
  /** Last four digits of the phone. */
  phoneEnding: string | null;
}

/** Offers the app for phones to whoever is logged in. */
@Injectable()
export class MobileAppService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: AppTexts,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** The addresses alone, which everybody may have. */
  findStores(): Pick<MobileAppOffer, 'appStoreUrl' | 'playStoreUrl'> | null {
    const { APP_STORE_URL: appStoreUrl = null, PLAY_STORE_URL: playStoreUrl = null } = this.config;
    return appStoreUrl || playStoreUrl ? { appStoreUrl, playStoreUrl } : null;
  }

  async findOffer(actor: Actor): Promise<MobileAppOffer | null> {
    const { APP_STORE_URL, PLAY_STORE_URL } = this.config;
    if (!actor.userId || (!APP_STORE_URL && !PLAY_STORE_URL)) return null;
    const { manager } = this.dataSource;
    const phone = await this.texts.findPhone(manager, actor.userId);
    const reachable = phone && !(await this.texts.isStopped(manager, phone)) ? phone : null;
    return {
      appStoreUrl: APP_STORE_URL ?? null,
      playStoreUrl: PLAY_STORE_URL ?? null,
      textSentAt: reachable === null ? null : await this.texts.findLastSent(manager, reachable),
      phoneEnding: reachable?.slice(-4) ?? null,
    };
  }

  /** Texts the addresses of the app to the caller's own phone. */
  async sendText(actor: Actor): Promise<void> {
    requireUser(actor);
    const { manager } = this.dataSource;
    const phone = await this.texts.findPhone(manager, actor.userId);
    if (!phone) throw new DomainError('no_phone', 'Your account has no phone number to send a text to.');
    if (await this.texts.isStopped(manager, phone))
      throw new DomainError('texts_stopped', 'This number asked for no more texts. Reply START to any of ours first.');
    await this.limits.consume(`app-text:${actor.userId}`, TEXTS_PER_HOUR);
    await this.limits.consume(`app-text:${phone}`, TEXTS_PER_HOUR);
    const sent = await this.texts.plan(manager, phone, newId());
    if (!sent) throw new DomainError('not_available', 'There is no app to send a link to.');
  }
}
