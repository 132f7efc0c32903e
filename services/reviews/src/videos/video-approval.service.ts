import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { OwnVideos } from './own-videos.js';
import type { VideoReview } from './video-review.entity.js';

/** The practice decides what is shown. */
@Injectable()
export class VideoApprovalService {
  constructor(private readonly own: OwnVideos) {}

  /** The practice may, once the video is ready: from then on everybody sees it. */
  async approve(actor: Actor, id: string): Promise<VideoReview> {
    return this.own.change(actor, id, (video, now, by) => video.approve(by, now));
  }

  /** The practice may, once the video is ready: nobody else ever sees it. */
  async reject(actor: Actor, id: string): Promise<VideoReview> {
    return this.own.change(actor, id, (video) => video.reject());
  }
}
