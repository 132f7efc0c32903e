import { Injectable } from '@nestjs/common';
import type { Client } from '@yarrow/contracts/clients/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from './client-projection.repository.js';

/** What payments keeps of practices' contacts. */
@Injectable()
export class ClientProjectionService {
  constructor(private readonly projection: ClientProjectionRepository) {}

  async save(tx: EntityManager, client: Client): Promise<void> {
    const { clientId, practiceId, firstName, lastName, email, phone, version } = client;
    const name = `${firstName} ${lastName}`.trim();
    const userId = client.userId || null;
    await this.projection.save(tx, { clientId, practiceId, userId, name, email, phone, version });
  }
}
