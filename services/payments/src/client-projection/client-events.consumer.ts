import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientSaved,
  ClientSavedSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { AppointmentLookupService } from '../appointment-projection/appointment-lookup.service.js';
import { DefaultCardsService } from '../cards/default-cards.service.js';
import { PackagesService } from '../packages/packages.service.js';

const SAVE = `
  INSERT INTO client_projections AS projection (client_id, practice_id, user_id, name, email, version)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (client_id) DO UPDATE SET user_id = excluded.user_id, name = excluded.name, email = excluded.email,
    version = excluded.version
  WHERE projection.version < excluded.version`;

/** Follows the contacts of practices: who they are, and when two turn out to be one. */
@Controller()
export class ClientEventsConsumer {
  constructor(
    private readonly appointments: AppointmentLookupService,
    private readonly cards: DefaultCardsService,
    private readonly packages: PackagesService,
  ) {}

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (!client) return;
    const name = `${client.firstName} ${client.lastName}`.trim();
    await tx.query(SAVE, [
      client.clientId,
      client.practiceId,
      client.userId || null,
      name,
      client.email,
      client.version,
    ]);
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged(event: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.appointments.reassignClient(tx, event);
    await this.cards.reassignHolder(tx, event);
    await this.packages.reassignClient(tx, event);
  }
}
