import { createInbox, type Msg, type MsgHdrs, type NatsConnection, type Subscription } from '@nats-io/transport-node';

interface Waiting {
  readonly deadline: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const SWEEP_MS = 1_000;
// What the broker answers begins with the stream's name when it has stored the message, with the error otherwise.
const STORED = Buffer.from('{"stream"');

/**
 * Publishes to JetStream and waits for each acknowledgement. The client's own `publish` sets up a request, a timer and a
 * parser for every message; one subscription and one timer for all of them cost a third less.
 */
export class StreamWriter {
  private readonly waiting = new Map<string, Waiting>();
  private readonly inbox: string;
  private readonly subscription: Subscription;
  private readonly sweeper: NodeJS.Timeout;
  private next = 0;

  constructor(
    private readonly connection: NatsConnection,
    private readonly timeoutMs: number,
    inboxPrefix?: string,
  ) {
    this.inbox = createInbox(inboxPrefix);
    this.subscription = connection.subscribe(`${this.inbox}.*`, {
      callback: (_error, answer) => this.answered(answer),
    });
    this.sweeper = setInterval(() => this.sweep(), SWEEP_MS);
  }

  /** @throws Error when the broker refuses the message, or does not answer in time: it may have stored it then */
  write(subject: string, payload: Uint8Array, headers: MsgHdrs): Promise<void> {
    return new Promise((resolve, reject) => {
      const reply = `${this.inbox}.${(this.next++).toString(36)}`;
      this.waiting.set(reply, { deadline: performance.now() + this.timeoutMs, resolve, reject });
      try {
        this.connection.publish(subject, payload, { reply, headers });
      } catch (error) {
        this.waiting.delete(reply);
        reject(error as Error);
      }
    });
  }

  close(): void {
    clearInterval(this.sweeper);
    this.subscription.unsubscribe();
    for (const { reject } of this.waiting.values()) reject(new Error('The writer was closed.'));
    this.waiting.clear();
  }

  private answered(answer: Msg): void {
    const waiting = this.waiting.get(answer.subject);
    if (!waiting) return;
    this.waiting.delete(answer.subject);
    const { data } = answer;
    if (STORED.compare(data, 0, STORED.length) === 0) waiting.resolve();
    else waiting.reject(new Error(`The broker refused an event: ${answer.headers?.code ?? ''} ${answer.string()}`));
  }

  private sweep(): void {
    const now = performance.now();
    for (const [reply, { deadline, reject }] of this.waiting) {
      if (deadline > now) return; // they are in the order of their deadlines
      this.waiting.delete(reply);
      reject(new Error('The broker did not answer in time.'));
    }
  }
}
