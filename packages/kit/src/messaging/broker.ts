import { jetstream, jetstreamManager, JetStreamApiError, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import { connect, nanos, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { connectionTo, type BrokerAddress } from './broker-address.js';

export interface BrokerOptions extends BrokerAddress {
  /** Name of the connection, shown by the broker's monitoring; answers come to an inbox of that name. */
  readonly name: string;
  /** Sets streams and subjects apart from those of others on the same broker. */
  readonly prefix: string;
  readonly replicas: number;
}

/** How long a stream keeps an event. Who has been away for longer asks the owners to publish their snapshots again. */
export const STREAM_DAYS = 14;
const DAY_MS = 86_400_000;
const DUPLICATE_WINDOW_MS = 3_600_000;
const STREAM_NAME_IN_USE = 10_058;

/** One connection to NATS, which reconnects for ever, and the names of streams and subjects. */
export class Broker {
  private connecting: Promise<NatsConnection> | undefined;
  private connected: NatsConnection | undefined;
  private closed = false;

  constructor(
    private readonly options: BrokerOptions,
    private readonly logger: Logger,
  ) {}

  /** Waits until the broker has been reached for the first time. */
  connection(): Promise<NatsConnection> {
    this.connecting ??= this.connect();
    return this.connecting;
  }

  async jetstream(): Promise<JetStreamClient> {
    return jetstream(await this.connection());
  }

  async manager(): Promise<JetStreamManager> {
    return jetstreamManager(await this.connection(), { checkAPI: false });
  }

  /** Whether the broker answers. */
  async ping(): Promise<void> {
    if (!this.connected) throw new Error('not connected');
    await this.connected.flush();
  }

  /** Subject prefix for replies; no other broker user may subscribe to it. */
  get inboxPrefix(): string {
    return `_INBOX_${this.options.name}`;
  }

  /** `catalog` → `CATALOG` */
  streamOf(producer: string): string {
    return `${this.options.prefix}${producer.toUpperCase()}`;
  }

  /** The subject on the wire of a message type: its full name. */
  subjectOf(typeName: string): string {
    return this.options.prefix ? `${this.options.prefix}.${typeName}` : typeName;
  }

  /** The message type of a subject on the wire. */
  typeNameOf(subject: string): string {
    return this.options.prefix ? subject.slice(this.options.prefix.length + 1) : subject;
  }

  /** Makes the stream of a producing service unless it exists; either side may come first. */
  async ensureStream(producer: string): Promise<string> {
    const manager = await this.manager();
    const name = this.streamOf(producer);
    try {
      await manager.streams.add({
        name,
        subjects: [this.subjectOf(`${producer}.v1.>`)],
        storage: StorageType.File,
        retention: RetentionPolicy.Limits,
        max_age: nanos(STREAM_DAYS * DAY_MS),
        duplicate_window: nanos(DUPLICATE_WINDOW_MS),
        num_replicas: this.options.replicas,
      });
    } catch (error) {
      // It exists with settings that an operator has changed: theirs stay.
      if (!(error instanceof JetStreamApiError) || error.code !== STREAM_NAME_IN_USE) throw error;
    }
    return name;
  }

  /** As `ensureStream`, by the producer: a stream that was made when events were kept for ever keeps them for as long as all. */
  async ensureOwnStream(producer: string): Promise<string> {
    const name = await this.ensureStream(producer);
    const manager = await this.manager();
    const { config } = await manager.streams.info(name);
    const maxAge = nanos(STREAM_DAYS * DAY_MS);
    if (config.max_age !== maxAge) await manager.streams.update(name, { ...config, max_age: maxAge });
    return name;
  }

  async close(): Promise<void> {
    this.closed = true;
    if (!this.connected) return void this.connecting?.then((late) => late.close()).catch(() => undefined);
    if (!this.connected.isClosed()) await this.connected.close();
  }

  private async connect(): Promise<NatsConnection> {
    while (!this.closed) {
      try {
        const { name } = this.options;
        this.connected = await connect({
          ...connectionTo(this.options),
          name,
          inboxPrefix: this.inboxPrefix,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 250,
          pingInterval: 10_000,
          maxPingOut: 2,
        });
        void this.logStatus(this.connected);
        return this.connected;
      } catch (error) {
        this.logger.warn({ err: error }, 'NATS is not reachable yet');
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
    throw new Error('The connection to NATS has been closed.');
  }

  private async logStatus(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' || status.type === 'reconnect') {
        this.logger.warn({ status: status.type }, 'the connection to NATS changed');
      }
      if (status.type === 'error') this.logger.error({ err: status.error }, 'NATS refused something');
    }
  }
}
