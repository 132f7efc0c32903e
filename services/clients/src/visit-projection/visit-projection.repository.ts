import { Injectable } from '@nestjs/common';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';

/** A visit as far as the directory needs it for the date of a contact's last visit. */
export interface VisitProjection {
  readonly appointmentId: string;
  readonly clientId: string;
  readonly startsAt: Date;
  /** Accepted, and not cancelled since. */
  readonly stands: boolean;
  readonly version: number;
}

const VISITS: ProjectionTable = { name: 'visit_projections', key: ['appointment_id'] };

@Injectable()
export class VisitProjectionRepository {
  /** @returns whose visit it is, and whose it was: a record that was merged into another stands for that one */
  async save(tx: EntityManager, visit: VisitProjection): Promise<string[]> {
    const clientId = await this.resolve(tx, visit.clientId);
    const before = await tx.query<{ id: string }[]>(
      'SELECT client_id AS id FROM visit_projections WHERE appointment_id = $1',
      [visit.appointmentId],
    );
    await upsertIfNewer(tx, VISITS, {
      appointment_id: visit.appointmentId,
      client_id: clientId,
      starts_at: visit.startsAt,
      stands: visit.stands,
      counted: false,
      version: visit.version,
    });
    return [clientId, ...before.map(({ id }) => id)];
  }

  /** An id that scheduling proposed is another contact's: its visits are theirs, whenever they arrive. */
  async addAlias(tx: EntityManager, fromId: string, intoId: string): Promise<void> {
    await tx.query(
      `INSERT INTO client_aliases (client_id, into_client_id) VALUES ($1, $2)
       ON CONFLICT (client_id) DO UPDATE SET into_client_id = excluded.into_client_id`,
      [fromId, intoId],
    );
    await tx.query('UPDATE visit_projections SET client_id = $2 WHERE client_id = $1', [fromId, intoId]);
  }

  /** When visits of these contacts start, by their ids. */
  async listStarts(
    tx: EntityManager,
    clientIds: readonly string[],
    appointmentIds: readonly string[],
  ): Promise<Map<string, Date>> {
    const rows = await tx.query<{ id: string; startsAt: Date }[]>(
      `SELECT appointment_id AS id, starts_at AS "startsAt" FROM visit_projections
       WHERE appointment_id = any($1) AND client_id = any($2)`,
      [appointmentIds, clientIds],
    );
    return new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
  }

  /** Takes visits that have started since the last time. @returns whose they are */
  async takeStarted(tx: EntityManager, now: Date, limit: number): Promise<string[]> {
    const [rows] = await tx.query<[{ client_id: string }[], number]>(
      `UPDATE visit_projections SET counted = true WHERE appointment_id = any(array(
         SELECT appointment_id FROM visit_projections WHERE stands AND NOT counted AND starts_at <= $1
         ORDER BY starts_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)) RETURNING client_id`,
      [now],
    );
    return rows.map(({ client_id }) => client_id);
  }

  /** Works out when these contacts were last there. */
  async refreshLast(tx: EntityManager, clientIds: readonly string[], now: Date): Promise<void> {
    await tx.query(
      `UPDATE clients SET last_appointment_at = last.at FROM (
         SELECT ids.id, (SELECT max(visit.starts_at) FROM visit_projections visit
                         WHERE visit.client_id = ids.id AND visit.stands AND visit.starts_at <= $2) AS at
         FROM unnest($1::uuid[]) AS ids (id)
       ) last WHERE clients.id = last.id AND clients.last_appointment_at IS DISTINCT FROM last.at`,
      [[...new Set(clientIds)].toSorted(), now],
    );
  }

  private async resolve(tx: EntityManager, clientId: string): Promise<string> {
    const rows = await tx.query<{ into_client_id: string }[]>(
      'SELECT into_client_id FROM client_aliases WHERE client_id = $1',
      [clientId],
    );
    return rows[0]?.into_client_id ?? clientId;
  }
}
