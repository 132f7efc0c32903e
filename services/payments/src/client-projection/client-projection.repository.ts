import { Injectable } from '@nestjs/common';
import { type ProjectionTable, upsertIfNewer } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';
import type { ClientProjection } from './client-projection.entity.js';

const CLIENTS: ProjectionTable = { name: 'client_projections', key: ['client_id'] };

@Injectable()
export class ClientProjectionRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save(tx: EntityManager, client: ClientProjection): Promise<void> {
    await upsertIfNewer(tx, CLIENTS, {
      client_id: client.clientId,
      practice_id: client.practiceId,
      user_id: client.userId,
      name: client.name,
      email: client.email,
      version: client.version,
    });
  }
}
