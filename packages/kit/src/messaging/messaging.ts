import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Runtime } from '../runtime.js';
import { EventConsumer, type ConsumerParts } from './consumer.js';
import type { HandlerRegistry } from './handlers.js';
import { Inbox } from './inbox.js';
import { ParkedEvents } from './parked-events.js';
import { Relay } from './relay.js';
import { Responder } from './responder.js';

const STEADY_MS = 10_000;

/** Everything of a service that talks to the broker: relay, consumers, answers to requests. */
@Injectable()
export class Messaging {
  private readonly consumers: EventConsumer[];
  private readonly responder: Responder;
  private readonly inbox: Inbox;

  constructor(
    private readonly runtime: Runtime,
    private readonly registry: HandlerRegistry,
    dataSource: DataSource,
  ) {
    const { broker, logger, metrics, definition } = runtime;
    this.inbox = new Inbox(dataSource);
    const parts: ConsumerParts = { broker, logger, metrics, inbox: this.inbox, handlers: registry.events() };
    this.consumers = definition.consumes.map(
      (producer) => new EventConsumer(definition.name, producer, parts, new ParkedEvents(dataSource, producer)),
    );
    this.responder = new Responder(broker, definition.name, logger);
  }

  /**
   * Starts all of it. Where the broker is away the service starts nevertheless, after 10 s: requests are answered,
   * events wait in the outbox and in their streams.
   */
  async start(): Promise<void> {
    const { broker, definition, leadership, logger } = this.runtime;
    const starting = (async () => {
      await broker.ensureStream(definition.name);
      await this.responder.start(this.registry.answers());
    })();
    starting.catch((error: unknown) => logger.error({ err: error }, 'messaging did not start'));
    await Promise.race([starting, new Promise((resolve) => setTimeout(resolve, STEADY_MS).unref())]);
    await leadership.lead('relay', async (lost) => {
      await starting;
      await this.relay().run(lost);
    });
    for (const consumer of this.consumers) await this.lead(consumer);
  }

  /** Ends the consumers: what is being handled is finished, and no request of another service is taken. */
  async stopConsuming(): Promise<void> {
    await this.responder.stop();
    await Promise.all(this.consumers.map((consumer) => this.runtime.leadership.stop(consumer.durable)));
  }

  /** Publishes what the last requests have emitted and ends the relay. */
  async flush(timeoutMs: number, isEmpty: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline && !(await isEmpty().catch(() => true))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.runtime.leadership.stop('relay');
  }

  /**
   * Applies the events of a producer again from the first: forgets what was handled and makes the durable anew.
   * @throws Error when another replica consumes that stream; replay is for a service that runs alone
   */
  async replay(producer: string): Promise<void> {
    const consumer = this.consumers.find((candidate) => candidate.producer === producer);
    if (!consumer) throw new Error(`${this.runtime.definition.name} does not consume ${producer}.`);
    const { broker, leadership } = this.runtime;
    await leadership.stop(consumer.durable);
    await this.inbox.clear(producer);
    await consumer.parked.clear();
    const manager = await broker.manager();
    await manager.consumers.delete(broker.streamOf(producer), consumer.durable).catch(() => false);
    await this.lead(consumer);
  }

  private lead(consumer: EventConsumer): Promise<void> {
    return this.runtime.leadership.lead(consumer.durable, (lost) => consumer.run(lost));
  }

  private relay(): Relay {
    const { config, broker, logger, metrics } = this.runtime;
    return new Relay(config.DATABASE_URL, broker, logger, metrics);
  }
}
