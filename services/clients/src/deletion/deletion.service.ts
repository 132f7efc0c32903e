import { Injectable } from '@nestjs/common';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { clientMessage } from '../directory/client-message.js';
import type { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { requireNoSessions, requireNoVisits } from '../erasure/erasure-subjects.service.js';
import { VisitRecordsClient, type VisitRecords } from '../erasure/visit-records.client.js';

/** Contacts leave the directory; what they booked and paid stays. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly visits: VisitRecordsClient,
    private readonly clock: Clock,
  ) {}

  /** A practice asks about its own contacts; others do not exist for it. */
  async findOpenMatters(actor: Actor, clientId: string): Promise<VisitRecords | null> {
    requirePro(actor);
    const client = await this.findOwn(this.dataSource.manager, actor.practiceId, clientId);
    return client && this.recordsOf(client);
  }

  /** @throws DomainError `not_found`, `visits_ahead`, `sessions_left` */
  async delete(actor: Actor, clientId: string): Promise<Client> {
    requirePro(actor);
    const { practiceId } = actor;
    const contact = await this.getOwn(this.dataSource.manager, practiceId, clientId);
    if (contact.deletedAt) return contact;
    // Others are asked while no lock is held; a booking in between brings the contact back.
    const records = await this.recordsOf(contact);
    requireNoVisits(records);
    requireNoSessions(records);
    return this.dataSource.transaction(async (tx) => {
      await this.clients.lockDirectory(tx, practiceId);
      const client = await this.getOwn(tx, practiceId, clientId);
      if (client.deletedAt) return client;
      client.delete(this.clock.now());
      await this.clients.save(tx, client);
      await emit(tx, ClientSavedSchema, { client: clientMessage(client) }, { aggregateId: client.id });
      return client;
    });
  }

  /** The contact alone: its account may have visits at other practices. */
  private recordsOf({ id }: Client): Promise<VisitRecords> {
    return this.visits.get({ userId: null, clientIds: [id] });
  }

  private async getOwn(tx: EntityManager, practiceId: string, clientId: string): Promise<Client> {
    const client = await this.findOwn(tx, practiceId, clientId);
    if (client) return client;
    throw new DomainError('not_found', 'This client could not be found.', 'clientId');
  }

  private async findOwn(tx: EntityManager, practiceId: string, clientId: string): Promise<Client | null> {
    return isUuid(clientId) ? this.clients.find(tx, practiceId, clientId) : null;
  }
}
