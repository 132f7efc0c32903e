import { Injectable } from '@nestjs/common';
import type { Client, User } from '@yarrow/contracts/clients/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from './client-projection.repository.js';

/** What scheduling keeps of contacts and accounts. */
@Injectable()
export class ClientProjectionService {
  constructor(private readonly projection: ClientProjectionRepository) {}

  saveClient(tx: EntityManager, client: Client): Promise<void> {
    return this.projection.saveClient(tx, client);
  }

  saveUser(tx: EntityManager, user: User): Promise<void> {
    return this.projection.saveUser(tx, user);
  }
}
