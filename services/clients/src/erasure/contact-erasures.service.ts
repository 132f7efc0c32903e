import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
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
   * @throws DomainError `not_found`, `visits_ahead`, `visits_unsettled`, `sessions_left`, `client_changed`
   */
  async erase(actor: Actor, clientId: string): Promise<Client> {
    requirePro(actor);
    const contact = await this.getOwn(actor.practiceId, clientId);
    if (contact.erasedAt) return contact;
    const { person, records, check } = await this.subjects.ofContact(this.dataSource.manager, contact);
    requireNothingOpen(records);
    requireNoSessions(records);
    await this.erasures.start('practice', person, check);
    return this.getOwn(actor.practiceId, clientId);
  }

  private async getOwn(practiceId: string, clientId: string): Promise<Client> {
    const contact = isUuid(clientId) ? await this.repository.findContact(this.dataSource.manager, clientId) : null;
    if (contact?.practiceId === practiceId) return contact;
    throw new DomainError('not_found', 'This client could not be found.', 'clientId');
  }
}
