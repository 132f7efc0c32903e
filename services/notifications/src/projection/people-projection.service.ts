import { Injectable } from '@nestjs/common';
import { PracticeSchema, type Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  ClientMergedSchema,
  ClientSchema,
  UserSchema,
  type Client,
  type User,
} from '@yarrow/contracts/clients/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { ProjectionRepository } from './projection.repository.js';

/** Practices, their contacts and the accounts: who is written to, and in whose name. */
@Injectable()
export class PeopleProjectionService {
  constructor(private readonly projection: ProjectionRepository) {}

  async savePractice(tx: EntityManager, practice: Practice): Promise<void> {
    await this.projection.save(tx, PracticeSchema, practice, practice.practiceId);
  }

  async findPractice(tx: EntityManager, practiceId: string): Promise<Practice | null> {
    return this.projection.find(tx, PracticeSchema, practiceId);
  }

  async saveUser(tx: EntityManager, user: User): Promise<void> {
    await this.projection.save(tx, UserSchema, user, user.userId);
  }

  async findUser(tx: EntityManager, userId: string): Promise<User | null> {
    return this.projection.find(tx, UserSchema, userId);
  }

  async saveClient(tx: EntityManager, client: Client): Promise<void> {
    await this.projection.save(tx, ClientSchema, client, client.clientId);
  }

  /** Remembers that a contact goes on under another id: links that were sent earlier still name the old one. */
  async mergeClients(tx: EntityManager, fromId: string, intoId: string): Promise<void> {
    const snapshot = { intoClientId: intoId };
    const kind = ClientMergedSchema.typeName;
    await this.projection.saveSnapshot(tx, { kind, id: fromId, parentId: null, version: 1, snapshot });
  }

  /** The contact under this id or, where two became one, under the id that stayed. */
  async findClient(tx: EntityManager, clientId: string): Promise<Client | null> {
    const merge = await this.projection.find(tx, ClientMergedSchema, clientId);
    return this.projection.find(tx, ClientSchema, merge?.intoClientId ?? clientId);
  }
}
