import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../directory/client.entity.js';
import { ErasureStartService } from './erasure-start.service.js';
import { ErasureSubjectsService, requireNoSessions, requireNothingOpen } from './erasure-subjects.service.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Practices that erase what they keep of a contact. */
@Injectable()
export class ContactErasuresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ErasuresRepository,
    private readonly subjects: ErasureSubjectsService,
    private readonly erasures: ErasureStartService,
  ) {}

  /**
   * A practice its own contact. Repeating it changes nothing.
   * @throws DomainError `not_found`, `visits_ahead`, `visits_unsettled`, `sessions_left`
   */
  async erase(actor: Actor, clientId: string): Promise<Client> {
    requirePro(actor);
    const contact = await this.getOwn(actor.practiceId, clientId);
    if (contact.erasedAt) return contact;
    const { person, records } = await this.subjects.ofContact(this.dataSource.manager, contact);
    requireNothingOpen(records);
    requireNoSessions(records);
    // Others were asked while no lock was held: a merge in between would leave half of the person.
    await this.erasures.start('practice', person, (tx) => this.requireSame(tx, contact, person.subjectIds));
    return this.getOwn(actor.practiceId, clientId);
  }

  private async requireSame(tx: EntityManager, contact: Client, ids: readonly string[]): Promise<void> {
    await this.repository.listContacts(tx, ids);
    const current = await this.repository.findContact(tx, contact.id);
    const now = await this.repository.listWithMerged(tx, current ? [current] : []);
    if (now.every(({ id }) => ids.includes(id))) return;
    throw new DomainError('client_changed', 'This client was merged with another one meanwhile. Please look again.');
  }

  private async getOwn(practiceId: string, clientId: string): Promise<Client> {
    const contact = isUuid(clientId) ? await this.repository.findContact(this.dataSource.manager, clientId) : null;
    if (contact?.practiceId === practiceId) return contact;
    throw new DomainError('not_found', 'This client could not be found.', 'clientId');
  }
}
