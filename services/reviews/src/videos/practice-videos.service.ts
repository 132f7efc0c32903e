import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { VideoAuthorsService } from './video-authors.service.js';
import { VideoChangesService } from '../video-reviews/video-changes.service.js';
import { VideoInvitationsService } from './video-invitations.service.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import { VideoReviewsRepository } from '../video-reviews/video-reviews.repository.js';

/** What a practice does with its clients' videos: it asks for them and decides which are shown. */
@Injectable()
export class PracticeVideosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: VideoAuthorsService,
    private readonly videos: VideoReviewsRepository,
    private readonly changes: VideoChangesService,
    private readonly invitations: VideoInvitationsService,
  ) {}

  /**
   * Requires the practice, and a client of its own with a past visit; notifications mails the link to the client. A
   * repeated request gets that of the first.
   * @throws DomainError `not_found`, `video_reviews_disabled`, `no_email`, `no_past_visit`, `rate_limited`
   */
  async createLink(actor: Actor, clientId: string, idempotencyKey?: string | null): Promise<VideoReview> {
    requirePro(actor);
    const { practiceId } = actor;
    const id = idOfRequest(idempotencyKey, { of: practiceId, kind: 'video_link' });
    const repeated = id ? await this.videos.find(this.dataSource.manager, id) : null;
    if (repeated) return repeated;
    await this.invitations.requireMayInvite(practiceId);
    return this.dataSource.transaction(async (tx) => {
      const client = await this.authors.getByClient(tx, practiceId, isUuid(clientId) ? clientId : null);
      await this.invitations.requireInvitable(tx, client);
      const { author } = client;
      const video = await this.changes.create(tx, author, id);
      // A repetition that came at once has waited here for the first request to end.
      if (!video) return (await this.videos.find(tx, id!))!;
      await this.invitations.publish(tx, video, author.clientId!);
      return video;
    });
  }

  /** Requires the practice: 24 hours more. */
  async extendLink(actor: Actor, id: string): Promise<VideoReview> {
    return this.change(actor, id, (video, now) => video.extendLink(now));
  }

  /** Requires the practice: from then on the link opens nothing. */
  async disableLink(actor: Actor, id: string): Promise<VideoReview> {
    return this.change(actor, id, (video, now) => video.disableLink(now));
  }

  /** Requires the practice, once the video is ready: from then on everybody sees it. */
  async approve(actor: Actor, id: string): Promise<VideoReview> {
    return this.change(actor, id, (video, now, by) => video.approve(by, now));
  }

  /** Requires the practice, once the video is ready. It is then not visible to others, or no longer. */
  async reject(actor: Actor, id: string): Promise<VideoReview> {
    return this.change(actor, id, (video) => video.reject());
  }

  /** @throws DomainError `not_found`: the same answer for another's and unknown */
  private async change(
    actor: Actor,
    id: string,
    work: (video: VideoReview, now: Date, by: string) => void,
  ): Promise<VideoReview> {
    requirePro(actor);
    if (!isUuid(id)) throw notFound();
    const changed = await this.changes.change(id, (video, now) => {
      if (video.practiceId !== actor.practiceId) throw notFound();
      work(video, now, actor.userId);
    });
    if (!changed) throw notFound();
    return changed;
  }
}

function notFound(): DomainError {
  return new DomainError('not_found', 'This video review does not exist.');
}
