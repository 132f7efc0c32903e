import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { machineClock } from '@yarrow/kit/machine-clock';
import type { SchedulingConfig } from '../../config.js';
import { type ProviderCall, sendJson } from '../../provider-calls/send-json.js';
import type { MeetingFacts } from '../../video-meetings/video-meeting.entity.js';

/** A meeting with a start. */
const SCHEDULED = 2;
const PAGE_SIZE = 300;

/** What lets us act for an account. */
export interface ZoomGrant {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

export interface ZoomAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A meeting as it is made. */
export interface ZoomMeeting {
  readonly id: string;
  readonly joinUrl: string;
}

interface MeetingAnswer {
  id: number | string;
  join_url: string;
  agenda?: string;
}

/** Zoom's API, as far as it is needed (https://developers.zoom.us/docs/api/). Its own library for Node has a server of its own. */
@Injectable()
export class ZoomClient {
  constructor(@Inject(CONFIG) private readonly config: SchedulingConfig) {}

  /** Whether this installation has an app at Zoom. */
  get offered(): boolean {
    return Boolean(this.config.ZOOM_CLIENT_ID && this.config.ZOOM_CLIENT_SECRET);
  }

  /** Page on which a user authorizes our app. */
  authorizeUrl(redirectUri: string, state: string): string {
    const { ZOOM_BROWSER_BASE, ZOOM_OAUTH_BASE, ZOOM_CLIENT_ID = '' } = this.config;
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: ZOOM_CLIENT_ID,
      redirect_uri: redirectUri,
      state,
    });
    return `${ZOOM_BROWSER_BASE ?? ZOOM_OAUTH_BASE}/oauth/authorize?${query}`;
  }

  grantByCode(code: string, redirectUri: string): Promise<ZoomGrant> {
    return this.grant({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  }

  /** A refresh token serves once. */
  grantByRefreshToken(refreshToken: string): Promise<ZoomGrant> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async revoke(accessToken: string): Promise<void> {
    const call: ProviderCall = { method: 'POST', form: { token: accessToken }, authorization: this.ownAuthorization };
    await sendJson('Zoom', `${this.config.ZOOM_OAUTH_BASE}/oauth/revoke`, call);
  }

  async findAccount(token: string): Promise<ZoomAccount> {
    const user = await this.call<{ id: string; display_name?: string; email?: string }>(token, '/users/me');
    return { id: user.id, name: user.display_name ?? '', email: user.email ?? '' };
  }

  async createMeeting(token: string, facts: MeetingFacts, agenda: string): Promise<ZoomMeeting> {
    const settings = { join_before_host: false, waiting_room: true };
    const body = { type: SCHEDULED, ...bodyOf(facts), agenda, settings };
    return meetingOf(await this.call<MeetingAnswer>(token, '/users/me/meetings', { method: 'POST', body }));
  }

  /** A meeting to come that was made with this agenda. */
  async findMeeting(token: string, agenda: string): Promise<ZoomMeeting | undefined> {
    let page = '';
    do {
      const query = new URLSearchParams({ type: 'upcoming', page_size: String(PAGE_SIZE), next_page_token: page });
      const answer = await this.call<{ meetings?: MeetingAnswer[]; next_page_token?: string }>(
        token,
        `/users/me/meetings?${query}`,
      );
      const found = answer.meetings?.find((meeting) => meeting.agenda === agenda);
      if (found) return meetingOf(found);
      page = answer.next_page_token ?? '';
    } while (page);
    return undefined;
  }

  async updateMeeting(token: string, id: string, facts: MeetingFacts): Promise<void> {
    await this.call(token, `/meetings/${encodeURIComponent(id)}`, { method: 'PATCH', body: bodyOf(facts) });
  }

  async deleteMeeting(token: string, id: string): Promise<void> {
    await this.call(token, `/meetings/${encodeURIComponent(id)}`, { method: 'DELETE' });
  }

  private async grant(form: Record<string, string>): Promise<ZoomGrant> {
    const answer = await sendJson<{ access_token: string; refresh_token: string; expires_in: number }>(
      'Zoom',
      `${this.config.ZOOM_OAUTH_BASE}/oauth/token`,
      { method: 'POST', form, authorization: this.ownAuthorization },
    );
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      expiresAt: new Date(machineClock.now().getTime() + answer.expires_in * 1000),
    };
  }

  private get ownAuthorization(): string {
    const { ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET } = this.config;
    return `Basic ${Buffer.from(`${ZOOM_CLIENT_ID}:${ZOOM_CLIENT_SECRET}`).toString('base64')}`;
  }

  private call<T>(token: string, path: string, call: ProviderCall = {}): Promise<T> {
    const url = `${this.config.ZOOM_API_BASE}/v2${path}`;
    return sendJson<T>('Zoom', url, { ...call, authorization: `Bearer ${token}` });
  }
}

function bodyOf({ topic, startsAt, minutes, timeZone }: MeetingFacts) {
  // Without fractions of a second.
  return { topic, start_time: `${startsAt.slice(0, 19)}Z`, duration: minutes, timezone: timeZone };
}

function meetingOf({ id, join_url: joinUrl }: MeetingAnswer): ZoomMeeting {
  return { id: String(id), joinUrl };
}
