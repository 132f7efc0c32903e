import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { Access } from './access/access.js';

/** The transport of `@OnEvent`. */
export const JETSTREAM = Symbol('JetStream');

/** Metadata that `@OnEvent` stores of a handler in addition to the pattern. */
export interface HandlerExtras {
  readonly schema: DescMessage;
  /** Class and event: the key of the inbox note. Renaming the class makes it a new handler. */
  readonly handler: string;
}

/** Second argument of a handler, after the event; guards and interceptors find it as the context of the call. */
export interface EventContext {
  /** The transaction that also notes that the event is handled: all effects go through it. */
  readonly tx: EntityManager;
  readonly eventId: string;
  /** When the published change happened. */
  readonly occurredAt: Date;
  readonly aggregateId: string;
}

export type EventHandler<S extends DescMessage> = (event: MessageShape<S>, context: EventContext) => Promise<void>;

/**
 * Thrown if the event refers to data that the stream of another service has not delivered yet. The event is parked,
 * followed by the later ones of its aggregate, and tried again with a growing delay for ten minutes before that counts
 * as a failed attempt. It does not block other events.
 */
export class NotYetError extends Error {
  override readonly name = 'NotYetError';
}

/**
 * Nest's `@EventPattern` for an event of another service, typed by its schema: a method of a controller. It runs once
 * for each event, in order per aggregate; five failed attempts end in `dead_letters`. Several classes may handle the
 * same event, each in its own transaction.
 */
export function OnEvent<S extends DescMessage>(schema: S) {
  return <M extends EventHandler<S>>(
    target: object,
    method: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const extras: HandlerExtras = { schema, handler: `${target.constructor.name}:${schema.typeName}` };
    (EventPattern(schema.typeName, JETSTREAM, extras) as MethodDecorator)(target, method, descriptor);
    (Access('service') as MethodDecorator)(target, method, descriptor);
    Payload()(target, method, 0);
    Ctx()(target, method, 1);
  };
}
