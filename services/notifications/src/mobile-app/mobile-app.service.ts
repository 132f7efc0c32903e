import { Injectable } from '@nestjs/common';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import { OptOutsService } from '../opt-outs/opt-outs.service.js';
import { PeopleProjectionService } from '../projection/people-projection.service.js';
import { DownloadTextService, type AppStores } from './download-text.service.js';

export const APP_TEXTS = { name: 'app-text', points: 3, perSeconds: 3600 };

export interface MobileAppOffer extends AppStores {
  textSentAt: Date | null;
  /** Last four digits of the phone. */
  phoneEnding: string | null;
}

/** Offers the app for phones to logged-in users. */
@Injectable()
export class MobileAppService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleProjectionService,
    private readonly optOuts: OptOutsService,
    private readonly texts: DownloadTextService,
    private readonly limits: RateLimitsService,
  ) {}

  /** The addresses alone, which everybody may have. */
  findStores(): AppStores | null {
    return this.texts.stores;
  }

  async findOffer(actor: Actor): Promise<MobileAppOffer | null> {
    const { stores } = this.texts;
    if (!actor.userId || !stores) return null;
    const phone = await this.findPhone(actor.userId);
    const reachable = phone && !(await this.optOuts.isStopped(phone)) ? phone : null;
    return {
      ...stores,
      textSentAt: reachable === null ? null : await this.texts.findLastPlanned(reachable),
      phoneEnding: reachable?.slice(-4) ?? null,
    };
  }

  /** Texts the addresses of the app to the caller's own phone. */
  async sendText(actor: Actor): Promise<void> {
    requireUser(actor);
    const phone = await this.findPhone(actor.userId);
    if (!phone) throw new DomainError('no_phone', 'Your account has no phone number to send a text to.');
    if (await this.optOuts.isStopped(phone))
      throw new DomainError('texts_stopped', 'This number has stopped our texts. Reply START to one of them first.');
    await this.limits.consume(APP_TEXTS, actor.userId);
    await this.limits.consume(APP_TEXTS, phone);
    const sent = await this.texts.plan(this.dataSource.manager, phone, newId());
    if (!sent) throw new DomainError('not_available', 'There is no app to send a link to.');
  }

  /** E.164; null when the account has none. */
  private async findPhone(userId: string): Promise<string | null> {
    return (await this.people.findUser(this.dataSource.manager, userId))?.phone || null;
  }
}
