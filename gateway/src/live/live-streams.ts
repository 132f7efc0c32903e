import type { GatewayMetrics } from '../operability/gateway-metrics.js';
import { RequestError } from '../errors/request-error.js';
import type { FoundSession } from '../sessions/authentication.js';
import type { LiveChange } from './live-events.js';
import { LiveStream } from './live-stream.js';

export interface LiveLimits {
  /** Open streams of this gateway. */
  readonly total: number;
  /** Open streams of one account; the oldest one goes. */
  readonly perAccount: number;
  /** Between two signs of life, ms. */
  readonly beatMs: number;
}

/** How long changes are kept for pages that have just lost their connection, or do not have one yet, ms. */
const MEMORY_MS = 15_000;
const MAX_REMEMBERED = 10_000;

/** The open streams of one gateway. Sends the changes of a practice only to its own streams. */
export class LiveStreams {
  private readonly byPractice = new Map<string, Set<LiveStream>>();
  private readonly byAccount = new Map<string, Set<LiveStream>>();
  private readonly remembered: { at: number; change: LiveChange }[] = [];
  private readonly beats: NodeJS.Timeout;
  private count = 0;
  private hearsSince: number | undefined;
  private closed = false;

  constructor(
    private readonly limits: LiveLimits,
    private readonly stands: (sessionHash: string) => Promise<boolean>,
    private readonly metrics: GatewayMetrics,
  ) {
    this.beats = setInterval(() => this.forEach((stream) => stream.beat()), limits.beatMs).unref();
  }

  /**
   * @param found a session of a practice
   * @throws RequestError 503 where there are too many, or the gateway stops
   */
  open(found: FoundSession, practiceId: string): LiveStream {
    if (this.closed || this.count >= this.limits.total) throw full();
    const stream = new LiveStream(found, () => this.stands(found.hash));
    const account = this.join(this.byAccount, found.session.userId, stream);
    this.join(this.byPractice, practiceId, stream);
    this.metrics.liveStreams.set(++this.count);
    stream.body.once('close', () => this.leave(stream, practiceId));
    if (account.size > this.limits.perAccount) this.endOldest(account);
    const now = performance.now();
    stream.greet(this.remembersMs(now));
    for (const { at, change } of this.remembered) {
      if (at > now - MEMORY_MS && change.practiceId === practiceId) stream.add(change);
    }
    return stream;
  }

  changed(change: LiveChange): void {
    this.metrics.liveChanges.inc({ kind: change.kind });
    const now = performance.now();
    const past = this.remembered.findIndex(({ at }) => at > now - MEMORY_MS);
    this.remembered.splice(0, past === -1 ? this.remembered.length : past);
    if (this.remembered.length === MAX_REMEMBERED) this.remembered.shift();
    this.remembered.push({ at: now, change });
    this.byPractice.get(change.practiceId)?.forEach((stream) => stream.add(change));
  }

  /** Events may have been missed until now. */
  reset(): void {
    this.hearsSince = performance.now();
    this.remembered.length = 0;
    this.forEach((stream) => stream.reset());
  }

  /** Ends all streams; a server waits for its answers before it closes. */
  close(): void {
    this.closed = true;
    clearInterval(this.beats);
    this.forEach((stream) => stream.end('restart'));
  }

  private remembersMs(now: number): number {
    if (this.hearsSince === undefined) return 0;
    const since = this.remembered.length === MAX_REMEMBERED ? this.remembered[0]!.at : this.hearsSince;
    return Math.round(Math.min(MEMORY_MS, now - since));
  }

  private join(streams: Map<string, Set<LiveStream>>, key: string, stream: LiveStream): Set<LiveStream> {
    const joined = (streams.get(key) ?? new Set()).add(stream);
    streams.set(key, joined);
    return joined;
  }

  private leave(stream: LiveStream, practiceId: string): void {
    stream.release();
    for (const [streams, key] of [
      [this.byPractice, practiceId],
      [this.byAccount, stream.found.session.userId],
    ] as const) {
      const joined = streams.get(key);
      joined?.delete(stream);
      if (joined?.size === 0) streams.delete(key);
    }
    this.metrics.liveStreams.set(--this.count);
  }

  private endOldest(account: Set<LiveStream>): void {
    const [oldest] = account;
    if (!oldest) return;
    account.delete(oldest);
    oldest.end('replaced');
  }

  private forEach(act: (stream: LiveStream) => void): void {
    for (const streams of [...this.byPractice.values()]) for (const stream of [...streams]) act(stream);
  }
}

function full(): RequestError {
  return new RequestError(503, { code: 'LIVE_UNAVAILABLE', message: 'Live updates are not available at the moment.' });
}
