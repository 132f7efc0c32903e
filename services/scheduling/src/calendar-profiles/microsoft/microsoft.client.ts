import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { machineClock } from '@yarrow/kit/machine-clock';
import type { SchedulingConfig } from '../../config.js';
import { type ProviderCall, sendJson } from '../../provider-calls/send-json.js';
import type { CalendarConsent, CalendarGrant } from '../calendar-adapter.js';

const SCOPE = 'offline_access User.Read Calendars.ReadWrite';
/** Ids that stay when an item is moved, and times in UTC. */
const MANNERS = 'IdType="ImmutableId", outlook.timezone="UTC"';

interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in: number;
}

/**
 * Microsoft Graph for calendars, as far as it is needed (https://learn.microsoft.com/graph/api/resources/calendar): Outlook, Office 365
 * and Exchange Online. Microsoft's own library has had no release since 2023.
 */
@Injectable()
export class MicrosoftClient implements CalendarConsent {
  readonly providers = ['outlook', 'office365', 'exchange'] as const;

  constructor(@Inject(CONFIG) private readonly config: SchedulingConfig) {}

  get offered(): boolean {
    return Boolean(this.config.MICROSOFT_CLIENT_ID && this.config.MICROSOFT_CLIENT_SECRET);
  }

  authorizeUrl(redirectUri: string, state: string): string {
    const { MICROSOFT_BROWSER_BASE, MICROSOFT_LOGIN_BASE, MICROSOFT_CLIENT_ID = '' } = this.config;
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id: MICROSOFT_CLIENT_ID, redirect_uri: redirectUri, state, scope: SCOPE },
      prompt: 'select_account',
    });
    return `${MICROSOFT_BROWSER_BASE ?? MICROSOFT_LOGIN_BASE}/common/oauth2/v2.0/authorize?${query}`;
  }

  grantByCode(code: string, redirectUri: string): Promise<CalendarGrant> {
    return this.grant({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  }

  grantByRefreshToken(refreshToken: string): Promise<CalendarGrant> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Microsoft has no way to give a token back: it ends by itself, and the account's owner can take the app away. */
  async revoke(): Promise<void> {}

  async accountName(accessToken: string): Promise<string> {
    const me = await this.call<{ mail?: string | null; userPrincipalName: string }>(accessToken, '/me');
    return me.mail ?? me.userPrincipalName;
  }

  /** @param path below the API, or an address that it gave */
  call<T>(accessToken: string, path: string, { headers, ...call }: ProviderCall = {}): Promise<T> {
    const url = path.startsWith('/') ? `${this.config.MICROSOFT_API_BASE}/v1.0${path}` : path;
    const prefer = [MANNERS, headers?.['prefer']].filter(Boolean).join(', ');
    return sendJson<T>('Microsoft', url, { ...call, headers: { prefer }, authorization: `Bearer ${accessToken}` });
  }

  /** Whether an address is one of the API: only those may get a token. */
  isOwn(url: string): boolean {
    return url.startsWith(`${this.config.MICROSOFT_API_BASE}/v1.0/`);
  }

  private async grant(form: Record<string, string>): Promise<CalendarGrant> {
    const { MICROSOFT_LOGIN_BASE, MICROSOFT_CLIENT_ID = '', MICROSOFT_CLIENT_SECRET = '' } = this.config;
    const own = { client_id: MICROSOFT_CLIENT_ID, client_secret: MICROSOFT_CLIENT_SECRET, scope: SCOPE };
    const answer = await sendJson<TokenAnswer>('Microsoft', `${MICROSOFT_LOGIN_BASE}/common/oauth2/v2.0/token`, {
      method: 'POST',
      form: { ...form, ...own },
    });
    return {
      accessToken: answer.access_token,
      ...(answer.refresh_token && { refreshToken: answer.refresh_token }),
      expiresAt: new Date(machineClock.now().getTime() + answer.expires_in * 1000),
    };
  }
}
