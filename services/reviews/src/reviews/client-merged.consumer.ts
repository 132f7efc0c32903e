import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientMergeUndone,
  ClientMergeUndoneSchema,
  type ClientSplit,
  ClientSplitSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { isUndone, noteUndone } from '@yarrow/kit/database/merged-rows';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { VideoChangesService } from '../video-reviews/video-changes.service.js';
import { ReviewChangesService } from './review-changes.service.js';

/** Changes the authors of reviews and videos when contacts are merged or split. */
@Controller()
export class ClientMergedConsumer {
  constructor(
    private readonly reviews: ReviewChangesService,
    private readonly videos: VideoChangesService,
  ) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged(merge: ClientMerged, { tx }: EventContext): Promise<void> {
    if (await isUndone(tx, merge)) return;
    await this.reviews.handOver(tx, merge);
    await this.videos.handOver(tx, merge);
  }

  @OnEvent(ClientMergeUndoneSchema)
  async onClientMergeUndone(merge: ClientMergeUndone, { tx }: EventContext): Promise<void> {
    await noteUndone(tx, merge);
    await this.reviews.giveBack(tx, merge);
    await this.videos.giveBack(tx, merge);
  }

  @OnEvent(ClientSplitSchema)
  async onClientSplit({ appointmentIds, ...contacts }: ClientSplit, { tx }: EventContext): Promise<void> {
    const ofVisits = { ...contacts, by: 'appointment_id', ids: appointmentIds };
    await this.reviews.moveChosen(tx, ofVisits);
    await this.videos.moveChosen(tx, ofVisits);
  }
}
