import { randomInt, randomUUID } from 'node:crypto';
import type { Collection, Journal } from '../journal.js';
import { randomText } from '../rest/ids.js';
import type { ZoomEvent, ZoomMeeting, ZoomToken, ZoomUser } from './zoom-types.js';

const TOKEN_MS = 3_600_000;

/** Everything that the stand-in for Zoom remembers. */
export class ZoomState {
  readonly users: Collection<ZoomUser>;
  readonly codes: Collection<{ userId: string; redirectUri: string; used: boolean }>;
  readonly tokens: Collection<ZoomToken>;
  readonly meetings: Collection<ZoomMeeting>;
  readonly events: Collection<ZoomEvent>;
  private listener: (eventId: string) => void = () => {};

  constructor(
    journal: Journal,
    private readonly clientId: string,
    private readonly siteUrl: () => string,
  ) {
    const collection = <T>(name: string): Collection<T> => journal.collection(`zoom.${name}`);
    this.users = collection('users');
    this.codes = collection('codes');
    this.tokens = collection('tokens');
    this.meetings = collection('meetings');
    this.events = collection('events');
  }

  createUser(name: string, email: string): ZoomUser {
    const user: ZoomUser = {
      id: randomText(22),
      account_id: randomText(22),
      display_name: name,
      email,
    };
    this.users.put(user.id, user);
    return user;
  }

  /** Access for an hour; the refresh token serves once. */
  createToken(userId: string): ZoomToken {
    const token: ZoomToken = {
      access_token: `eyJ${randomText(80)}`,
      refresh_token: `eyR${randomText(80)}`,
      user_id: userId,
      expires_at: new Date(Date.now() + TOKEN_MS).toISOString(),
    };
    this.tokens.put(token.access_token, token);
    return token;
  }

  createMeeting(
    host: ZoomUser,
    wanted: Pick<ZoomMeeting, 'topic' | 'type' | 'agenda' | 'start_time' | 'duration' | 'timezone'>,
  ) {
    const id = randomInt(80_000_000_000, 89_999_999_999);
    const meeting: ZoomMeeting = {
      ...wanted,
      id,
      host_id: host.id,
      join_url: `${this.siteUrl()}/zoom/j/${id}?pwd=${randomText(12)}`,
      created_at: new Date().toISOString(),
    };
    this.meetings.put(String(id), meeting);
    return meeting;
  }

  /** No token of the user holds any more. */
  forgetTokens(userId: string): void {
    for (const token of this.tokens.values()) {
      if (token.user_id === userId) this.tokens.delete(token.access_token);
    }
  }

  /** The user takes the app away in Zoom's marketplace; sends a webhook. */
  deauthorize(user: ZoomUser): void {
    this.forgetTokens(user.id);
    const event: ZoomEvent = {
      event: 'app_deauthorized',
      event_ts: Date.now(),
      payload: {
        account_id: user.account_id,
        user_id: user.id,
        signature: randomText(32),
        deauthorization_time: new Date().toISOString(),
        client_id: this.clientId,
      },
    };
    const id = randomUUID();
    this.events.put(id, event);
    this.listener(id);
  }

  onEvent(listener: (eventId: string) => void): void {
    this.listener = listener;
  }
}
