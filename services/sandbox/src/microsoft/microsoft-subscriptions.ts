import { randomUUID } from 'node:crypto';
import type { CalendarState } from '../calendars/calendar-state.js';
import type { CalendarChange, CalendarUser } from '../calendars/calendar-types.js';
import { utcOf } from '../calendars/local-time.js';
import type { Collection, Journal } from '../journal.js';
import { type JsonCall, type JsonOperation, publicJson } from '../rest/json-api.js';
import type { WebhookMessage } from '../rest/webhook-queue.js';
import { invalid, problem } from './microsoft-problems.js';
import type { GraphEvent, GraphSubscription } from './microsoft-types.js';

type Call = JsonCall<CalendarUser>;

const MINUTE_MS = 60_000;
const MIN_LIFETIME_MS = 45 * MINUTE_MS;
const MAX_LIFETIME_MS = 10_080 * MINUTE_MS;
const MAX_CLIENT_STATE = 128;
const VALIDATION_TIMEOUT_MS = 10_000;

interface Notice {
  subscriptionId: string;
  entryId: string;
  changeType: CalendarChange<GraphEvent>['kind'];
}

/** Change notifications (https://learn.microsoft.com/en-us/graph/change-notifications-delivery-webhooks). */
export class MicrosoftSubscriptions {
  private readonly subscriptions: Collection<GraphSubscription>;
  private send: (eventId: string, url: string) => void = () => {};

  constructor(
    journal: Journal,
    private readonly state: CalendarState<GraphEvent>,
  ) {
    this.subscriptions = journal.collection('microsoft.subscriptions');
  }

  onMessage(send: (eventId: string, url: string) => void): void {
    this.send = send;
  }

  operations(): JsonOperation<CalendarUser>[] {
    const path = '/subscriptions/:id';
    return [
      {
        ...{ method: 'POST', path: '/subscriptions', status: 201 },
        prepare: (call) => validate(this.read(call).notificationUrl),
        handle: (call) => this.create(call),
      },
      { method: 'PATCH', path, handle: (call) => this.renew(call) },
      { method: 'DELETE', path, status: 204, handle: (call) => this.remove(call) },
    ];
  }

  /** Sends a message to each subscription of the changed calendar. */
  notify({ kind, calendar, entry }: CalendarChange<GraphEvent>): void {
    for (const { id, calendarId, changeType, notificationUrl } of this.subscriptions.values()) {
      if (calendarId !== calendar.id || !changeType.split(',').includes(kind)) continue;
      const notice: Notice = { subscriptionId: id, entryId: entry.id, changeType: kind };
      this.send(JSON.stringify(notice), notificationUrl);
    }
  }

  /** Returns a message as it is sent. @returns undefined for a subscription that has ended */
  messageOf(eventId: string): WebhookMessage | undefined {
    const { subscriptionId, entryId, changeType } = JSON.parse(eventId) as Notice;
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription || hasEnded(subscription)) return undefined;
    const { userId, clientState, expirationDateTime } = subscription;
    const resource = `Users/${userId}/Events/${entryId}`;
    const notification = {
      ...{ subscriptionId, changeType, resource, clientState },
      subscriptionExpirationDateTime: expirationDateTime,
      resourceData: { '@odata.type': '#Microsoft.Graph.Event', '@odata.id': resource, id: entryId },
    };
    return { body: publicJson({ value: [notification] }), headers: {} };
  }

  private create(call: Call): object {
    const subscription = { id: randomUUID(), ...this.read(call) };
    this.subscriptions.put(subscription.id, subscription);
    return show(subscription);
  }

  private renew(call: Call): object {
    const renewed = { ...this.own(call), expirationDateTime: expirationOf(call.body) };
    this.subscriptions.put(renewed.id, renewed);
    return show(renewed);
  }

  private remove(call: Call): undefined {
    this.subscriptions.delete(this.own(call).id);
  }

  private own({ caller, params }: Call): GraphSubscription {
    const found = this.subscriptions.get(params['id'] ?? '');
    if (found?.userId !== caller.id || hasEnded(found)) {
      throw problem(404, 'ResourceNotFound', 'The object was not found.');
    }
    return found;
  }

  private read({ caller, body }: Call): Omit<GraphSubscription, 'id'> {
    const { changeType, notificationUrl, resource, clientState } = body;
    const calendarId = /^\/?me\/calendars\/([^/]+)\/events$/.exec(String(resource))?.[1];
    const calendar = calendarId && this.state.findCalendar(caller.id, decodeURIComponent(calendarId));
    if (!calendar) throw problem(404, 'ResourceNotFound', `Resource ${String(resource)} was not found.`);
    if (
      typeof changeType !== 'string' ||
      !/^(created|updated|deleted)(,(created|updated|deleted))*$/.test(changeType)
    ) {
      throw invalid('Invalid changeType.');
    }
    if (
      typeof notificationUrl !== 'string' ||
      !/^https?:\/\//.test(notificationUrl) ||
      !URL.canParse(notificationUrl)
    ) {
      throw invalid('Invalid notificationUrl.');
    }
    if (clientState !== undefined && (typeof clientState !== 'string' || clientState.length > MAX_CLIENT_STATE)) {
      throw invalid('Invalid clientState.');
    }
    const state = clientState === undefined ? {} : { clientState };
    const target = { userId: caller.id, calendarId: calendar.id, resource: String(resource) };
    return { ...target, changeType, notificationUrl, ...state, expirationDateTime: expirationOf(body) };
  }
}

/** The server of the address must answer with the token. @throws JsonProblem 400 */
async function validate(notificationUrl: string): Promise<void> {
  const token = `Validation: Testing client application reachability for subscription Request-Id: ${randomUUID()}`;
  const url = new URL(notificationUrl);
  url.searchParams.set('validationToken', token);
  if (await answersWith(url, token)) return;
  throw problem(
    400,
    'ValidationError',
    'Subscription validation request failed. Must respond with 200 OK to this request.',
  );
}

async function answersWith(url: URL, token: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      redirect: 'manual',
      signal: AbortSignal.timeout(VALIDATION_TIMEOUT_MS),
    });
    const isPlain = response.headers.get('content-type')?.startsWith('text/plain');
    return (await response.text()) === token && response.status === 200 && isPlain === true;
  } catch {
    return false;
  }
}

/** Microsoft raises an expiration that is too early and refuses one that is too late. @throws JsonProblem 400 */
function expirationOf({ expirationDateTime: wanted }: Record<string, unknown>): string {
  const utc = utcOf(String(wanted));
  if (!utc) throw invalid('Invalid expirationDateTime.');
  const now = Date.now();
  if (Date.parse(utc) > now + MAX_LIFETIME_MS) {
    throw invalid('Subscription expiration can only be 10080 minutes in the future.');
  }
  return new Date(Math.max(Date.parse(utc), now + MIN_LIFETIME_MS)).toISOString();
}

function hasEnded({ expirationDateTime }: GraphSubscription): boolean {
  return Date.parse(expirationDateTime) <= Date.now();
}

function show({
  id,
  resource,
  changeType,
  notificationUrl,
  clientState,
  expirationDateTime,
}: GraphSubscription): object {
  return { id, resource, changeType, notificationUrl, clientState, expirationDateTime };
}
