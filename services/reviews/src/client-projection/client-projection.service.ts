import { Injectable } from '@nestjs/common';
import type { Client } from '@yarrow/contracts/clients/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from './client-projection.repository.js';

/** What reviews keeps of practices' contacts. */
@Injectable()
export class ClientProjectionService {
  constructor(private readonly projection: ClientProjectionRepository) {}

  async save(tx: EntityManager, client: Client): Promise<void> {
    const { clientId, practiceId, firstName, lastName, deleted, version } = client;
    const contact = { userId: client.userId || null, email: client.email || null, phone: client.phone || null };
    await this.projection.save(tx, { clientId, practiceId, firstName, lastName, deleted, version, ...contact });
  }

  async merge(tx: EntityManager, fromId: string, intoId: string): Promise<void> {
    await this.projection.merge(tx, fromId, intoId);
  }
}
