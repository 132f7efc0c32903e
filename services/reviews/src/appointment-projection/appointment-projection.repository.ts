import { Injectable } from '@nestjs/common';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import { In, type EntityManager } from 'typeorm';
import { AppointmentProjection } from './appointment-projection.entity.js';

const APPOINTMENTS: ProjectionTable = { name: 'appointment_projections', key: ['appointment_id'] };

/** As an event brings it. */
export type AppointmentSnapshot = Omit<AppointmentProjection, 'isOver' | 'opensWith'>;

@Injectable()
export class AppointmentProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, snapshot: AppointmentSnapshot): Promise<void> {
    await upsertIfNewer(tx, APPOINTMENTS, {
      appointment_id: snapshot.appointmentId,
      practice_id: snapshot.practiceId,
      client_id: snapshot.clientId,
      user_id: snapshot.userId,
      first_name: snapshot.firstName,
      last_name: snapshot.lastName,
      email: snapshot.email,
      phone: snapshot.phone,
      token_hash: snapshot.tokenHash,
      state: snapshot.state,
      ends_at: snapshot.endsAt,
      version: snapshot.version,
    });
  }

  async find(tx: EntityManager, practiceId: string, appointmentId: string): Promise<AppointmentProjection | null> {
    return tx.findOneBy(AppointmentProjection, { practiceId, appointmentId });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<AppointmentProjection[]> {
    return tx.findBy(AppointmentProjection, { appointmentId: In([...ids]) });
  }

  /** Visits of contacts that took place, the latest first, at most `limit` of each. */
  async listOver(
    tx: EntityManager,
    {
      practiceId,
      clientIds,
      now,
      limit,
    }: { practiceId: string; clientIds: readonly string[]; now: Date; limit: number },
  ): Promise<{ id: string; clientId: string; endsAt: Date }[]> {
    return tx.query(
      `SELECT visit.id, wanted.client_id AS "clientId", visit.ends_at AS "endsAt"
       FROM unnest($2::uuid[]) AS wanted (client_id) CROSS JOIN LATERAL (
         SELECT appointment_id AS id, ends_at FROM appointment_projections
         WHERE practice_id = $1 AND state = 'approved' AND ends_at <= $3
           AND (client_id = wanted.client_id
             OR client_id IN (SELECT from_id FROM client_merges WHERE into_id = wanted.client_id))
         ORDER BY ends_at DESC LIMIT $4) AS visit
       ORDER BY visit.ends_at DESC, visit.id`,
      [practiceId, clientIds, now, limit],
    );
  }

  /** Whether this contact, under this id or one that became it, had a visit that took place. */
  async existsOver(tx: EntityManager, practiceId: string, clientId: string, now: Date): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT FROM appointment_projections WHERE practice_id = $1 AND state = 'approved' AND ends_at <= $3
         AND (client_id = $2 OR client_id IN (SELECT from_id FROM client_merges WHERE into_id = $2)) LIMIT 1`,
      [practiceId, clientId, now],
    );
    return rows.length > 0;
  }
}
