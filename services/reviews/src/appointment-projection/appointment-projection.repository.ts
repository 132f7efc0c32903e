import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AppointmentProjection } from './appointment-projection.entity.js';

const SAVE = `
  INSERT INTO appointment_projections AS known (
    appointment_id, practice_id, client_id, user_id, first_name, last_name, email, phone, token_hash, state, ends_at,
    version
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (appointment_id) DO UPDATE SET client_id = excluded.client_id, user_id = excluded.user_id,
    first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email, phone = excluded.phone,
    token_hash = excluded.token_hash, state = excluded.state, ends_at = excluded.ends_at, version = excluded.version
  WHERE known.version < excluded.version`;

/** As an event brings it. */
export type AppointmentSnapshot = Omit<AppointmentProjection, 'isOver' | 'opensWith'>;

@Injectable()
export class AppointmentProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, snapshot: AppointmentSnapshot): Promise<void> {
    await tx.query(SAVE, [
      snapshot.appointmentId,
      snapshot.practiceId,
      snapshot.clientId,
      snapshot.userId,
      snapshot.firstName,
      snapshot.lastName,
      snapshot.email,
      snapshot.phone,
      snapshot.tokenHash,
      snapshot.state,
      snapshot.endsAt,
      snapshot.version,
    ]);
  }

  async find(tx: EntityManager, practiceId: string, appointmentId: string): Promise<AppointmentProjection | null> {
    return tx.findOneBy(AppointmentProjection, { practiceId, appointmentId });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<AppointmentProjection[]> {
    return tx.findBy(AppointmentProjection, { appointmentId: In([...ids]) });
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
