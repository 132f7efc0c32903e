import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { VideoFiles } from './video-files.js';
import { requireVideoFormat, requireVideoSize, type AnnouncedVideo } from './video-format.js';
import { linkNotFound, type VideoReview } from './video-review.entity.js';
import { VideoUploadRecords } from './video-upload-records.js';

/** Uploads that one link begins. */
const UPLOADS = { points: 30, perSeconds: 3600 };
/** Guesses at links from one address. */
const MISSES = { points: 60, perSeconds: 600 };

/** The upload through a link: whoever has the link may. */
@Injectable()
export class VideoUploadsService {
  constructor(
    private readonly records: VideoUploadRecords,
    private readonly files: VideoFiles,
    private readonly rateLimits: RateLimits,
  ) {}

  async find(actor: Actor, uploadHash: string): Promise<VideoReview | null> {
    const video = await this.records.find(uploadHash);
    if (!video) await this.rateLimits.consume(`video-hashes:${actor.ip}`, MISSES);
    return video;
  }

  /** @throws DomainError `upload_link_not_found`, `upload_link_unavailable`, `invalid_video` */
  async begin(actor: Actor, uploadHash: string, announced: AnnouncedVideo) {
    const { id } = await this.get(actor, uploadHash);
    requireVideoFormat(announced.contentType);
    requireVideoSize(announced.sizeBytes);
    await this.rateLimits.consume(`video-uploads:${id}`, UPLOADS);
    const { video, left } = await this.records.begin(id, announced);
    if (left) await this.files.delete(left);
    const uploadUrl = await this.files.presign(video.uploadKey!, announced.contentType, announced.sizeBytes);
    return { uploadUrl, videoKey: video.uploadKey! };
  }

  /**
   * Looks at what arrived. What lies about its type or size is deleted, and the link may be used again; a second call
   * changes nothing.
   * @throws DomainError `upload_link_not_found`, `upload_link_unavailable`, `not_uploaded`, `invalid_video`
   */
  async complete(actor: Actor, uploadHash: string, videoKey: string): Promise<VideoReview> {
    const video = await this.get(actor, uploadHash);
    if (video.uploadKey !== videoKey) throw new DomainError('not_uploaded', 'Failed to complete upload', 'video_key');
    if (!video.isUploading(videoKey)) return video;
    const honest = await this.files.inspect(videoKey, video.contentType!, video.sizeBytes!);
    if (honest === true) return this.records.arrive(video.id, videoKey);
    // Gone: another call has completed it, or nothing was uploaded yet.
    if (honest.code !== 'not_uploaded') await this.records.refuse(video.id, videoKey);
    throw honest;
  }

  async status(actor: Actor, uploadHash: string) {
    const video = await this.get(actor, uploadHash);
    const progress = video.status === 'processing' ? await this.records.findProgress(video.id) : null;
    return { video, progress };
  }

  private async get(actor: Actor, uploadHash: string): Promise<VideoReview> {
    const video = await this.find(actor, uploadHash);
    if (!video) throw linkNotFound();
    return video;
  }
}
