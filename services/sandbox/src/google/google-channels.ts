import { createHash } from 'node:crypto';
import type { CalendarChange, CalendarUser } from '../calendars/calendar-types.js';
import type { Collection, Journal } from '../journal.js';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import type { WebhookMessage } from '../rest/webhook-queue.js';
import type { GoogleCalendars } from './google-calendars.js';
import { invalid, problem } from './google-problems.js';
import type { GoogleChannel, GoogleEvent } from './google-types.js';

type Call = JsonCall<CalendarUser>;

const MAX_LIFETIME_MS = 7 * 86_400_000;

interface Notice {
  channelId: string;
  state: 'exists' | 'sync';
  number: number;
}

/** Push notifications of changes (https://developers.google.com/workspace/calendar/api/guides/push). */
export class GoogleChannels {
  private readonly channels: Collection<GoogleChannel>;
  private send: (eventId: string, address: string) => void = () => {};

  constructor(
    journal: Journal,
    private readonly calendars: GoogleCalendars,
  ) {
    this.channels = journal.collection('google.channels');
  }

  onMessage(send: (eventId: string, address: string) => void): void {
    this.send = send;
  }

  operations(): JsonOperation<CalendarUser>[] {
    return [
      { method: 'POST', path: '/calendars/:calendarId/events/watch', handle: (call) => this.watch(call) },
      { method: 'POST', path: '/channels/stop', status: 204, handle: (call) => this.stop(call) },
    ];
  }

  /** Sends a message to each channel of the changed calendar. */
  notify({ calendar }: CalendarChange<GoogleEvent>): void {
    for (const channel of this.channels.values()) {
      if (channel.calendarId === calendar.id && channel.expiresAt > Date.now()) this.announce(channel, 'exists');
    }
  }

  /** Returns a message as it is sent: headers only. @returns undefined for a channel that has ended */
  messageOf(eventId: string): WebhookMessage | undefined {
    const { channelId, state, number } = JSON.parse(eventId) as Notice;
    const channel = this.channels.get(channelId);
    if (!channel || channel.expiresAt <= Date.now()) return undefined;
    return {
      headers: {
        'X-Goog-Channel-ID': channel.id,
        ...(channel.token !== undefined && { 'X-Goog-Channel-Token': channel.token }),
        'X-Goog-Channel-Expiration': new Date(channel.expiresAt).toUTCString(),
        'X-Goog-Resource-ID': channel.resourceId,
        'X-Goog-Resource-URI': channel.resourceUri,
        'X-Goog-Resource-State': state,
        'X-Goog-Message-Number': String(number),
      },
    };
  }

  private watch(call: Call): object {
    const { id, type, address, token, expiration } = call.body;
    const calendar = this.calendars.calendarOf(call);
    if (typeof id !== 'string' || !/^[\w+/=-]{1,64}$/.test(id)) throw invalid('Invalid channel id.');
    if (type !== 'web_hook' && type !== 'webhook') throw invalid('Invalid channel type.');
    if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
      throw problem(400, 'push.webhookUrlNotHttps', 'WebHook callback must be HTTPS.');
    }
    if (this.channels.get(id)) throw problem(400, 'channelIdNotUnique', `Channel id ${id} not unique`);
    const channel: GoogleChannel = {
      ...{ id, address, calendarId: calendar.id, userId: call.caller.id, messages: 0 },
      resourceId: createHash('sha1').update(calendar.id).digest('base64url'),
      resourceUri: `https://www.googleapis.com/calendar/v3/calendars/${encodeURIComponent(calendar.id)}/events?alt=json`,
      expiresAt: expirationOf(expiration),
      ...(token !== undefined && { token: String(token) }),
    };
    this.announce(channel, 'sync');
    const { resourceId, resourceUri, expiresAt } = channel;
    const answered = channel.token === undefined ? {} : { token: channel.token };
    return { kind: 'api#channel', id, resourceId, resourceUri, ...answered, expiration: String(expiresAt) };
  }

  private stop({ caller, body }: Call): undefined {
    const channel = this.channels.get(String(body['id']));
    if (channel?.userId !== caller.id || channel.resourceId !== body['resourceId']) {
      throw problem(404, 'notFound', `Channel '${String(body['id'])}' not found for project`);
    }
    this.channels.delete(channel.id);
  }

  private announce(channel: GoogleChannel, state: Notice['state']): void {
    const number = channel.messages + 1;
    this.channels.put(channel.id, { ...channel, messages: number });
    const notice: Notice = { channelId: channel.id, state, number };
    this.send(JSON.stringify(notice), channel.address);
  }
}

function expirationOf(wanted: unknown): number {
  const latest = Date.now() + MAX_LIFETIME_MS;
  const time = Number(wanted ?? latest);
  return time > Date.now() ? Math.min(time, latest) : latest;
}
