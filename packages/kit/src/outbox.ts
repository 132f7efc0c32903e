import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import type { EntityManager } from 'typeorm';
import { newId } from './ids.js';
import { traceHeaders } from './telemetry.js';

/** Postgres channel by which a commit wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox';

export interface EmitOptions {
  /** Id of what the event is about; events of one aggregate arrive in the order in which they were emitted. */
  readonly aggregateId: string;
  /** When it happened; now, unless the past is being told (import, demonstration data). */
  readonly occurredAt?: Date;
}

/**
 * Stores an event in the transaction of the change that it tells of; the relay publishes it after the commit. Lock
 * the aggregate's row before: that makes the order of its events the order of its changes.
 */
export async function emit<S extends DescMessage>(
  tx: EntityManager,
  schema: S,
  init: MessageInitShape<S>,
  { aggregateId, occurredAt = new Date() }: EmitOptions,
): Promise<void> {
  await tx.query(
    `with stored as (
       insert into outbox (id, aggregate_id, subject, payload, headers, occurred_at) values ($1, $2, $3, $4, $5, $6)
     ) select pg_notify('${OUTBOX_CHANNEL}', '')`,
    [
      newId(),
      aggregateId,
      schema.typeName,
      Buffer.from(toBinary(schema, create(schema, init))),
      JSON.stringify(traceHeaders()),
      occurredAt,
    ],
  );
}
