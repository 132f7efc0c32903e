import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientSaved,
  ClientSavedSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ClientProjectionService } from './client-projection.service.js';

/** Follows the contacts of practices: who they are, and when two turn out to be one. */
@Controller()
export class ClientEventsConsumer {
  constructor(private readonly projection: ClientProjectionService) {}

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (client) await this.projection.save(tx, client);
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged(event: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.projection.merge(tx, event);
  }
}
