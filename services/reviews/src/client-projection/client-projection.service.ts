import { Injectable } from '@nestjs/common';
import type { Client } from '@yarrow/contracts/clients/v1/events_pb';
import {
  handOverRows,
  isUndone,
  type Merge,
  noteUndone,
  type OwnedTable,
  returnRows,
} from '@yarrow/kit/database/merged-rows';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from './client-projection.repository.js';

/** Ids that had become the merged one before. */
const POINTERS: OwnedTable = { name: 'client_merges', key: 'from_id', owner: 'into_id' };

/** What reviews keeps of practices' contacts. */
@Injectable()
export class ClientProjectionService {
  constructor(private readonly projection: ClientProjectionRepository) {}

  async save(tx: EntityManager, client: Client): Promise<void> {
    const { clientId, practiceId, firstName, lastName, deleted, version } = client;
    const contact = { userId: client.userId || null, email: client.email || null, phone: client.phone || null };
    await this.projection.save(tx, { clientId, practiceId, firstName, lastName, deleted, version, ...contact });
  }

  async merge(tx: EntityManager, merge: Merge): Promise<void> {
    if (await isUndone(tx, merge)) return;
    await handOverRows(tx, POINTERS, merge);
    await this.projection.merge(tx, merge.fromClientId, merge.intoClientId);
  }

  async undoMerge(tx: EntityManager, merge: Merge): Promise<void> {
    await noteUndone(tx, merge);
    await this.projection.undoMerge(tx, merge.fromClientId, merge.intoClientId);
    await returnRows(tx, POINTERS, merge);
  }
}
