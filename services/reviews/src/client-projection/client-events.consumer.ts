import { Controller } from '@nestjs/common';
import {
  ClientMergedSchema,
  ClientMergeUndoneSchema,
  ClientSavedSchema,
  type ClientMerged,
  type ClientMergeUndone,
  type ClientSaved,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { ClientProjectionService } from './client-projection.service.js';

/** Keeps the projection of practices' contacts: who they are, and when two turn out to be one, or two again. */
@Controller()
export class ClientEventsConsumer {
  constructor(private readonly projection: ClientProjectionService) {}

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (client) await this.projection.save(tx, client);
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged(merge: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.projection.merge(tx, merge);
  }

  @OnEvent(ClientMergeUndoneSchema)
  async onClientMergeUndone(merge: ClientMergeUndone, { tx }: EventContext): Promise<void> {
    await this.projection.undoMerge(tx, merge);
  }
}
