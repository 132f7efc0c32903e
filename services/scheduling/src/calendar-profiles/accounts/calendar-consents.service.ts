import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Actor, type ProActor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { connectState, isConnectState } from '@yarrow/kit/security/connect-state';
import type { SchedulingConfig } from '../../config.js';
import { ProviderAnswerError } from '../../provider-calls/provider-answer-error.js';
import type { CalendarConsent } from '../calendar-adapter.js';
import type { CalendarProvider } from '../calendar-profile.entity.js';
import { CalendarAccessService } from './calendar-access.service.js';
import { CalendarConnectionsService, type OpenAccount } from './calendar-connections.service.js';

/** Below `PUBLIC_URL`, followed by the provider. */
export const CALENDAR_CALLBACK_PATH = '/api/scheduling/connect/calendar';

/** As their makers write them (spec portal-configuration §9). */
export const PROVIDER_NAMES: Readonly<Record<CalendarProvider, string>> = {
  google: 'Google',
  icloud: 'iCloud',
  outlook: 'Outlook',
  office365: 'Office 365',
  exchange: 'Exchange',
  caldav: 'CalDAV',
  ical_feed: 'iCal feed',
};
const WITH_CONSENT: readonly CalendarProvider[] = ['google', 'outlook', 'office365', 'exchange'];
const WITH_PASSWORD: readonly CalendarProvider[] = ['icloud', 'caldav'];

/** Connects accounts at the pages of their providers (OAuth 2.0, RFC 6749). */
@Injectable()
export class CalendarConsentsService {
  private readonly logger = new Logger(CalendarConsentsService.name);

  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly access: CalendarAccessService,
    private readonly connections: CalendarConnectionsService,
  ) {}

  /** Providers whose accounts can be connected here. */
  listOffered(): CalendarProvider[] {
    if (!this.access.ready) return [];
    return [...WITH_CONSENT.filter((provider) => this.access.consentOf(provider)?.offered), ...WITH_PASSWORD];
  }

  /** @returns the provider's page. @throws DomainError `forbidden`, `provider_not_offered` */
  start(actor: Actor, provider: CalendarProvider, now: Date): string {
    requirePro(actor);
    const consent = this.requireConsent(provider);
    return consent.authorizeUrl(this.redirectUri(provider), connectState(actor.practiceId, this.secret, now));
  }

  /** @throws DomainError `forbidden`, `provider_not_offered`, `provider_refused`, `provider_unavailable`, `too_many_calendars` */
  async finish(
    actor: Actor,
    provider: CalendarProvider,
    { code, state }: { code: string; state: string },
    now: Date,
  ): Promise<void> {
    requirePro(actor);
    const consent = this.requireConsent(provider);
    if (!isConnectState(state, actor.practiceId, this.secret, now)) {
      throw new DomainError('forbidden', 'This page has expired. Please connect once more.');
    }
    try {
      await this.keep(actor, provider, consent, code, now);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.logger.warn(`${provider} did not connect practice ${actor.practiceId}: ${String(error)}`);
      const name = PROVIDER_NAMES[provider];
      throw error instanceof ProviderAnswerError && error.isRefusal
        ? new DomainError('provider_refused', `${name} did not let us in. Please connect once more.`)
        : new DomainError('provider_unavailable', `${name} does not answer. Please try again later.`);
    }
  }

  private async keep(
    actor: ProActor,
    provider: CalendarProvider,
    consent: CalendarConsent,
    code: string,
    now: Date,
  ): Promise<void> {
    const { accessToken, refreshToken, expiresAt } = await consent.grantByCode(code, this.redirectUri(provider));
    const name = await consent.accountName(accessToken);
    // Without a refresh token we would be let in for an hour.
    if (!refreshToken || !name) throw new Error('The grant is not whole.');
    const account: OpenAccount = {
      ...{ provider, accountId: name, name, access: accessToken },
      ...{ credentials: JSON.stringify({ accessToken, refreshToken }), tokenExpiresAt: expiresAt },
    };
    await this.connections.keep(actor, account, now);
  }

  private requireConsent(provider: CalendarProvider): CalendarConsent {
    const consent = this.access.consentOf(provider);
    if (consent?.offered && this.access.ready) return consent;
    throw new DomainError('provider_not_offered', `${PROVIDER_NAMES[provider]} cannot be connected here.`, 'provider');
  }

  private redirectUri(provider: CalendarProvider): string {
    return `${this.config.PUBLIC_URL}${CALENDAR_CALLBACK_PATH}/${provider}`;
  }

  /** Set wherever an account can be connected. */
  private get secret(): string {
    return this.config.CALENDAR_CREDENTIALS_KEY!;
  }
}
