import { Controller } from '@nestjs/common';
import { ClientMergedSchema, type ClientMerged } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { VideoChangesService } from '../videos/video-changes.service.js';
import { ReviewChangesService } from './review-changes.service.js';

/** Two contacts turn out to be one person: so are the authors of their reviews and videos. */
@Controller()
export class ClientMergedConsumer {
  constructor(
    private readonly reviews: ReviewChangesService,
    private readonly videos: VideoChangesService,
  ) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged(event: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.reviews.reassignClient(tx, event);
    await this.videos.reassignClient(tx, event.fromClientId, event.intoClientId);
  }
}
