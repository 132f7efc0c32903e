import { Inject, Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { SignJWT } from 'jose';
import type { CatalogConfig } from '../config.js';

const MINUTES = 60;

/** Signs practices in at the widget of a domain provider, which sets the records for them. */
@Injectable()
export class DomainWidgetService {
  constructor(
    @Inject(CONFIG) private readonly config: CatalogConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns a JWT (HS256) of the platform's application at the provider, for one hour
   * @throws DomainError `forbidden`; `domain_widget_not_offered` without such an application
   */
  async createToken(actor: Actor): Promise<string> {
    requirePro(actor);
    const { DOMAIN_WIDGET_APP_ID: appId, DOMAIN_WIDGET_SECRET: secret } = this.config;
    if (!appId || !secret) {
      throw new DomainError('domain_widget_not_offered', 'No domain provider is connected here.');
    }
    const now = this.clock.now();
    return new SignJWT({ applicationId: appId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(actor.practiceId)
      .setIssuer(appId)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + MINUTES * 60_000))
      .sign(new TextEncoder().encode(secret));
  }
}
