import { Inject, Injectable } from '@nestjs/common';
import {
  NatsRecordBuilder,
  ServerNats,
  type ConsumerDeserializer,
  type ConsumerSerializer,
  type MessageHandler,
  type NatsContext,
  type WritePacket,
} from '@nestjs/microservices';
import { headers, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { FAILED_HEADER, isOperation, operationSubject, requestSubject } from './requests.client.js';
import { RUNTIME, type Runtime } from '../runtime.js';
import { contextOf, inSpan, SpanKind } from '../telemetry/telemetry.js';

/**
 * Nest's NATS transport for the requests of other services, on the connection that the service has, with protobuf in
 * place of JSON: request and response travel as they are. The replicas of one service share the work.
 */
@Injectable()
export class RequestServer extends ServerNats {
  private readonly open: Subscription[] = [];

  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {
    super({ queue: runtime.definition.name, serializer, deserializer });
  }

  override addHandler(typeName: string, callback: MessageHandler, isEvent?: boolean, extras?: object): void {
    const { broker, definition } = this.runtime;
    const subject = isOperation(typeName)
      ? operationSubject(broker, definition.name, typeName)
      : requestSubject(broker, typeName);
    super.addHandler(subject, callback, isEvent, extras);
  }

  override createNatsClient(): Promise<NatsConnection> {
    return this.runtime.broker.connection();
  }

  /** An answer is promised from here on, so the broker must know of the subscriptions. */
  override start(callback: (error?: unknown) => void): void {
    const connection = this.unwrap<NatsConnection>();
    this.bindEvents(connection);
    connection.flush().then(() => callback(), callback);
  }

  override bindEvents(connection: NatsConnection): void {
    for (const subject of this.messageHandlers.keys()) {
      const callback = this.getMessageHandler(subject).bind(this) as (error: Error | null, message: Msg) => void;
      this.open.push(connection.subscribe(subject, { queue: this.runtime.definition.name, callback }));
    }
  }

  override handleMessage(subject: string, message: Msg): Promise<unknown> {
    const fields = Object.fromEntries([...(message.headers ?? [])].map(([name, values]) => [name, values[0] ?? '']));
    return inSpan(`answer ${subject}`, { kind: SpanKind.SERVER, parent: contextOf(fields) }, () =>
      super.handleMessage(subject, message),
    );
  }

  override getPublisher(message: Msg, id: string, context: NatsContext): (answer: WritePacket) => unknown {
    const publish = super.getPublisher(message, id, context) as (answer: WritePacket) => unknown;
    return (answer) => {
      const { err } = answer;
      if (err) this.runtime.logger.error({ err, request: message.subject }, 'a request of another service failed');
      return publish(answer);
    };
  }

  /** The broker's connection reports its own state. */
  override async handleStatusUpdates(): Promise<void> {}

  /** Takes no new requests and answers those that have come; the connection is the broker's. */
  override async close(): Promise<void> {
    await Promise.allSettled(this.open.splice(0).map((subscription) => subscription.drain()));
  }
}

/** Requests are identified by their reply subject. */
const deserializer: ConsumerDeserializer = {
  deserialize: ({ data, reply, subject }: Msg) => ({ pattern: subject, data, id: reply ?? '' }),
};

const serializer: ConsumerSerializer = {
  serialize: ({ err, response }: { err?: unknown; response?: Uint8Array }) => {
    const failed = headers();
    if (err) failed.set(FAILED_HEADER, '1');
    return new NatsRecordBuilder(response).setHeaders(failed).build();
  },
};
