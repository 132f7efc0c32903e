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
import { Broker } from './broker.js';
import { inSpan, SpanKind, traceHeaders } from '../telemetry/telemetry.js';

/** Header of an answer that says that the other side failed. */
export const FAILED_HEADER = 'Yarrow-Failed';

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

export interface RequestOptions {
  /** How long to wait for the answer, and for a connection, where that is not the configured time. */
  readonly timeoutMs?: number;
}

/** Asks other services: the only synchronous call between services, for a copy that has not arrived yet. */
@Injectable()
export class RequestsClient {
  /** @param timeoutMs how long to wait for an answer where a request says nothing else */
  constructor(
    private readonly broker: Broker,
    private readonly timeoutMs: number,
  ) {}

  /** @throws Error if no answer arrives in time or the other service failed */
  async request<Q extends DescMessage, A extends DescMessage>(
    requestSchema: Q,
    responseSchema: A,
    init: MessageInitShape<Q>,
    options: RequestOptions = {},
  ): Promise<MessageShape<A>> {
    const subject = requestSubject(this.broker, requestSchema.typeName);
    return this.send(subject, requestSchema, responseSchema, init, options);
  }

  /** As `request`, of what every service answers: of that one. */
  async requestOf<Q extends DescMessage, A extends DescMessage>(
    service: string,
    requestSchema: Q,
    responseSchema: A,
    init: MessageInitShape<Q>,
  ): Promise<MessageShape<A>> {
    const subject = operationSubject(this.broker, service, requestSchema.typeName);
    return this.send(subject, requestSchema, responseSchema, init, {});
  }

  private async send<Q extends DescMessage, A extends DescMessage>(
    subject: string,
    requestSchema: Q,
    responseSchema: A,
    init: MessageInitShape<Q>,
    { timeoutMs = this.timeoutMs }: RequestOptions,
  ): Promise<MessageShape<A>> {
    return inSpan(`request ${requestSchema.typeName}`, { kind: SpanKind.CLIENT }, async () => {
      const connection = await this.connectionWithin(timeoutMs);
      const fields = headers();
      for (const [name, value] of Object.entries(traceHeaders())) fields.set(name, value);
      const payload = toBinary(requestSchema, create(requestSchema, init));
      const answer = await connection.request(subject, payload, { timeout: timeoutMs, headers: fields });
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
