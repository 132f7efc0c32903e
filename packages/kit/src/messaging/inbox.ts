import { fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.js';
import { addressesOf, messageIn, subjectsOf, withoutPersonalFields } from '../personal-fields.js';
import type { RegisteredHandler } from './jetstream.server.js';

/** An event as it came from its stream. */
export interface ReceivedEvent {
  readonly id: string;
  readonly typeName: string;
  readonly aggregateId: string;
  readonly occurredAt: Date;
  readonly payload: Uint8Array;
  readonly headers: Record<string, string>;
  /** Name of the producing service, and the place in its stream. */
  readonly producer: string;
  readonly streamSeq: number;
}

/**
 * Notes which handler has handled which event, in the transaction of the handler's own effects. The time of it is the
 * clock's, by which the rows are pruned too.
 */
export class Inbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Who has been erased stays so: what an event says of them that comes late is taken out of it before it is handled.
   * @returns false when this handler had handled the event before
   */
  async handleOnce(event: ReceivedEvent, handler: RegisteredHandler): Promise<boolean> {
    const message = fromBinary(handler.schema, event.payload);
    return this.dataSource.transaction(async (tx) => {
      const [{ noted, erased } = { noted: false, erased: false }] = await tx.query<
        { noted: boolean; erased: boolean }[]
      >(
        `with noted as (
           insert into inbox (event_id, handler, stream, handled_at) values ($1, $2, $3, $4)
           on conflict do nothing returning 1
         ) select exists(select from noted) as noted, exists(select from erased_subjects where id = any($5::uuid[])) as erased`,
        [event.id, handler.name, event.producer, this.clock.now(), subjectsOf(handler.schema, message)],
      );
      if (!noted) return false;
      const { id, occurredAt, aggregateId } = event;
      const known = erased ? withoutPersonalFields(handler.schema, message) : message;
      await handler.handle(known, { tx, eventId: id, occurredAt, aggregateId });
      return true;
    });
  }

  /**
   * Sets an event aside that its handler cannot handle. What is personal stays in it only where an erasure finds it, by an
   * id or an address of whom it is about.
   */
  async moveToDeadLetters(
    event: ReceivedEvent,
    handler: RegisteredHandler,
    error: unknown,
    attempts: number,
  ): Promise<void> {
    const kept = findable(event, handler, problemOf(error));
    await this.dataSource.query(
      `insert into dead_letters
         (event_id, handler, stream, stream_seq, subject, aggregate_id, payload, headers, error, attempts, died_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (event_id, handler) do nothing`,
      [
        event.id,
        handler.name,
        event.producer,
        event.streamSeq,
        event.typeName,
        event.aggregateId,
        Buffer.from(kept.payload),
        JSON.stringify(event.headers),
        kept.error,
        attempts,
        this.clock.now(),
      ],
    );
  }

  /** Notes that an event which was set aside could not be handled once more. */
  async buryAgain(event: ReceivedEvent, handler: RegisteredHandler, error: unknown): Promise<void> {
    await this.dataSource.query(
      'update dead_letters set attempts = attempts + 1, error = $3 where event_id = $1 and handler = $2',
      [event.id, handler.name, findable(event, handler, problemOf(error)).error],
    );
  }

  /** Whether the database answers: if not, a failed attempt says nothing about the handler. */
  async isReachable(): Promise<boolean> {
    return this.dataSource.query('select 1').then(
      () => true,
      () => false,
    );
  }
}

const problemOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Payload and error of an event, without what is personal where nothing in it leads to whom it is about. */
function findable({ payload }: ReceivedEvent, { schema }: RegisteredHandler, error: string) {
  const message = messageIn(schema, payload);
  if (!message || subjectsOf(schema, message).length + addressesOf(schema, message).length > 0)
    return { payload, error };
  const clean = Buffer.from(toBinary(schema, withoutPersonalFields(schema, message)));
  // What an error says may quote a value.
  return clean.equals(payload) ? { payload, error } : { payload: clean, error: error.replace(/:.*/s, '') };
}
