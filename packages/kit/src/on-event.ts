import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import type { EntityManager } from 'typeorm';

/** What a handler gets beside the event. */
export interface EventContext {
  /** The transaction that also notes that the event is handled: all effects go through it. */
  readonly tx: EntityManager;
  readonly eventId: string;
  /** When what the event tells of happened. */
  readonly occurredAt: Date;
  readonly aggregateId: string;
}

export type EventHandler<S extends DescMessage> = (event: MessageShape<S>, context: EventContext) => Promise<void>;

/**
 * What the event speaks of comes by the stream of another service and is not here yet. The event is parked, the later
 * ones of its aggregate behind it, and tried again with a growing delay for ten minutes before that counts as a failed
 * attempt. It holds up nothing else.
 */
export class NotYetError extends Error {
  override readonly name = 'NotYetError';
}

const HANDLED = Symbol('OnEvent');

/**
 * Handles an event of another service: a method of a provider. It runs once for each event, in order per aggregate;
 * five failed attempts end in `dead_letters`. Several classes may handle the same event, each in its own transaction.
 */
export function OnEvent<S extends DescMessage>(schema: S) {
  return <M extends EventHandler<S>>(
    _target: object,
    _method: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    Reflect.defineMetadata(HANDLED, schema, descriptor.value!);
  };
}

/** The event that a method handles, if it is decorated. */
export function handledEvent(method: object): DescMessage | undefined {
  return Reflect.getMetadata(HANDLED, method) as DescMessage | undefined;
}
