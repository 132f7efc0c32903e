import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { machineClock } from '@yarrow/kit/machine-clock';
import type { SchedulingConfig } from '../../config.js';
import { type ProviderCall, sendJson } from '../../provider-calls/send-json.js';
import type { CalendarConsent, CalendarGrant } from '../calendar-adapter.js';

const SCOPE =
  'https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.calendarlist.readonly';

interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in: number;
}

/**
 * Client of Google's Calendar API (https://developers.google.com/workspace/calendar/api) and of its OAuth flow.
 * Google's own library needs a newer Node.
 */
@Injectable()
export class GoogleClient implements CalendarConsent {
  readonly providers = ['google'] as const;

  constructor(@Inject(CONFIG) private readonly config: SchedulingConfig) {}

  get offered(): boolean {
    return Boolean(this.config.GOOGLE_CLIENT_ID && this.config.GOOGLE_CLIENT_SECRET);
  }

  authorizeUrl(redirectUri: string, state: string): string {
    const { GOOGLE_BROWSER_BASE, GOOGLE_CLIENT_ID = '' } = this.config;
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id: GOOGLE_CLIENT_ID, redirect_uri: redirectUri, state, scope: SCOPE },
      // Without these Google gives a refresh token the first time only.
      ...{ access_type: 'offline', prompt: 'consent' },
    });
    return `${GOOGLE_BROWSER_BASE}/o/oauth2/v2/auth?${query}`;
  }

  grantByCode(code: string, redirectUri: string): Promise<CalendarGrant> {
    return this.grant({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  }

  grantByRefreshToken(refreshToken: string): Promise<CalendarGrant> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async revoke(token: string): Promise<void> {
    await sendJson('Google', `${this.config.GOOGLE_OAUTH_BASE}/revoke`, { method: 'POST', form: { token } });
  }

  /** The primary calendar bears the address of its account. */
  async accountName(accessToken: string): Promise<string> {
    const { items = [] } = await this.call<{ items?: { id: string; primary?: boolean }[] }>(
      accessToken,
      '/users/me/calendarList',
    );
    return items.find(({ primary }) => primary)?.id ?? '';
  }

  /** @param path below the API of calendars */
  call<T>(accessToken: string, path: string, call: ProviderCall = {}): Promise<T> {
    const url = `${this.config.GOOGLE_API_BASE}/calendar/v3${path}`;
    return sendJson<T>('Google', url, { ...call, authorization: `Bearer ${accessToken}` });
  }

  private async grant(form: Record<string, string>): Promise<CalendarGrant> {
    const { GOOGLE_OAUTH_BASE, GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '' } = this.config;
    const own = { client_id: GOOGLE_CLIENT_ID, client_secret: GOOGLE_CLIENT_SECRET };
    const answer = await sendJson<TokenAnswer>('Google', `${GOOGLE_OAUTH_BASE}/token`, {
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
