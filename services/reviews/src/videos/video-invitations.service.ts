import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { VideoReviewInvitedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import type { EntityManager } from 'typeorm';
import type { VideoReview } from './video-review.entity.js';

/** Links that one practice makes; each is a message to somebody. */
export const LINKS = { name: 'video-links', points: 60, perSeconds: 3600 };

/** Asks clients for videos: notifications sends them the link. */
@Injectable()
export class VideoInvitationsService {
  constructor(
    private readonly rateLimits: RateLimitsService,
    private readonly sealer: Sealer,
  ) {}

  /** @throws DomainError `rate_limited` */
  async requireMayInvite(practiceId: string): Promise<void> {
    await this.rateLimits.consume(LINKS, practiceId);
  }

  /** The secret of the link leaves sealed for notifications, which sends it. */
  async publish(tx: EntityManager, video: VideoReview, clientId: string): Promise<void> {
    const { id: videoReviewId, practiceId, uploadHash } = video;
    const sealedUploadHash = await this.sealer.seal(uploadHash, sealedIn(VideoReviewInvitedSchema, videoReviewId));
    const expiresAt = timestampFromDate(video.uploadExpiresAt);
    const invited = { videoReviewId, practiceId, clientId, sealedUploadHash, expiresAt };
    await emit(tx, VideoReviewInvitedSchema, invited, { aggregateId: videoReviewId });
  }
}
