import { Injectable } from '@nestjs/common';
import {
  handOverRows,
  isUndone,
  type Merge,
  moveChosenRows,
  noteUndone,
  type OwnedTable,
  returnRows,
} from '@yarrow/kit/database/merged-rows';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from './client-projection.repository.js';

/** Visits of one contact that are another person's. */
export interface ClientSplit {
  readonly practiceId: string;
  readonly fromClientId: string;
  readonly intoClientId: string;
  readonly appointmentIds: readonly string[];
}

const ofHolder = { owner: 'holder_id', practice: 'practice_id' };

const PACKAGES: OwnedTable = { name: 'client_packages', key: 'id', owner: 'client_id', practice: 'practice_id' };

/** What belongs to a contact here. Movements of money belong to visits, and customers at providers to their cards. */
const TABLES: readonly OwnedTable[] = [
  { name: 'appointment_projections', key: 'appointment_id', owner: 'client_id', practice: 'practice_id' },
  { name: 'saved_cards', key: 'id', ...ofHolder },
  { name: 'setups', key: 'setup_intent_id', ...ofHolder },
  PACKAGES,
  // Records that had become the merged one before.
  { name: 'client_projections', key: 'client_id', owner: 'merged_into' },
];

/** Cards of an account stay with the account's contact. */
const GUEST_CARDS: OwnedTable = { name: 'saved_cards', key: 'id', ...ofHolder, where: 'user_id IS NULL' };

/** Hands over the visits, cards and packages of a contact that becomes part of another one, and gives them back. */
@Injectable()
export class ClientMergesService {
  constructor(private readonly projection: ClientProjectionRepository) {}

  async handOver(tx: EntityManager, merge: Merge): Promise<void> {
    if (await isUndone(tx, merge)) return;
    // First: a card that is being saved for the contact waits for its row, or is handed over with the others.
    await this.projection.markMerged(tx, merge.fromClientId, merge.intoClientId);
    for (const table of TABLES) await handOverRows(tx, table, merge);
  }

  async giveBack(tx: EntityManager, merge: Merge): Promise<void> {
    await noteUndone(tx, merge);
    await this.projection.markLiving(tx, merge.fromClientId, merge.intoClientId);
    for (const table of TABLES) await returnRows(tx, table, merge);
  }

  /** Visits follow when scheduling publishes them again; their guests' cards and the packages bought with them move here. */
  async split(tx: EntityManager, { appointmentIds, ...contacts }: ClientSplit): Promise<void> {
    const ofVisits = { ...contacts, by: 'appointment_id', ids: appointmentIds };
    await moveChosenRows(tx, GUEST_CARDS, ofVisits);
    await moveChosenRows(tx, PACKAGES, ofVisits);
  }
}
