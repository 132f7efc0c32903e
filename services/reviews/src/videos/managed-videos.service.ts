import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import { VideoReviewsRepository } from '../video-reviews/video-reviews.repository.js';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 50;

export interface ManagedPage {
  activeLinks?: boolean | null;
  limit?: number | null;
  offset?: number | null;
}

export interface ManagedVideo {
  video: VideoReview;
  clientName: string;
}

/** The videos and links that a practice manages. */
@Injectable()
export class ManagedVideosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /** Null for all but the practice itself. */
  async list(actor: Actor, practiceId: string, page: ManagedPage): Promise<ManagedVideo[] | null> {
    if (!isOwn(actor, practiceId)) return null;
    const tx = this.dataSource.manager;
    const videos = await this.videos.listOfPractice(tx, {
      practiceId,
      links: this.linksAt(page.activeLinks),
      limit: Math.min(Math.max(page.limit ?? DEFAULT_PAGE, 1), MAX_PAGE),
      offset: Math.max(page.offset ?? 0, 0),
    });
    const names = await this.clients.listNames(
      tx,
      practiceId,
      videos.flatMap(({ clientId }) => clientId ?? []),
    );
    return videos.map((video) => ({ video, clientName: names.get(video.clientId ?? '') ?? video.author }));
  }

  /** Null for all but the practice itself. */
  async count(actor: Actor, practiceId: string, activeLinks?: boolean | null): Promise<number | null> {
    if (!isOwn(actor, practiceId)) return null;
    return this.videos.countOfPractice(this.dataSource.manager, practiceId, this.linksAt(activeLinks));
  }

  private linksAt(activeLinks: boolean | null | undefined): Date | null {
    return activeLinks ? this.clock.now() : null;
  }
}

const isOwn = (actor: Actor, practiceId: string) => actor.kind === 'pro' && actor.practiceId === practiceId;
