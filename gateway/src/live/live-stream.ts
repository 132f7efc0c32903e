import { PassThrough, type Readable } from 'node:stream';
import type { FoundSession } from '../sessions/authentication.js';
import type { LiveChange, LiveKind } from './live-events.js';

/** How long changes are gathered, ms: an import or a series of visits is one message. */
const GATHER_MS = 50;
/** Past so many ids of one kind a message names none of them: the page asks for all. */
const MAX_IDS = 50;
/** What may wait for a reader who does not read, bytes. */
const MAX_WAITING_BYTES = 64 * 1024;

/** How long the other side may take to read that it is over, ms. */
const LINGER_MS = 5_000;

/** Why the gateway ends a stream. The page comes back by itself, except to a session that has ended. */
export type LiveEnd =
  /** The session was logged out or has expired. */
  | 'session'
  /** The account has opened more of them elsewhere. */
  | 'replaced'
  /** The gateway stops, or cannot look at the session for the moment. */
  | 'restart';

/** The stream of changes to one open page: server-sent events, each with one line of JSON. */
export class LiveStream {
  private readonly out = new PassThrough();
  private readonly waiting = new Map<LiveKind, Set<string>>();
  private gathering: NodeJS.Timeout | undefined;

  /**
   * @param found whose stream it is
   * @param stands whether its session has not ended; asked before anything is said
   */
  constructor(
    readonly found: FoundSession,
    private readonly stands: () => Promise<boolean>,
  ) {}

  get body(): Readable {
    return this.out;
  }

  /** @param remembersMs how far back changes are replayed to a new stream, milliseconds */
  greet(remembersMs: number): void {
    this.write('ready', { remembersMs });
  }

  add({ kind, id }: LiveChange): void {
    const ids = this.waiting.get(kind) ?? new Set();
    this.waiting.set(kind, ids.add(id));
    this.gathering ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Events may have been missed. */
  reset(): void {
    void this.whileSessionStands(() => this.write('reset', {}));
  }

  /** Shows both sides that the other one is there. */
  beat(): void {
    void this.whileSessionStands(() => this.write('beat', {}));
  }

  end(reason: LiveEnd): void {
    clearTimeout(this.gathering);
    if (this.out.writableEnded) return;
    this.write('end', { reason });
    this.out.end();
    // Who is gone without a word would hold a stopping server open.
    const linger = setTimeout(() => this.release(), LINGER_MS);
    this.out.once('close', () => clearTimeout(linger));
  }

  /** The other side has gone. */
  release(): void {
    clearTimeout(this.gathering);
    this.out.destroy();
  }

  private async flush(): Promise<void> {
    await this.whileSessionStands(() => {
      for (const [kind, ids] of this.waiting) this.write('change', { kind, ids: ids.size > MAX_IDS ? [] : [...ids] });
    });
    this.waiting.clear();
    this.gathering = undefined;
  }

  /** Writes only while the session is valid: after a log-out the stream sends no change and ends. */
  private async whileSessionStands(say: () => void): Promise<void> {
    try {
      if (await this.stands()) say();
      else this.end('session');
    } catch {
      this.end('restart');
    }
  }

  private write(event: string, data: object): void {
    if (this.out.writableEnded || this.out.destroyed) return;
    this.out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.out.writableLength + this.out.readableLength > MAX_WAITING_BYTES) this.release();
  }
}
