import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientMergeUndone,
  ClientMergeUndoneSchema,
  type ClientSaved,
  ClientSavedSchema,
  type ClientSplit,
  ClientSplitSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ClientMergesService } from './client-merges.service.js';
import { ClientProjectionService } from './client-projection.service.js';

/** Follows the contacts of practices: who they are, and when two turn out to be one, or two again. */
@Controller()
export class ClientEventsConsumer {
  constructor(
    private readonly projection: ClientProjectionService,
    private readonly merges: ClientMergesService,
  ) {}

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (client) await this.projection.save(tx, client);
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged(event: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.merges.handOver(tx, event);
  }

  @OnEvent(ClientMergeUndoneSchema)
  async onClientMergeUndone(event: ClientMergeUndone, { tx }: EventContext): Promise<void> {
    await this.merges.giveBack(tx, event);
  }

  @OnEvent(ClientSplitSchema)
  async onClientSplit(event: ClientSplit, { tx }: EventContext): Promise<void> {
    await this.merges.split(tx, event);
  }
}
