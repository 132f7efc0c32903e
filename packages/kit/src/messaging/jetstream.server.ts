import type { DescMessage, Message } from '@bufbuild/protobuf';
import { Inject, Injectable } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import { JETSTREAM, type EventContext, type HandlerExtras } from '../on-event.js';
import { RUNTIME, type Runtime } from '../runtime.js';
import { EventConsumer, type ConsumerParts } from './consumer.js';
import { Inbox } from './inbox.js';
import { ParkedEvents } from './parked-events.js';

export interface RegisteredHandler {
  readonly name: string;
  readonly schema: DescMessage;
  readonly handle: (event: Message, context: EventContext) => Promise<void>;
}

/**
 * Nest's transport for events: reads the streams of other services, each in one replica at a time, and gives every
 * event to its handlers, through the guards, interceptors and filters that Nest has for them.
 */
@Injectable()
export class JetStreamServer extends Server implements CustomTransportStrategy {
  override readonly transportId = JETSTREAM;
  /** What the handlers throw reaches the consumer, which repeats, parks or buries. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly handlers = new Map<string, RegisteredHandler[]>();
  private readonly consumers: EventConsumer[];

  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(DataSource) dataSource: DataSource,
    @Inject(Clock) clock: Clock,
  ) {
    super();
    const { broker, logger, metrics, definition } = runtime;
    const inbox = new Inbox(dataSource, clock);
    const parts: ConsumerParts = { broker, logger, metrics, inbox, handlers: this.handlers };
    this.consumers = definition.consumes.map(
      (producer) => new EventConsumer(definition.name, producer, parts, new ParkedEvents(dataSource, producer)),
    );
  }

  /** Each handler of an event stands for itself, with its own transaction and attempts; Nest would chain them. */
  override addHandler(typeName: string, callback: MessageHandler, _isEvent?: boolean, extras?: object): void {
    const { schema, handler: name } = extras as HandlerExtras;
    const handlers = this.handlers.get(typeName) ?? [];
    if (handlers.some((handler) => handler.name === name)) throw new Error(`${name} is handled by two methods.`);
    const handle = async (event: Message, context: EventContext): Promise<void> => {
      await lastValueFrom(this.transformToObservable(await callback(event, context)), { defaultValue: undefined });
    };
    this.handlers.set(typeName, [...handlers, { name, schema, handle }]);
  }

  /** The handlers of an event, by its full name. */
  handlersOf(typeName: string): readonly RegisteredHandler[] {
    return this.handlers.get(typeName) ?? [];
  }

  /** Events wait in their streams while the broker is away: nothing here waits for it. */
  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      for (const consumer of this.consumers) await this.lead(consumer);
      callback();
    } catch (error) {
      callback(error);
    }
  }

  /** Ends the consumers: what is being handled is finished. */
  async close(): Promise<void> {
    await Promise.all(this.consumers.map(({ durable }) => this.runtime.leadership.stop(durable)));
  }

  /** No events to listen to: the broker client reconnects by itself. */
  on(): void {}

  unwrap<T>(): T {
    return this.runtime.broker as T;
  }

  private lead(consumer: EventConsumer): Promise<void> {
    return this.runtime.leadership.lead(consumer.durable, (lost) => consumer.run(lost));
  }
}
