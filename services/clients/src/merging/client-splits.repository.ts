import { Injectable } from '@nestjs/common';
import { moveChosenRows } from '@yarrow/kit/database/merged-rows';
import type { EntityManager } from 'typeorm';
import type { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { ClientMergesRepository } from './client-merges.repository.js';

/** What moves from one contact to another. */
export interface SplitParts {
  readonly appointmentIds: readonly string[];
  readonly noteIds: readonly string[];
  /** All intake forms of the contact. */
  readonly intakeForms: boolean;
}

const VISITS = { name: 'visit_projections', key: 'appointment_id', owner: 'client_id' };
const NOTES = { name: 'client_notes', key: 'id', owner: 'client_id' };
const FORMS = { name: 'intake_form_links', key: 'unique_id', owner: 'client_id' };

@Injectable()
export class ClientSplitsRepository {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly merges: ClientMergesRepository,
  ) {}

  /** Locks the directory and these records of the practice. @returns records by id */
  async lockRecords(tx: EntityManager, practiceId: string, ids: readonly string[]): Promise<Map<string, Client>> {
    await this.clients.lockDirectory(tx, practiceId);
    return this.merges.listForUpdate(tx, practiceId, ids);
  }

  async move(tx: EntityManager, from: Client, into: Client, parts: SplitParts): Promise<void> {
    const between = { practiceId: from.practiceId, fromClientId: from.id, intoClientId: into.id };
    const ofVisits = { ...between, by: 'appointment_id', ids: parts.appointmentIds };
    await moveChosenRows(tx, VISITS, ofVisits);
    await moveChosenRows(tx, NOTES, ofVisits);
    await moveChosenRows(tx, NOTES, { ...between, by: 'id', ids: parts.noteIds });
    if (parts.intakeForms) await moveChosenRows(tx, FORMS, { ...between, by: 'client_id', ids: [from.id] });
  }
}
