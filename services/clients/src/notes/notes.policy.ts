import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { PracticeProjectionService } from '../practice-projection/practice-projection.service.js';

/** Who may read and write notes: a practice about its own contacts, while they are part of its plan. */
@Injectable()
export class NotesPolicy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly practices: PracticeProjectionService,
  ) {}

  /**
   * Returns the contact that the caller writes about; the directory is locked.
   * @throws DomainError `notes_not_enabled`, `not_found`
   */
  async requireClient(tx: EntityManager, actor: Actor, clientId: string): Promise<Client> {
    requirePro(actor);
    await this.practices.requireNotes(actor.practiceId);
    await this.clients.lockDirectory(tx, actor.practiceId);
    return this.clients.getLiving(tx, actor.practiceId, clientId);
  }

  /** Returns those of these contacts whose notes the caller may read. */
  async listReadable(actor: Actor, clientIds: readonly string[]): Promise<string[]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return [];
    if (!(await this.practices.keepsNotes(actor.practiceId))) return [];
    const own = await this.clients.listByIds(this.dataSource.manager, actor.practiceId, clientIds.filter(isUuid));
    return own.map(({ id }) => id);
  }
}
