import { Controller } from '@nestjs/common';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ReviewImportedSchema, type ReviewImported } from '@yarrow/contracts/reviews/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { SealedBox } from '@yarrow/kit/sealing';
import { CopiesRepository } from '../../copies/copies.repository.js';
import { Planner } from '../../deliveries/planner.js';
import { secretOf } from '../secret-of.js';

/** Asks the author of a review that a practice brought along whether it is theirs; it counts only then. */
@Controller()
export class OnReviewImported {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly planner: Planner,
    private readonly box: SealedBox,
  ) {}

  /** The practice gave a phone and nothing else to reach its author by. */
  @OnEvent(ReviewImportedSchema)
  async askAuthor(event: ReviewImported, { tx, occurredAt }: EventContext): Promise<void> {
    if (!this.planner.isNews(occurredAt)) return;
    const practice = await this.copies.find(tx, PracticeSchema, event.practiceId);
    if (!practice) throw new NotYetError(`Practice ${event.practiceId} is not known yet`);
    const told = { sealed: event.sealedToken, clear: event.token };
    const token = await secretOf(this.box, ReviewImportedSchema, event.reviewId, told);
    const url = `${this.planner.publicUrl}/i/r/text_review/${encodeURIComponent(token)}`;
    const body =
      `Yarrow: Hello ${event.firstName}, ${practice.name} would like to show a review that you left elsewhere. ` +
      `If it is yours, please confirm it: ${url} Reply STOP to end texts.`;
    const plan = { kind: 'review_imported', subject: event.reviewId, sendAt: occurredAt.getTime() };
    await this.planner.plan(tx, [{ ...plan, recipient: event.phone, channel: 'sms', message: { body } }]);
  }
}
