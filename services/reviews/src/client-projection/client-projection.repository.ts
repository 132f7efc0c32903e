import { Injectable } from '@nestjs/common';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import { In, type EntityManager } from 'typeorm';
import { ClientProjection } from './client-projection.entity.js';

const CLIENTS: ProjectionTable = { name: 'client_projections', key: ['client_id'] };

@Injectable()
export class ClientProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, client: ClientProjection): Promise<void> {
    await upsertIfNewer(tx, CLIENTS, {
      client_id: client.clientId,
      practice_id: client.practiceId,
      user_id: client.userId,
      first_name: client.firstName,
      last_name: client.lastName,
      email: client.email,
      phone: client.phone,
      deleted: client.deleted,
      version: client.version,
    });
  }

  /** The contact under this id or, where two became one, under the id that stayed. */
  async find(tx: EntityManager, practiceId: string, clientId: string): Promise<ClientProjection | null> {
    return tx.findOneBy(ClientProjection, { practiceId, clientId: await this.currentId(tx, clientId), deleted: false });
  }

  /** Contacts of the practice by their ids. */
  async listByIds(
    tx: EntityManager,
    practiceId: string,
    ids: readonly string[],
  ): Promise<Map<string, ClientProjection>> {
    const clients = await tx.findBy(ClientProjection, { practiceId, clientId: In([...ids]), deleted: false });
    return new Map(clients.map((client) => [client.clientId, client]));
  }

  /** Links that were sent earlier still name the id that a contact had then. */
  async currentId(tx: EntityManager, clientId: string): Promise<string> {
    const [merge] = await tx.query<{ into_id: string }[]>('SELECT into_id FROM client_merges WHERE from_id = $1', [
      clientId,
    ]);
    return merge?.into_id ?? clientId;
  }

  async merge(tx: EntityManager, fromId: string, intoId: string): Promise<void> {
    await tx.query(
      `INSERT INTO client_merges (from_id, into_id) VALUES ($1, $2)
       ON CONFLICT (from_id) DO UPDATE SET into_id = excluded.into_id`,
      [fromId, intoId],
    );
  }

  async undoMerge(tx: EntityManager, fromId: string, intoId: string): Promise<void> {
    await tx.query('DELETE FROM client_merges WHERE from_id = $1 AND into_id = $2', [fromId, intoId]);
  }
}
