import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { parseText } from '@yarrow/kit/values/input-rules';
import { periodOf, type PeriodName } from '@yarrow/time/calendar-period';
import { DataSource } from 'typeorm';
import { PracticeProjectionRepository } from '../practice-projection/practice-projection.repository.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { publicView, type ReviewView } from '../reviews/review-view.js';
import { CompletedReviewsRepository, type CompletedFilter } from './completed-reviews.repository.js';

const REPLY = { min: 6, max: 2000, label: 'The reply' };
const DEFAULT_PAGE = 20;
const MAX_PAGE = 50;

/** As the arguments of the contract name them. */
export interface CompletedArgs {
  dateFilter?: PeriodName | null;
  rating?: number | null;
}

export interface CompletedPage extends CompletedArgs {
  limit?: number | null;
  offset?: number | null;
}

/** What a practice sees of its reviews, which is what everybody may, and what it says to them. */
@Injectable()
export class CompletedReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: CompletedReviewsRepository,
    private readonly practices: PracticeProjectionRepository,
    private readonly ratings: RatingsRepository,
    private readonly clock: Clock,
  ) {}

  /** Null for all but the practice itself. */
  async list(actor: Actor, practiceId: string, args: CompletedPage): Promise<ReviewView[] | null> {
    const filter = await this.filterOf(actor, practiceId, args);
    if (!filter) return null;
    const limit = Math.min(Math.max(args.limit ?? DEFAULT_PAGE, 1), MAX_PAGE);
    const offset = Math.max(args.offset ?? 0, 0);
    return (await this.reviews.list(this.dataSource.manager, filter, { limit, offset })).map(publicView);
  }

  /** Null for all but the practice itself. */
  async count(actor: Actor, practiceId: string, args: CompletedArgs): Promise<number | null> {
    const filter = await this.filterOf(actor, practiceId, args);
    return filter && this.reviews.count(this.dataSource.manager, filter);
  }

  /**
   * Requires the practice; its own public reviews only.
   * @throws DomainError `not_found`: the same answer for another's, unknown and not public; `invalid_message`
   */
  async reply(actor: Actor, reviewId: string, message: string): Promise<ReviewView> {
    requirePro(actor);
    const { practiceId } = actor;
    const text = parseText(message, 'message', REPLY);
    return this.dataSource.transaction(async (tx) => {
      // Its author may be about to take it back: one after the other.
      await this.ratings.getForUpdate(tx, practiceId);
      const review = isUuid(reviewId) ? await this.reviews.find(tx, reviewId, practiceId) : null;
      if (!review) throw new DomainError('not_found', 'This review does not exist any more.');
      review.answer(text, this.clock.now());
      return publicView(await tx.save(review));
    });
  }

  private async filterOf(actor: Actor, practiceId: string, args: CompletedArgs): Promise<CompletedFilter | null> {
    if (actor.kind !== 'pro' || actor.practiceId !== practiceId) return null;
    const practice = await this.practices.find(this.dataSource.manager, practiceId);
    const { timeZone = 'UTC', country = '' } = practice ?? {};
    const period = periodOf(args.dateFilter ?? 'all_time', { timeZone, country }, this.clock.now());
    return { practiceId, period, rating: args.rating ?? undefined };
  }
}
