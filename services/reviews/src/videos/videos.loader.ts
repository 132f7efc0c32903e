import { Injectable } from '@nestjs/common';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type DataLoader from 'dataloader';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import type { ShownVideo } from '../video-reviews/video-reviews.repository.js';
import { VideosService } from './videos.service.js';

const KEYS = { own: {}, shown: {} };

/** One query each for the videos of many reviews or practices of one request. */
@Injectable()
export class VideosLoader {
  constructor(private readonly videos: VideosService) {}

  ofReview(context: GraphqlContext): DataLoader<string, VideoReview | null> {
    return loaderOf(context, KEYS.own, async (ids: readonly string[]) => {
      const byReview = new Map((await this.videos.listOfReviews(ids)).map((video) => [video.reviewId, video]));
      return ids.map((id) => byReview.get(id) ?? null);
    });
  }

  shownOfReview(context: GraphqlContext): DataLoader<string, ShownVideo | null> {
    return loaderOf(context, KEYS.shown, async (ids: readonly string[]) => {
      const byReview = new Map((await this.videos.listShownOfReviews(ids)).map((video) => [video.reviewId, video]));
      return ids.map((id) => byReview.get(id) ?? null);
    });
  }

  shown(context: GraphqlContext, first: number): DataLoader<string, ShownVideo[]> {
    return loaderOf(context, `videos:${first}`, async (practiceIds: readonly string[]) => {
      const shown = await this.videos.listShown(practiceIds, first);
      return practiceIds.map((id) => shown.filter(({ practiceId }) => practiceId === id));
    });
  }
}
