import { arrange, type DeliveryOrder } from '../rest/webhook-queue.js';
import { createHmac, randomUUID } from 'node:crypto';
import type { Collection } from '../journal.js';
import type { WebhookEndpoint } from './events.js';
import { PLATFORM, stripeNow, type StripeState } from './stripe-state.js';
import type { StripeEvent } from './stripe-types.js';

interface Delivery {
  id: string;
  eventId: string;
  account: string;
  url: string;
  secret: string;
  attempts: number;
}

export interface WebhookSettings {
  /** Where all events go; endpoints made through the API come on top. */
  url?: string | undefined;
  secret: string;
  /** Milliseconds between the event and the first attempt. */
  delayMs: number;
  /** How often each event is sent; Stripe says that an event may arrive more than once. */
  copies: number;
}

const MAX_ATTEMPTS = 12;
const ANSWER_TIMEOUT_MS = 10_000;

/** Signs events as Stripe does and sends them until the receiver answers 2xx; what is unsent survives a restart. */
export class Webhooks {
  private readonly deliveries: Collection<Delivery>;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private paused = false;
  private stopped = false;

  constructor(
    private readonly state: StripeState,
    readonly settings: WebhookSettings,
  ) {
    this.deliveries = state.journal.collection('stripe.deliveries');
    state.onEvent((event) => this.accept(event));
  }

  /** Takes up what an earlier run left unsent. */
  start(): void {
    for (const delivery of this.deliveries.values()) this.schedule(delivery, 0);
  }

  stop(): void {
    this.stopped = true;
    this.cancelTimers();
  }

  /** Holds everything back until `resume`. */
  pause(): void {
    this.paused = true;
    this.cancelTimers();
  }

  /** Sends what was held back, one after another in the order asked for, each `copies` times. */
  async resume({ order = 'created', copies = 1 }: { order?: DeliveryOrder; copies?: number } = {}): Promise<void> {
    this.paused = false;
    this.cancelTimers();
    for (const delivery of arrange(this.deliveries.values(), order)) {
      for (let repeat = 1; repeat < copies; repeat += 1) await this.post(delivery);
      await this.attempt(delivery);
    }
  }

  /** Sends an event once more, as the dashboard's Resend does. */
  resend(event: StripeEvent): void {
    this.accept(event);
  }

  get unsent(): number {
    return this.deliveries.size;
  }

  forget(): void {
    this.cancelTimers();
    this.paused = false;
    Object.assign(this.settings, { delayMs: 0, copies: 1 });
  }

  private accept(event: StripeEvent): void {
    const account = event.account ?? PLATFORM;
    for (const target of this.targets(event, account))
      for (let copy = 0; copy < this.settings.copies; copy += 1) {
        const delivery: Delivery = { id: randomUUID(), eventId: event.id, account, attempts: 0, ...target };
        this.deliveries.put(delivery.id, delivery);
        this.schedule(delivery, this.settings.delayMs);
      }
  }

  private targets(event: StripeEvent, account: string): { url: string; secret: string }[] {
    const { url, secret } = this.settings;
    const own = this.state
      .table<WebhookEndpoint>('webhook_endpoint')
      .list(PLATFORM)
      .filter(
        (endpoint) =>
          endpoint.status === 'enabled' &&
          endpoint._connect === (account !== PLATFORM) &&
          endpoint.enabled_events.some((name) => name === '*' || name === event.type),
      )
      .map((endpoint) => ({ url: endpoint.url, secret: endpoint._secret }));
    return url ? [{ url, secret }, ...own] : own;
  }

  private schedule(delivery: Delivery, inMs: number): void {
    if (this.paused || this.stopped) return;
    const timer = setTimeout(() => void this.attempt(delivery), inMs).unref();
    clearTimeout(this.timers.get(delivery.id));
    this.timers.set(delivery.id, timer);
  }

  private async attempt(delivery: Delivery): Promise<void> {
    this.timers.delete(delivery.id);
    const done = await this.post(delivery);
    // Reset or another attempt may have removed it meanwhile.
    if (this.stopped || !this.deliveries.get(delivery.id)) return;
    delivery.attempts += 1;
    if (done || delivery.attempts >= MAX_ATTEMPTS) {
      this.deliveries.delete(delivery.id);
      this.markDelivered(delivery);
      return;
    }
    this.deliveries.put(delivery.id, delivery);
    this.schedule(delivery, Math.min(60_000, 250 * 2 ** delivery.attempts));
  }

  private async post({ account, eventId, url, secret }: Delivery): Promise<boolean> {
    const event = this.state.table<StripeEvent>('event').find(account, eventId);
    if (!event) return true;
    const payload = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(payload, secret, stripeNow()),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', headers, body: payload, signal, redirect: 'manual' });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  private markDelivered({ account, eventId }: Delivery): void {
    const event = this.state.table<StripeEvent>('event').find(account, eventId);
    const waiting = this.deliveries.values().some((other) => other.eventId === eventId);
    if (event && !waiting) this.state.table<StripeEvent>('event').save(account, { ...event, pending_webhooks: 0 });
  }

  private cancelTimers(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}

/** The `Stripe-Signature` header (https://docs.stripe.com/webhooks#verify-manually). `at` in seconds since 1970. */
function signature(payload: string, secret: string, at: number): string {
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${digest}`;
}
