import { randomUUID } from 'node:crypto';
import type { Collection, Journal } from '../journal.js';

/** What is sent to a receiver. */
export interface WebhookMessage {
  /** JSON; some providers send headers only. */
  body?: string | undefined;
  headers: Record<string, string>;
}

/** How the events of one provider are sent. */
export interface WebhookQueueSettings {
  url?: string | undefined;
  /** The address as the receiver knows it, where that differs: providers that sign it sign this one. */
  signedAs?: string | undefined;
  /** Milliseconds between the event and the first attempt. */
  delayMs: number;
  /** How often each event is sent; providers say that an event may arrive more than once. */
  copies: number;
}

/** An array holds a rank for each delivery, in order of creation. The lowest rank is sent first, deliveries without a rank last. */
export type DeliveryOrder = 'created' | 'reversed' | 'shuffled' | readonly number[];

interface Delivery {
  id: string;
  eventId: string;
  url: string;
  attempts: number;
}

const MAX_ATTEMPTS = 12;
const ANSWER_TIMEOUT_MS = 10_000;

/** Sends a provider's events until the receiver answers 2xx; what is unsent survives a restart. */
export class WebhookQueue {
  private readonly deliveries: Collection<Delivery>;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private paused = false;
  private stopped = false;

  /** @param messageOf the event as it is sent now, signed for the address; undefined for one that is forgotten */
  constructor(
    journal: Journal,
    name: string,
    readonly settings: WebhookQueueSettings,
    private readonly messageOf: (eventId: string, url: string) => WebhookMessage | undefined,
  ) {
    this.deliveries = journal.collection(`${name}.deliveries`);
  }

  /** @param url for providers that send to an address of each subscription; by default the configured address */
  send(eventId: string, url = this.settings.url): void {
    const { copies, delayMs } = this.settings;
    if (!url) return;
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery: Delivery = { id: randomUUID(), eventId, url, attempts: 0 };
      this.deliveries.put(delivery.id, delivery);
      this.schedule(delivery, delayMs);
    }
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

  get unsent(): number {
    return this.deliveries.size;
  }

  forget(): void {
    this.cancelTimers();
    this.paused = false;
    Object.assign(this.settings, { delayMs: 0, copies: 1 });
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
      return;
    }
    this.deliveries.put(delivery.id, delivery);
    this.schedule(delivery, Math.min(60_000, 250 * 2 ** delivery.attempts));
  }

  private async post({ eventId, url }: Delivery): Promise<boolean> {
    const message = this.messageOf(eventId, this.settings.signedAs ?? url);
    if (!message) return true;
    const { body } = message;
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...message.headers };
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  private cancelTimers(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}

/** Returns deliveries in sending order. @param deliveries in order of creation */
export function arrange<T>(deliveries: T[], order: DeliveryOrder): T[] {
  if (order === 'reversed') return deliveries.reverse();
  if (order === 'created') return deliveries;
  return deliveries
    .map((delivery, index) => ({
      delivery,
      rank: order === 'shuffled' ? Math.random() : (order[index] ?? Number.MAX_SAFE_INTEGER),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ delivery }) => delivery);
}
