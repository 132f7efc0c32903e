import { Injectable } from '@nestjs/common';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type DataLoader from 'dataloader';
import type { ClientProjection } from '../client-projection/client-projection.entity.js';
import { EndorsementsService } from '../endorsements/endorsements.service.js';
import { PracticeProjectionService } from '../practice-projection/practice-projection.service.js';
import type { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import type { PracticeRating } from '../ratings/practice-rating.entity.js';
import { RatingsService } from '../ratings/ratings.service.js';
import { PublicReviewsService, type ReviewsPage } from './public-reviews.service.js';

const KEYS = { ratings: {}, practices: {}, contacts: {}, endorsed: {}, counts: {} };

/** One query each for everything that many practices or reviews of one request show. */
@Injectable()
export class ReviewsLoader {
  constructor(
    private readonly ratingsService: RatingsService,
    private readonly practiceProjection: PracticeProjectionService,
    private readonly endorsements: EndorsementsService,
    private readonly reviews: PublicReviewsService,
  ) {}

  ratings(context: GraphqlContext): DataLoader<string, PracticeRating | null> {
    return loaderOf(context, KEYS.ratings, async (ids: readonly string[]) => {
      const ratings = await this.ratingsService.listByPractices(ids);
      const byPractice = new Map(ratings.map((rating) => [rating.practiceId, rating]));
      return ids.map((id) => byPractice.get(id) ?? null);
    });
  }

  practices(context: GraphqlContext): DataLoader<string, PracticeProjection | null> {
    return loaderOf(context, KEYS.practices, async (ids: readonly string[]) => {
      const byId = new Map(
        (await this.practiceProjection.listByIds(ids)).map((practice) => [practice.practiceId, practice]),
      );
      return ids.map((id) => byId.get(id) ?? null);
    });
  }

  /** Of the practice that asks. */
  contacts(context: GraphqlContext): DataLoader<string, ClientProjection | null> {
    return loaderOf(context, KEYS.contacts, async (ids: readonly string[]) => {
      const byId = await this.reviews.listContacts(context.actor.practiceId!, ids);
      return ids.map((id) => byId.get(id) ?? null);
    });
  }

  /** Ids of the specialties that a review endorses. */
  endorsed(context: GraphqlContext): DataLoader<string, string[]> {
    return loaderOf(context, KEYS.endorsed, async (ids: readonly string[]) => {
      const all = await this.endorsements.listOfReviews(ids);
      return ids.map((id) => all.filter(({ reviewId }) => reviewId === id).map(({ specialtyId }) => specialtyId));
    });
  }

  page(context: GraphqlContext, first: number, after: string | null): DataLoader<string, ReviewsPage> {
    return loaderOf(context, `reviews:${first}:${after}`, (ids: readonly string[]) =>
      this.reviews.listPages(ids, first, after),
    );
  }

  listedCount(context: GraphqlContext): DataLoader<string, number> {
    return loaderOf(context, KEYS.counts, async (ids: readonly string[]) => {
      const counts = await this.reviews.countListed(ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
  }
}
