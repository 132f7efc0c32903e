import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientMergeUndone,
  ClientMergeUndoneSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ClientMergesService } from './client-merges.service.js';

/** Two contacts are one person, or it was said in error that they are. */
@Controller()
export class ClientMergesConsumer {
  constructor(private readonly merges: ClientMergesService) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged(merge: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.merges.handOver(tx, merge);
  }

  @OnEvent(ClientMergeUndoneSchema)
  async onClientMergeUndone(merge: ClientMergeUndone, { tx }: EventContext): Promise<void> {
    await this.merges.giveBack(tx, merge);
  }
}
