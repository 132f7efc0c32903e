import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { VideoCodesService } from './video-codes.service.js';
import { CODES } from './video-invitations.service.js';
import { MISSES } from './video-uploads.service.js';
import { VideosMapper, type VideoUploadView } from './videos.mapper.js';

/** Codes that are tried from one address. */
const TRIES = { name: 'video-code-tries', points: 60, perSeconds: 3600 };

@Resolver('VideoReviewUpload')
export class VideoCodesResolver
  implements
    Pick<contract.MutationMethods, 'confirmVideoReview' | 'sendVideoReviewCode'>,
    Pick<contract.VideoReviewUploadMethods, 'codeGoesTo'>
{
  constructor(
    private readonly codes: VideoCodesService,
    private readonly mapper: VideosMapper,
  ) {}

  @Mutation('sendVideoReviewCode')
  @Access('link')
  @RateLimit.inService(MISSES, 'links that do not exist, by address')
  @RateLimit.inService(CODES, 'codes of a link')
  async sendVideoReviewCode(
    @Args() { uploadHash }: contract.MutationSendVideoReviewCodeArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { upload: this.mapper.upload(await this.codes.send(actor, uploadHash)) };
  }

  @Mutation('confirmVideoReview')
  @Access('link')
  @RateLimit({ ...TRIES, by: byAddress })
  async confirmVideoReview(
    @Args() { uploadHash, code }: contract.MutationConfirmVideoReviewArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { upload: this.mapper.upload(await this.codes.confirm(actor, uploadHash, code)) };
  }

  @ResolveField('codeGoesTo')
  codeGoesTo(@Parent() { video }: VideoUploadView) {
    return this.codes.addressOf(video);
  }
}
