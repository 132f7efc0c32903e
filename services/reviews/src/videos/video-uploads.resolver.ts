import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { OpenedLinksFactory } from '../links/opened-links.factory.js';
import { MISSES as REVIEW_MISSES, PublicReviewsService } from '../reviews/public-reviews.service.js';
import { VideoLinksService } from './video-links.service.js';
import { MISSES, VideoUploadsService } from './video-uploads.service.js';
import { VideosMapper, type VideoUploadView } from './videos.mapper.js';

/** Links that authors make. */
const LINKS = { name: 'video-links', points: 60, perSeconds: 3600 };

@Resolver('VideoReviewUpload')
export class VideoUploadsResolver
  implements
    Pick<contract.QueryMethods, 'checkVideoReviewAvailability' | 'videoReviewUpload'>,
    Pick<contract.MutationMethods, 'createVideoReviewForReview'>,
    Pick<contract.VideoReviewUploadMethods, 'practice' | 'review'>
{
  constructor(
    private readonly uploads: VideoUploadsService,
    private readonly links: VideoLinksService,
    private readonly reviews: PublicReviewsService,
    private readonly mapper: VideosMapper,
    private readonly opened: OpenedLinksFactory,
  ) {}

  @Query('checkVideoReviewAvailability')
  @Access('client', 'link')
  @RateLimit.inService(REVIEW_MISSES, 'tokens that open nothing, by address')
  async checkVideoReviewAvailability(
    @Args() { token }: contract.QueryCheckVideoReviewAvailabilityArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    return this.reviews.findOwn(actor, token, this.opened.of(context).secrets);
  }

  @Query('videoReviewUpload')
  @Access('link')
  @RateLimit.inService(MISSES, 'links that do not exist, by address')
  async videoReviewUpload(@Args() { uploadHash }: contract.QueryVideoReviewUploadArgs, @CurrentActor() actor: Actor) {
    const video = await this.uploads.find(actor, uploadHash);
    return video && this.mapper.upload(video);
  }

  @Mutation('createVideoReviewForReview')
  @Access('client', 'link')
  @RateLimit({ ...LINKS, by: byAddress })
  async createVideoReviewForReview(
    @Args() args: contract.MutationCreateVideoReviewForReviewArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const video = await this.links.createForReview(actor, this.opened.keyOf(context, args));
    const { uploadHash } = video;
    return { uploadHash, uploadUrl: this.mapper.uploadUrl(video), videoReview: this.mapper.json(video) };
  }

  @ResolveField('practice')
  practice(@Parent() { practiceId }: VideoUploadView) {
    return { id: practiceId };
  }

  @ResolveField('review')
  async review(@Parent() { practiceId, reviewId }: VideoUploadView, @CurrentActor() actor: Actor) {
    return reviewId ? this.reviews.findOfVideo(actor, { practiceId, reviewId }) : null;
  }
}
