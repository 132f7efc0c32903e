import { Controller } from '@nestjs/common';
import {
  ClientMergedSchema,
  ClientSavedSchema,
  type ClientMerged,
  type ClientSaved,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { ClientCopiesRepository } from './client-copies.repository.js';

/** Follows the contacts of practices: who they are, and when two turn out to be one. */
@Controller()
export class OnClientEvents {
  constructor(private readonly copies: ClientCopiesRepository) {}

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (!client) return;
    await this.copies.save(tx, {
      clientId: client.clientId,
      practiceId: client.practiceId,
      userId: client.userId || null,
      firstName: client.firstName,
      lastName: client.lastName,
      email: client.email || null,
      phone: client.phone || null,
      deleted: client.deleted,
      version: client.version,
    });
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged({ fromClientId, intoClientId }: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.copies.merge(tx, fromClientId, intoClientId);
  }
}
