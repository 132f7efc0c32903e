import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClientProjection } from './client-projection.entity.js';

const SAVE = `
  INSERT INTO client_projections AS known (
    client_id, practice_id, user_id, first_name, last_name, email, phone, deleted, version
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (client_id) DO UPDATE SET user_id = excluded.user_id, first_name = excluded.first_name,
    last_name = excluded.last_name, email = excluded.email, phone = excluded.phone, deleted = excluded.deleted,
    version = excluded.version
  WHERE known.version < excluded.version`;

@Injectable()
export class ClientProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, client: ClientProjection): Promise<void> {
    const { clientId, practiceId, userId, firstName, lastName, email, phone, deleted, version } = client;
    await tx.query(SAVE, [clientId, practiceId, userId, firstName, lastName, email, phone, deleted, version]);
  }

  /** The contact under this id or, where two became one, under the id that stayed. */
  async find(tx: EntityManager, practiceId: string, clientId: string): Promise<ClientProjection | null> {
    return tx.findOneBy(ClientProjection, { practiceId, clientId: await this.currentId(tx, clientId), deleted: false });
  }

  /** Links that were sent earlier still name the id that a contact had then. */
  async currentId(tx: EntityManager, clientId: string): Promise<string> {
    const [merge] = await tx.query<{ into_id: string }[]>('SELECT into_id FROM client_merges WHERE from_id = $1', [
      clientId,
    ]);
    return merge?.into_id ?? clientId;
  }

  async merge(tx: EntityManager, fromId: string, intoId: string): Promise<void> {
    await tx.query('UPDATE client_merges SET into_id = $2 WHERE into_id = $1', [fromId, intoId]);
    await tx.query(
      `INSERT INTO client_merges (from_id, into_id) VALUES ($1, $2)
       ON CONFLICT (from_id) DO UPDATE SET into_id = excluded.into_id`,
      [fromId, intoId],
    );
  }
}
