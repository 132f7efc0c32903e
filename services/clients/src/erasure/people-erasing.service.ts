import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Eraser, Person } from '@yarrow/kit/erasure/person';
import type { EntityManager } from 'typeorm';
import { SessionsService } from '../accounts/sessions.service.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Erases accounts, and what practices wrote down of contacts, from this service. */
@Injectable()
export class PeopleErasingService implements Eraser {
  constructor(
    erasures: ErasuresService,
    private readonly repository: ErasuresRepository,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {
    erasures.register(this);
  }

  async eraseElsewhere({ subjectIds }: Person): Promise<void> {
    for (const id of subjectIds) await this.sessions.endAll(id);
  }

  /** A contact stays as a row without personal data, so that past visits and payments still refer to it. */
  async eraseRows(tx: EntityManager, { subjectIds }: Person): Promise<string[]> {
    const contacts = await this.repository.listContacts(tx, subjectIds);
    for (const contact of contacts) contact.erase(this.clock.now());
    await this.repository.saveContacts(tx, contacts);
    await this.repository.deleteRecords(tx, subjectIds);
    await this.repository.unlinkAccounts(tx, subjectIds);
    await this.repository.deleteAccounts(tx, subjectIds);
    return [];
  }
}
