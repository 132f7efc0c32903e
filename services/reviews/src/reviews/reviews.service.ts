import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { EndorsementsService } from '../endorsements/endorsements.service.js';
import { AuthorshipService, type AuthorClaim } from './authorship.service.js';
import { ReviewChangesService, type ReviewKey } from './review-changes.service.js';
import { ownView, type ReviewView } from './review-view.js';
import type { Review } from './review.entity.js';

/** The steps of the review flow. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authorship: AuthorshipService,
    private readonly changes: ReviewChangesService,
    private readonly endorsements: EndorsementsService,
  ) {}

  /** Requires the client of the visit, a holder of the practice's link, or a logged-in client who has visited. */
  async addRating(actor: Actor, { rating, ...claim }: AuthorClaim & { rating: number }): Promise<ReviewView> {
    if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
      throw new DomainError('invalid_rating', 'Please choose 1 to 5 stars.', 'rating');
    }
    return this.dataSource.transaction(async (tx) => {
      const author = await this.authorship.get(tx, actor, claim);
      return ownView(await this.changes.rate(tx, author, rating));
    });
  }

  /** Requires the author. */
  async addEndorsements(actor: Actor, key: ReviewKey, specialtyIds: readonly string[]): Promise<ReviewView> {
    return this.dataSource.transaction(async (tx) => {
      const endorse = async (review: Review) => {
        const { id, practiceId, rating, text } = review;
        const skills = await this.endorsements.parse(tx, practiceId, specialtyIds);
        if (review.holdsChangesBack) review.draft = { rating, text, endorsements: skills };
        else await this.endorsements.replace(tx, id, practiceId, skills);
      };
      return ownView(await this.changes.change(tx, actor, key, endorse));
    });
  }

  /** Requires the author. */
  async setAnonymous(actor: Actor, key: ReviewKey, isAnonymous: boolean): Promise<ReviewView> {
    return this.change(actor, key, (review) => Object.assign(review, { isAnonymous }));
  }

  /** The author may; from then on the review counts. */
  async confirm(actor: Actor, key: ReviewKey): Promise<ReviewView> {
    return this.dataSource.transaction(async (tx) => {
      return ownView(await this.changes.change(tx, actor, key, (own) => this.changes.confirm(tx, own)));
    });
  }

  private async change(actor: Actor, key: ReviewKey, work: (review: Review) => unknown): Promise<ReviewView> {
    const review = await this.dataSource.transaction((tx) =>
      this.changes.change(tx, actor, key, (own) => void work(own)),
    );
    return ownView(review);
  }
}
