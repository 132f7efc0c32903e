import { Controller } from '@nestjs/common';
import { ClientMergedSchema, type ClientMerged } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { VideoReviewsRepository } from './video-reviews.repository.js';

/** Two contacts turn out to be one person: so are the authors of their videos. */
@Controller()
export class OnVideoAuthorsMerged {
  constructor(private readonly videos: VideoReviewsRepository) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged({ fromClientId, intoClientId }: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.videos.reassignClient(tx, fromClientId, intoClientId);
  }
}
