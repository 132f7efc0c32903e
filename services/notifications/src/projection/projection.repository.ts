import { fromJson, toJson, type DescMessage, type JsonObject, type MessageShape } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { isUuid } from '@yarrow/kit/ids';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import { In, type EntityManager } from 'typeorm';
import { PaymentState } from './payment-state.entity.js';
import { Projection } from './projection.entity.js';

const PROJECTIONS: ProjectionTable = { name: 'projections', key: ['kind', 'id'] };

/** What other services published, the newest of each, whatever the order in which events arrive. */
@Injectable()
export class ProjectionRepository {
  async save<S extends DescMessage>(
    tx: EntityManager,
    schema: S,
    message: MessageShape<S> & { version: number },
    id: string,
    parentId: string | null = null,
  ): Promise<void> {
    const snapshot = toJson(schema, message) as JsonObject;
    await this.saveSnapshot(tx, { kind: schema.typeName, id, parentId, version: message.version, snapshot });
  }

  async saveSnapshot(tx: EntityManager, { kind, id, parentId, version, snapshot }: Projection): Promise<void> {
    await upsertIfNewer(tx, PROJECTIONS, { kind, id, parent_id: parentId, version, snapshot });
  }

  async find<S extends DescMessage>(tx: EntityManager, schema: S, id: string): Promise<MessageShape<S> | null> {
    const found = isUuid(id) ? await tx.findOneBy(Projection, { kind: schema.typeName, id }) : null;
    return found && fromJson(schema, found.snapshot);
  }

  async list<S extends DescMessage>(tx: EntityManager, schema: S, ids: readonly string[]): Promise<MessageShape<S>[]> {
    const found = await tx.findBy(Projection, { kind: schema.typeName, id: In([...ids]) });
    return found.map(({ snapshot }) => fromJson(schema, snapshot));
  }

  /** By the ids of those that are known, one query for all. */
  async listVersions(tx: EntityManager, schema: DescMessage, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await tx.find(Projection, {
      select: { id: true, version: true },
      where: { kind: schema.typeName, id: In([...ids]) },
    });
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** Approved appointments that have ended; what is beyond `max` is not read. */
  async countVisits(tx: EntityManager, practiceId: string, now: Date, max: number): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM (
         SELECT FROM projections WHERE kind = 'scheduling.v1.Appointment' AND snapshot->'host'->>'practiceId' = $1
           AND snapshot->>'state' = 'approved' AND (snapshot->>'endsAt')::timestamptz <= $2 LIMIT $3) AS visits`,
      [practiceId, now, max],
    );
    return row!.count;
  }

  async findPayment(tx: EntityManager, bookingId: string): Promise<PaymentState | null> {
    return tx.findOneBy(PaymentState, { bookingId });
  }

  async savePayment(tx: EntityManager, state: PaymentState): Promise<void> {
    await tx.upsert(PaymentState, state, ['bookingId']);
  }

  async isReviewed(tx: EntityManager, appointmentId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>('SELECT 1 FROM reviewed_appointments WHERE appointment_id = $1', [
      appointmentId,
    ]);
    return rows.length > 0;
  }

  async markReviewed(tx: EntityManager, appointmentId: string): Promise<void> {
    await tx.query('INSERT INTO reviewed_appointments (appointment_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      appointmentId,
    ]);
  }
}
