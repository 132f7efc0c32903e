import { Injectable } from '@nestjs/common';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import { DataSource } from 'typeorm';
import { clientMessage } from '../directory/client-message.js';
import type { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { ServiceProjectionService } from '../service-projection/service-projection.service.js';

/** Prices that a practitioner agrees with one contact. */
@Injectable()
export class CustomPricesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly services: ServiceProjectionService,
  ) {}

  /**
   * Repeating it changes nothing.
   * @throws DomainError `not_found`, `invalid_service`, `invalid_amount`, `too_many_prices`
   */
  async upsert(actor: Actor, clientId: string, serviceId: string, amountCents: number): Promise<Client> {
    requirePro(actor);
    await this.clients.getLiving(this.dataSource.manager, actor.practiceId, clientId);
    // Catalog may have to be asked, for which no lock is held.
    if (!(await this.services.isSold(actor.practiceId, serviceId))) {
      throw new DomainError('invalid_service', 'Please choose one of your services.', 'serviceId');
    }
    return this.change(actor, clientId, (client) => client.setCustomPrice(serviceId, amountCents));
  }

  /**
   * Repeating it changes nothing.
   * @throws DomainError `not_found`
   */
  remove(actor: Actor, clientId: string, serviceId: string): Promise<Client> {
    return this.change(actor, clientId, (client) => client.removeCustomPrice(serviceId));
  }

  /** The lock of the directory is what everything that writes a contact takes. */
  private async change(actor: Actor, clientId: string, edit: (client: Client) => boolean): Promise<Client> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      await this.clients.lockDirectory(tx, actor.practiceId);
      const client = await this.clients.getLiving(tx, actor.practiceId, clientId);
      if (!edit(client)) return client;
      await this.clients.save(tx, client);
      await emit(tx, ClientSavedSchema, { client: clientMessage(client) }, { aggregateId: client.id });
      return client;
    });
  }
}
