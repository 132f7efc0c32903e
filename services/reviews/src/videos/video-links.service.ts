import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { VideoReviewInvitedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource } from 'typeorm';
import { OwnVideos } from './own-videos.js';
import { VideoAuthors, type OwnReviewKey } from './video-authors.js';
import { VideoReview } from './video-review.entity.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

/** Links that one review or one practice makes. */
const LINKS = { points: 60, perSeconds: 3600 };

/** Links through which a video comes: one for each visit. */
@Injectable()
export class VideoLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: VideoAuthors,
    private readonly videos: VideoReviewsRepository,
    private readonly own: OwnVideos,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * The author of the review may. A second call gives the same link, also for another try after a failure.
   * @throws DomainError `video_review_exists` once there is a video
   */
  async createForReview(actor: Actor, key: OwnReviewKey): Promise<VideoReview> {
    await this.rateLimits.consume(`video-links:${actor.ip}`, LINKS);
    return this.dataSource.transaction(async (tx) => {
      const author = await this.authors.getByReview(tx, actor, key);
      const known = await this.videos.findOf(tx, author.reviewId!, author.appointmentId);
      const now = this.own.now();
      if (known?.linkState(now) === 'used') throw alreadyThere();
      const video = known ?? VideoReview.create(author, now);
      video.reviewId = author.reviewId;
      video.renewLink(now);
      video.requireOpen(now);
      await this.videos.save(tx, video);
      return video;
    });
  }

  /** The practice may, for a client of its own; notifications sends it. A repeated request gets the link of the first. */
  async createForClient(actor: Actor, clientId: string, idempotencyKey?: string | null): Promise<VideoReview> {
    requirePro(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.practiceId, kind: 'video_link' });
    const repeated = made ? await this.videos.find(this.dataSource.manager, made) : null;
    if (repeated) return repeated;
    await this.rateLimits.consume(`video-links:${actor.practiceId}`, LINKS);
    return this.dataSource.transaction(async (tx) => {
      const author = await this.authors.getByClient(tx, actor.practiceId, isUuid(clientId) ? clientId : null);
      const video = VideoReview.create(author, this.own.now(), made);
      // A repetition that came at once has waited here for the first request to end.
      if (!(await this.videos.insertNew(tx, video))) return (await this.videos.find(tx, video.id))!;
      const { id: videoReviewId, practiceId, uploadHash, uploadExpiresAt } = video;
      const invited = { videoReviewId, practiceId, clientId: author.clientId!, uploadHash };
      const expiresAt = timestampFromDate(uploadExpiresAt);
      await emit(tx, VideoReviewInvitedSchema, { ...invited, expiresAt }, { aggregateId: videoReviewId });
      return video;
    });
  }

  /** The practice may: 24 hours more. */
  async extend(actor: Actor, id: string): Promise<VideoReview> {
    return this.own.change(actor, id, (video, now) => video.extendLink(now));
  }

  /** The practice may: from then on the link opens nothing. */
  async disable(actor: Actor, id: string): Promise<VideoReview> {
    return this.own.change(actor, id, (video, now) => video.disableLink(now));
  }
}

function alreadyThere(): DomainError {
  return new DomainError('video_review_exists', 'Only one video review per appointment is allowed.');
}
