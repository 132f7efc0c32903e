import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { ObjectGone, ObjectStoreClient, type OpenedObject } from '../storage/object-store.client.js';
import { VideoReviewsRepository } from './video-reviews.repository.js';

export type MediaKind = 'video' | 'poster';

export interface OpenedMedia extends OpenedObject {
  contentType: string;
  /** Whether anybody may have it: not before approval, and not while its author is anonymous. */
  isPublic: boolean;
}

/** Plays videos: the address of a file in the store, which names the client, never leaves. */
@Injectable()
export class VideoMediaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly store: ObjectStoreClient,
  ) {}

  /**
   * Everybody may have what is shown, its practice also what is not yet, of everybody who is not anonymous.
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
