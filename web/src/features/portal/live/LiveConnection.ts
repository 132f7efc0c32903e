/** What the gateway says is not as it was (gateway/src/live/live-events.ts). */
export const LIVE_KINDS = [
  'appointment',
  'client',
  'group_event',
  'offer',
  'package',
  'payment',
  'personal_event',
  'practice',
  'registration',
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

export interface LiveEvents {
  changed: (kind: LiveKind) => void;
  /** Events were missed: anything may have changed. */
  missed: () => void;
  /** The session has ended, here or from elsewhere. */
  loggedOut: () => void;
}

const PATH = '/api/live';
/** The gateway shows every 20 s that the line stands: two of those that do not come, and it does not. */
const SILENCE_MS = 50_000;
/** A page that is hidden for this long closes its connection; it reconnects when it is visible again. */
const UNSEEN_MS = 60_000;
/** Until the first try after a line has ended; each further one waits twice as long. */
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 30_000;
/** Between two looks at everything while there is no line, as behind a proxy that lets no stream through. */
const LOOK_MS = 60_000;
/** What may pass between an event and the moment from which the gateway remembers it. */
const MARGIN_MS = 2_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * The stream of `GET /api/live` while the page is visible. Reconnects with growing pauses when the stream ends or falls
 * silent; after a gap that the gateway cannot replay, everything may have changed.
 */
export class LiveConnection {
  private source: EventSource | undefined;
  private retry: Timer;
  private silence: Timer;
  private unseen: Timer;
  private failures = 0;
  private lastLook = Date.now();
  /** Opened again by the next look at the page only. */
  private resting = false;

  /** @param lastHeard since when nothing is known of changes, epoch ms */
  constructor(
    private readonly events: LiveEvents,
    private lastHeard = Date.now(),
  ) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onLook);
    window.addEventListener('focus', this.onLook);
    window.addEventListener('online', this.onLook);
    this.connect();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onLook);
    window.removeEventListener('focus', this.onLook);
    window.removeEventListener('online', this.onLook);
    clearTimeout(this.unseen);
    this.disconnect();
  }

  /** Visibility, focus or network has changed. Timers do not run while a computer sleeps: does now what is overdue. */
  private readonly onLook = (): void => {
    clearTimeout(this.unseen);
    if (document.visibilityState === 'hidden') {
      this.unseen = setTimeout(() => this.rest(), UNSEEN_MS);
      return;
    }
    const stands = this.source && Date.now() - this.lastHeard < SILENCE_MS;
    if (!stands) this.connect();
  };

  private connect(): void {
    this.disconnect();
    this.resting = false;
    const source = new EventSource(PATH);
    this.source = source;
    const on = (type: string, act: (data: Record<string, unknown>) => void) =>
      source.addEventListener(type, (event: MessageEvent<string>) => {
        if (source !== this.source) return;
        act(JSON.parse(event.data) as Record<string, unknown>);
        this.heard();
      });
    on('ready', ({ remembersMs }) => this.opened(Number(remembersMs)));
    on('change', ({ kind }) => this.events.changed(kind as LiveKind));
    on('reset', () => this.look());
    on('beat', () => (this.failures = 0));
    on('end', ({ reason }) => this.ended(String(reason)));
    source.onerror = () => source === this.source && this.lost();
    this.listen();
  }

  private opened(remembersMs: number): void {
    if (Date.now() - this.lastHeard + MARGIN_MS > remembersMs) this.look();
  }

  private ended(reason: string): void {
    if (reason === 'restart') return this.lost();
    this.rest();
    if (reason === 'session') this.events.loggedOut();
  }

  /** Also called if the response was no stream: the browser does not distinguish these cases. */
  private lost(): void {
    this.disconnect();
    if (this.resting) return;
    if (Date.now() - this.lastLook > LOOK_MS) this.look();
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.failures++, LAST_PAUSE_MS);
    // Not all at once where a gateway has stopped.
    this.retry = setTimeout(() => this.connect(), pause * (0.5 + Math.random()));
  }

  private rest(): void {
    this.resting = true;
    this.disconnect();
  }

  private look(): void {
    this.lastLook = Date.now();
    this.events.missed();
  }

  private heard(): void {
    this.lastHeard = Date.now();
    if (this.source) this.listen();
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(), SILENCE_MS);
  }

  private disconnect(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.source?.close();
    this.source = undefined;
  }
}
