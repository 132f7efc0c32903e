import { Controller } from '@nestjs/common';
import { ClientMergedSchema, type ClientMerged } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { EndorsementsService } from '../endorsements/endorsements.service.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Two contacts turn out to be one person: so are the authors of their reviews, and an endorsement counts once. */
@Controller()
export class OnClientMerged {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly reviews: ReviewsRepository,
    private readonly endorsements: EndorsementsService,
  ) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged(event: ClientMerged, { tx }: EventContext): Promise<void> {
    const { practiceId, fromClientId, intoClientId } = event;
    await this.ratings.getForUpdate(tx, practiceId);
    const moved = await this.reviews.reassignClient(tx, fromClientId, intoClientId);
    await this.endorsements.recountOfReviews(tx, practiceId, moved);
  }
}
