import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientMergeUndone,
  ClientMergeUndoneSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ClientSettingsService } from './client-settings.service.js';

/** Two contacts became one, and with them what was chosen for them, or are two again. */
@Controller()
export class ClientMergesConsumer {
  constructor(private readonly clientSettings: ClientSettingsService) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged(merge: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.clientSettings.handOver(tx, merge);
  }

  @OnEvent(ClientMergeUndoneSchema)
  async onClientMergeUndone(merge: ClientMergeUndone, { tx }: EventContext): Promise<void> {
    await this.clientSettings.giveBack(tx, merge);
  }
}
