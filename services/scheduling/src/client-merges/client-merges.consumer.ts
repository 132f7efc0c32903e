import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientMergeUndone,
  ClientMergeUndoneSchema,
  type ClientSplit,
  ClientSplitSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ClientMergesService } from './client-merges.service.js';
import { ClientSplitsService } from './client-splits.service.js';

/** Follows merges and splits of contacts. */
@Controller()
export class ClientMergesConsumer {
  constructor(
    private readonly merges: ClientMergesService,
    private readonly splits: ClientSplitsService,
  ) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged(merge: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.merges.handOver(tx, merge);
  }

  @OnEvent(ClientMergeUndoneSchema)
  async onClientMergeUndone(merge: ClientMergeUndone, { tx }: EventContext): Promise<void> {
    await this.merges.giveBack(tx, merge);
  }

  @OnEvent(ClientSplitSchema)
  async onClientSplit(split: ClientSplit, { tx }: EventContext): Promise<void> {
    await this.splits.split(tx, split);
  }
}
