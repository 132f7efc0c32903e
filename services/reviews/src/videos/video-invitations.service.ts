import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { VideoReviewCodeRequestedSchema, VideoReviewInvitedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { ClientAuthor } from './video-authors.service.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';

/** Links that one practice makes; each sends a message. */
export const LINKS = { name: 'video-links', points: 60, perSeconds: 3600 };
/** Codes for one link; each is a mail. */
export const CODES = { name: 'video-codes', points: 5, perSeconds: 3600 };

/** Asks clients for videos: notifications mails them the link and its code. */
@Injectable()
export class VideoInvitationsService {
  constructor(
    private readonly rateLimits: RateLimitsService,
    private readonly sealer: Sealer,
    private readonly visits: AppointmentProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `rate_limited` */
  async requireMayInvite(practiceId: string): Promise<void> {
    await this.rateLimits.consume(LINKS, practiceId);
  }

  /** @throws DomainError `no_email`, `no_past_visit`: a video is about a visit that took place */
  async requireInvitable(tx: EntityManager, { author, email }: ClientAuthor) {
    if (!email) throw noEmail();
    if (await this.visits.existsOver(tx, author.practiceId, author.clientId!, this.clock.now())) return;
    throw new DomainError('no_past_visit', 'This client has not had a visit yet.', 'client_id');
  }

  /** @throws DomainError `rate_limited` */
  async countCode(videoReviewId: string): Promise<void> {
    await this.rateLimits.consume(CODES, videoReviewId);
  }

  /** The code leaves sealed as the link does. */
  async publishCode(tx: EntityManager, video: VideoReview, issued: { code: string; expiresAt: Date }): Promise<void> {
    const { id: videoReviewId, practiceId, clientId } = video;
    const requestId = newId();
    const sealedCode = await this.sealer.seal(issued.code, sealedIn(VideoReviewCodeRequestedSchema, requestId));
    const expiresAt = timestampFromDate(issued.expiresAt);
    const requested = { requestId, videoReviewId, practiceId, clientId: clientId!, sealedCode, expiresAt };
    await emit(tx, VideoReviewCodeRequestedSchema, requested, { aggregateId: videoReviewId });
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

export function noEmail(): DomainError {
  return new DomainError('no_email', "There's no email address on file for this client.", 'client_id');
}
