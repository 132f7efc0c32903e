import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import type { ClientProjection } from '../client-projection/client-projection.entity.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { decodeCursor } from './review-cursor.js';
import { ownView, publicView, type ReviewView } from './review-view.js';
import { ReviewsPolicy } from './reviews.policy.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Guesses at tokens from one address. */
export const MISSES = { name: 'review-tokens', points: 60, perSeconds: 600 };
const MAX_PAGE = 50;
const MAX_RECENT = 20;

export interface ReviewsPage {
  practiceId: string;
  reviews: ReviewView[];
  hasNextPage: boolean;
}

/** Reading reviews: everybody sees what is public, an author what is their own. */
@Injectable()
export class PublicReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly policy: ReviewsPolicy,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @param token secret of the review's link or, for its logged-in author and in a browser that opened the link, its id */
  async findOwn(actor: Actor, token: string, opened: readonly string[]): Promise<ReviewView | null> {
    const tx = this.dataSource.manager;
    const byToken = await this.reviews.findByToken(tx, token);
    if (byToken) return ownView(byToken);
    const byId = isUuid(token) ? await this.reviews.find(tx, token) : null;
    if (byId && (this.policy.isOpen(byId, opened) || (await this.policy.isAuthor(tx, actor, byId))))
      return ownView(byId);
    await this.rateLimits.consume(MISSES, actor.ip);
    return null;
  }

  /**
   * Requires the link of a review's video, which only its author gets. Returns nothing to the practice, even if it gets
   * hold of the link.
   */
  async findOfVideo(
    actor: Actor,
    { practiceId, reviewId }: { practiceId: string; reviewId: string },
  ): Promise<ReviewView | null> {
    if (actor.practiceId === practiceId) return null;
    const review = await this.reviews.find(this.dataSource.manager, reviewId);
    return review && ownView(review);
  }

  /** By their ids; others' have no entry. */
  async listContacts(practiceId: string, ids: readonly string[]): Promise<Map<string, ClientProjection>> {
    return this.clients.listByIds(this.dataSource.manager, practiceId, ids);
  }

  async listByIds(ids: readonly string[]): Promise<ReviewView[]> {
    return (await this.reviews.listPublicByIds(this.dataSource.manager, ids.filter(isUuid))).map(publicView);
  }

  /** A page of each of these practices, in their order. */
  async listPages(practiceIds: readonly string[], first: number, after: string | null): Promise<ReviewsPage[]> {
    requireWithin(first, MAX_PAGE);
    const cursor = after === null ? null : decodeCursor(after);
    const ids = practiceIds.filter(isUuid);
    const found = await this.reviews.listPages(this.dataSource.manager, ids, { first, after: cursor });
    return practiceIds.map((practiceId) => {
      const reviews = found.filter((review) => review.practiceId === practiceId);
      const page = reviews.slice(0, first).map(publicView);
      return { practiceId, reviews: page, hasNextPage: reviews.length > first };
    });
  }

  async countListed(practiceIds: readonly string[]): Promise<Map<string, number>> {
    return this.reviews.countListed(this.dataSource.manager, practiceIds.filter(isUuid));
  }

  async listRecent(first: number): Promise<ReviewView[]> {
    requireWithin(first, MAX_RECENT);
    return (await this.reviews.listRecent(this.dataSource.manager, first)).map(publicView);
  }
}

function requireWithin(first: number, max: number): void {
  if (first >= 1 && first <= max) return;
  throw new DomainError('invalid_first', `Please ask for 1 to ${max} reviews.`, 'first');
}
