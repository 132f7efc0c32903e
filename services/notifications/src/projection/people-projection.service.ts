import { Injectable } from '@nestjs/common';
import { PracticeSchema, type Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  ClientMergedSchema,
  ClientSchema,
  UserSchema,
  type Client,
  type User,
} from '@yarrow/contracts/clients/v1/events_pb';
import type { Merge } from '@yarrow/kit/database/merged-rows';
import type { EntityManager } from 'typeorm';
import { ProjectionRepository } from './projection.repository.js';

/** Records that became another one, one after the other. */
const MAX_MERGES = 10;

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

  /** Those of these ids that are known, without following merges. */
  async listClients(tx: EntityManager, clientIds: readonly string[]): Promise<Client[]> {
    return this.projection.list(tx, ClientSchema, clientIds);
  }

  /** Remembers that a contact goes on under another id: links that were sent earlier still name the old one. */
  async mergeClients(tx: EntityManager, { fromClientId, intoClientId, mergeId }: Merge): Promise<void> {
    const known = await this.projection.find(tx, ClientMergedSchema, fromClientId);
    // It was undone before its own event came.
    if (mergeId && known?.mergeId === mergeId && known.intoClientId === '') return;
    await this.saveMerge(tx, fromClientId, { intoClientId, mergeId });
  }

  async undoMerge(tx: EntityManager, { fromClientId, mergeId }: Merge): Promise<void> {
    await this.saveMerge(tx, fromClientId, { intoClientId: '', mergeId });
  }

  /** The contact under this id or, where two became one, under the id that stayed. */
  async findClient(tx: EntityManager, clientId: string): Promise<Client | null> {
    let id = clientId;
    for (let merges = 0; merges < MAX_MERGES; merges += 1) {
      const merge = await this.projection.find(tx, ClientMergedSchema, id);
      if (!merge?.intoClientId) break;
      id = merge.intoClientId;
    }
    return this.projection.find(tx, ClientSchema, id);
  }

  /** Merges of a practice come in order: what comes later counts. */
  private async saveMerge(tx: EntityManager, id: string, snapshot: { intoClientId: string; mergeId: string }) {
    const kind = ClientMergedSchema.typeName;
    const version = ((await this.projection.listVersions(tx, ClientMergedSchema, [id])).get(id) ?? 0) + 1;
    await this.projection.saveSnapshot(tx, { kind, id, parentId: null, version, snapshot });
  }
}
