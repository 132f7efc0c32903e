import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { headers } from '@nats-io/transport-node';
import { Broker } from './messaging/broker.js';
import { inSpan, SpanKind, traceHeaders } from './telemetry.js';

const ANSWERED = Symbol('OnRequest');
const DEFAULT_TIMEOUT_MS = 2_000;

/** Header of an answer that says that the other side failed. */
export const FAILED_HEADER = 'Yarrow-Failed';

export interface Question {
  readonly request: DescMessage;
  readonly response: DescMessage;
}

/**
 * Answers a question of another service: a method of a provider. Subject: `request.` and the full name of the request;
 * without that prefix the stream of the service's events would take the question for an event.
 */
export function OnRequest<Q extends DescMessage, A extends DescMessage>(request: Q, response: A) {
  return <M extends (request: MessageShape<Q>) => Promise<MessageInitShape<A>>>(
    _target: object,
    _method: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    Reflect.defineMetadata(ANSWERED, { request, response } satisfies Question, descriptor.value!);
  };
}

/** The question that a method answers, if it is decorated. */
export function answeredQuestion(method: object): Question | undefined {
  return Reflect.getMetadata(ANSWERED, method) as Question | undefined;
}

/** The subject on which a request travels. */
export function requestSubject(broker: Broker, request: DescMessage): string {
  return broker.subjectOf(`request.${request.typeName}`);
}

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
      const answer = await connection.request(requestSubject(this.broker, requestSchema), payload, {
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
