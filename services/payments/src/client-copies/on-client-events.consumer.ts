import { Injectable } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientSaved,
  ClientSavedSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import { CardsRepository } from '../cards/cards.repository.js';
import { PackagesRepository } from '../packages/packages.repository.js';

const SAVE = `
  INSERT INTO client_copies AS copies (client_id, practice_id, user_id, name, email, version)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (client_id) DO UPDATE SET user_id = excluded.user_id, name = excluded.name, email = excluded.email,
    version = excluded.version
  WHERE copies.version < excluded.version`;

/** Follows the contacts of practices: who they are, and when two turn out to be one. */
@Injectable()
export class OnClientEvents {
  constructor(
    private readonly appointments: AppointmentCopiesRepository,
    private readonly cards: CardsRepository,
    private readonly packages: PackagesRepository,
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
    const { practiceId, fromClientId, intoClientId } = event;
    await this.appointments.reassignClient(tx, practiceId, fromClientId, intoClientId);
    await this.cards.reassignHolder(tx, practiceId, fromClientId, intoClientId);
    await this.packages.reassignClient(tx, practiceId, fromClientId, intoClientId);
  }
}
