import { Controller } from '@nestjs/common';
import { PracticeRatingChangedSchema, type PracticeRatingChanged } from '@yarrow/contracts/reviews/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { IndexService } from './index.service.js';

@Controller()
export class PracticeRatingChangedConsumer {
  constructor(private readonly index: IndexService) {}

  @OnEvent(PracticeRatingChangedSchema)
  async onPracticeRatingChanged(event: PracticeRatingChanged, { tx }: EventContext): Promise<void> {
    const { practiceId, version, reviewsAverage, reviewsCount } = event;
    await this.index.apply(tx, practiceId, (projection) =>
      projection.saveRating(tx, practiceId, version, reviewsAverage, reviewsCount),
    );
  }
}
