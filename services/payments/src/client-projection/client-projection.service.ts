import { Injectable } from '@nestjs/common';
import type { Client } from '@yarrow/contracts/clients/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { AppointmentLookupService } from '../appointment-projection/appointment-lookup.service.js';
import { DefaultCardsService } from '../cards/default-cards.service.js';
import { PackagesService } from '../packages/packages.service.js';
import { ClientProjectionRepository } from './client-projection.repository.js';
import type { ContactMerge } from './contact-merge.js';

/** What payments keeps of practices' contacts. */
@Injectable()
export class ClientProjectionService {
  constructor(
    private readonly projection: ClientProjectionRepository,
    private readonly appointments: AppointmentLookupService,
    private readonly cards: DefaultCardsService,
    private readonly packages: PackagesService,
  ) {}

  async save(tx: EntityManager, client: Client): Promise<void> {
    const { clientId, practiceId, firstName, lastName, email, version } = client;
    const name = `${firstName} ${lastName}`.trim();
    await this.projection.save(tx, { clientId, practiceId, userId: client.userId || null, name, email, version });
  }

  /** Two contacts became one: the visits, cards and packages of one are the other's. */
  async merge(tx: EntityManager, merge: ContactMerge): Promise<void> {
    await this.appointments.reassignClient(tx, merge);
    await this.cards.reassignHolder(tx, merge);
    await this.packages.reassignClient(tx, merge);
  }
}
