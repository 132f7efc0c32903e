import { Injectable } from '@nestjs/common';
import { type ProjectionTable, upsertIfNewer } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';
import type { ClientProjection } from './client-projection.entity.js';

const CLIENTS: ProjectionTable = { name: 'client_projections', key: ['client_id'] };

@Injectable()
export class ClientProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, client: Omit<ClientProjection, 'mergedInto'>): Promise<void> {
    await upsertIfNewer(tx, CLIENTS, {
      client_id: client.clientId,
      practice_id: client.practiceId,
      user_id: client.userId,
      name: client.name,
      email: client.email,
      phone: client.phone,
      version: client.version,
    });
  }

  /** A record that has not arrived yet has nothing here that could be asked for under it. */
  async markMerged(tx: EntityManager, clientId: string, intoId: string): Promise<void> {
    await tx.query('UPDATE client_projections SET merged_into = $2 WHERE client_id = $1', [clientId, intoId]);
  }

  async markLiving(tx: EntityManager, clientId: string, mergedInto: string): Promise<void> {
    await tx.query('UPDATE client_projections SET merged_into = NULL WHERE client_id = $1 AND merged_into = $2', [
      clientId,
      mergedInto,
    ]);
  }
}
