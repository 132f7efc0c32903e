import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import type { EntityManager } from 'typeorm';
import { newId } from './ids.js';
import { traceHeaders } from './telemetry/telemetry.js';

/** Postgres channel by which a commit wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox';

export interface EmitOptions {
  /** Id of what the event is about; events of one aggregate arrive in the order in which they were emitted. */
  readonly aggregateId: string;
  /**
   * When it happened; by default now by the database's clock. Set for changes of the past (import, demonstration data).
   */
  readonly occurredAt?: Date;
}

/**
 * Stores an event in the transaction of the change that it describes; the relay publishes it after the commit. Lock
 * the aggregate's row before, so that the order of its events is the order of its changes.
 */
export async function emit<S extends DescMessage>(
  tx: EntityManager,
  schema: S,
  init: MessageInitShape<S>,
  { aggregateId, occurredAt }: EmitOptions,
): Promise<void> {
  await tx.query(
    `with stored as (
       insert into outbox (id, aggregate_id, subject, payload, headers, occurred_at)
       values ($1, $2, $3, $4, $5, coalesce($6, clock_timestamp()))
     ) select pg_notify('${OUTBOX_CHANNEL}', '')`,
    [
      newId(),
      aggregateId,
      schema.typeName,
      Buffer.from(toBinary(schema, create(schema, init))),
      JSON.stringify(traceHeaders()),
      occurredAt ?? null,
    ],
  );
}

/** One event of a batch that is published together. */
export interface Emission<S extends DescMessage> extends EmitOptions {
  readonly init: MessageInitShape<S>;
}

/** As {@link emit}, for many at once: one statement, in the order of the list. */
export async function emitAll<S extends DescMessage>(
  tx: EntityManager,
  schema: S,
  events: readonly Emission<S>[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `with stored as (
       insert into outbox (id, aggregate_id, subject, payload, headers, occurred_at)
       select id, aggregate_id, $4, payload, $5, coalesce(occurred_at, clock_timestamp())
       from unnest($1::uuid[], $2::text[], $3::bytea[], $6::timestamptz[])
         with ordinality as events (id, aggregate_id, payload, occurred_at, position) order by position
     ) select pg_notify('${OUTBOX_CHANNEL}', '')`,
    [
      events.map(() => newId()),
      events.map(({ aggregateId }) => aggregateId),
      events.map(({ init }) => Buffer.from(toBinary(schema, create(schema, init)))),
      schema.typeName,
      JSON.stringify(traceHeaders()),
      events.map(({ occurredAt }) => occurredAt ?? null),
    ],
  );
}
