import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { OwnVideos } from './own-videos.js';
import { VideoAuthors } from './video-authors.js';
import { VideoInvitations } from './video-invitations.js';
import { VideoReview } from './video-review.entity.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

/** Links that a practice makes for videos of its clients, and what it does with them. */
@Injectable()
export class PracticeVideoLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: VideoAuthors,
    private readonly videos: VideoReviewsRepository,
    private readonly own: OwnVideos,
    private readonly invitations: VideoInvitations,
  ) {}

  /** The practice may, for a client of its own; notifications sends it. A repeated request gets the link of the first. */
  async create(actor: Actor, clientId: string, idempotencyKey?: string | null): Promise<VideoReview> {
    requirePro(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.practiceId, kind: 'video_link' });
    const repeated = made ? await this.videos.find(this.dataSource.manager, made) : null;
    if (repeated) return repeated;
    await this.invitations.requireMayInvite(actor.practiceId);
    return this.dataSource.transaction(async (tx) => {
      const author = await this.authors.getByClient(tx, actor.practiceId, isUuid(clientId) ? clientId : null);
      const video = VideoReview.create(author, this.own.now(), made);
      // A repetition that came at once has waited here for the first request to end.
      if (!(await this.videos.insertNew(tx, video))) return (await this.videos.find(tx, video.id))!;
      await this.invitations.tell(tx, video, author.clientId!);
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
