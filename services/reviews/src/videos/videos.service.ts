import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { ObjectGone, ObjectStoreClient, type OpenedObject } from '../storage/object-store.client.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import { VideoReviewsRepository, type ShownVideo } from '../video-reviews/video-reviews.repository.js';

const MAX_SHOWN = 24;

export type MediaKind = 'video' | 'poster';

export interface OpenedMedia extends OpenedObject {
  contentType: string;
  /** Whether anybody may have it: not before approval, and not while its author is anonymous. */
  isPublic: boolean;
}

/** Reading and playing videos: everybody sees what is approved, an author how far their own is. */
@Injectable()
export class VideosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly store: ObjectStoreClient,
  ) {}

  async findByHash(uploadHash: string): Promise<VideoReview | null> {
    return this.videos.findByHash(this.dataSource.manager, uploadHash);
  }

  /** The caller has shown that these reviews are the author's own. */
  async listOfReviews(reviewIds: readonly string[]): Promise<VideoReview[]> {
    return this.videos.listOfReviews(this.dataSource.manager, reviewIds);
  }

  async listShownOfReviews(reviewIds: readonly string[]): Promise<ShownVideo[]> {
    return this.videos.listShownOfReviews(this.dataSource.manager, reviewIds);
  }

  async listShown(practiceIds: readonly string[], first: number): Promise<ShownVideo[]> {
    if (first < 1 || first > MAX_SHOWN) {
      throw new DomainError('invalid_first', `Please ask for 1 to ${MAX_SHOWN} videos.`, 'first');
    }
    return this.videos.listShown(this.dataSource.manager, practiceIds.filter(isUuid), first);
  }

  /**
   * The file itself: its address in the store, which names the client, never leaves. Everybody may have what is shown, its
   * practice also what is not yet, of everybody who is not anonymous.
   * @throws RangeNotSatisfiable
   */
  async open(actor: Actor, id: string, kind: MediaKind, range?: string): Promise<OpenedMedia | null> {
    const tx = this.dataSource.manager;
    const video = isUuid(id) ? await this.videos.find(tx, id) : null;
    const key = kind === 'video' ? video?.videoKey : video?.posterKey;
    if (!video || !key) return null;
    const isPublic = await this.videos.isShown(tx, id);
    const isOwn = actor.practiceId === video.practiceId && (await this.videos.isOpenToPractice(tx, id));
    if (!isPublic && !isOwn) return null;
    try {
      const contentType = kind === 'video' ? 'video/mp4' : 'image/jpeg';
      return { ...(await this.store.open(key, range)), contentType, isPublic };
    } catch (error) {
      if (error instanceof ObjectGone) return null;
      throw error;
    }
  }
}
