import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type Message,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
} from '@nestjs/common';
import { MessagePattern, Payload, Transport } from '@nestjs/microservices';
import { headers } from '@nats-io/transport-node';
import { map, type Observable } from 'rxjs';
import { Access } from './access/access.js';
import { Broker } from './messaging/broker.js';
import { inSpan, SpanKind, traceHeaders } from './telemetry.js';

const DEFAULT_TIMEOUT_MS = 2_000;

/** Header of an answer that says that the other side failed. */
export const FAILED_HEADER = 'Yarrow-Failed';

/**
 * Nest's `@MessagePattern` for a request of another service, typed by its schemas: a method of a controller.
 */
export function OnRequest<Q extends DescMessage, A extends DescMessage>(request: Q, response: A) {
  return <M extends (request: MessageShape<Q>) => Promise<MessageInitShape<A>>>(
    target: object,
    method: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    MessagePattern(request.typeName, Transport.NATS)(target, method, descriptor);
    (Access('service') as MethodDecorator)(target, method, descriptor);
    Payload(new ReadMessage(request))(target, method, 0);
    UseInterceptors(new WriteMessage(response))(target, method, descriptor);
  };
}

class ReadMessage implements PipeTransform<Uint8Array, Message> {
  constructor(private readonly schema: DescMessage) {}

  transform(data: Uint8Array): Message {
    return fromBinary(this.schema, data);
  }
}

class WriteMessage implements NestInterceptor<MessageInitShape<DescMessage>, Uint8Array> {
  constructor(private readonly schema: DescMessage) {}

  intercept(_context: ExecutionContext, next: CallHandler<MessageInitShape<DescMessage>>): Observable<Uint8Array> {
    return next.handle().pipe(map((init) => toBinary(this.schema, create(this.schema, init))));
  }
}

/**
 * The subject on which a request travels: `request.` and its full name; without that prefix the stream of the service's
 * events would take the request for an event.
 */
export function requestSubject(broker: Broker, typeName: string): string {
  return broker.subjectOf(`request.${typeName}`);
}

/**
 * The subject of a request that an operator has for one service, and that every service answers: apart from `request.`,
 * where other services may ask.
 */
export function operationSubject(broker: Broker, service: string, typeName: string): string {
  return broker.subjectOf(`operation.${service}.${typeName}`);
}

/** Whether operators ask it, and not other services. */
export const isOperation = (typeName: string): boolean => typeName.startsWith('operations.');

/** Asks other services: the only synchronous call between services, for a copy that has not arrived yet. */
@Injectable()
export class Requests {
  constructor(private readonly broker: Broker) {}

  /**
   * @param options.timeoutMs how long to wait for the answer, and for a connection
   * @throws Error when nobody answers in time or the other side failed
   */
  async request<Q extends DescMessage, A extends DescMessage>(
    requestSchema: Q,
    responseSchema: A,
    init: MessageInitShape<Q>,
    { timeoutMs = DEFAULT_TIMEOUT_MS }: { timeoutMs?: number } = {},
  ): Promise<MessageShape<A>> {
    return inSpan(`request ${requestSchema.typeName}`, { kind: SpanKind.CLIENT }, async () => {
      const connection = await this.connectionWithin(timeoutMs);
      const fields = headers();
      for (const [name, value] of Object.entries(traceHeaders())) fields.set(name, value);
      const payload = toBinary(requestSchema, create(requestSchema, init));
      const answer = await connection.request(requestSubject(this.broker, requestSchema.typeName), payload, {
        timeout: timeoutMs,
        headers: fields,
      });
      if (answer.headers?.has(FAILED_HEADER)) throw new Error(`The other service failed at ${requestSchema.typeName}.`);
      return fromBinary(responseSchema, answer.data);
    });
  }

  private async connectionWithin(timeoutMs: number) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The broker is not reachable.')), timeoutMs);
    });
    try {
      return await Promise.race([this.broker.connection(), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
