import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { TranscodingJobsService } from '../transcoding/transcoding-jobs.service.js';
import { VideoChangesService, type VideoChange } from '../video-reviews/video-changes.service.js';
import { VideoFilesService } from './video-files.service.js';
import { requireVideoFormat, requireVideoSize, type AnnouncedVideo } from '../video-reviews/video-format.js';
import { linkNotFound } from '../video-reviews/video-link-errors.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import { VideosService } from './videos.service.js';

/** Uploads that one link starts. */
export const UPLOADS = { name: 'video-uploads', points: 30, perSeconds: 3600 };
/** Guesses at links from one address. */
export const MISSES = { name: 'video-hashes', points: 60, perSeconds: 600 };

/** The upload through a link, by those who have it and, if the practice made it, have confirmed who they are. */
@Injectable()
export class VideoUploadsService {
  constructor(
    private readonly videos: VideosService,
    private readonly changes: VideoChangesService,
    private readonly files: VideoFilesService,
    private readonly jobs: TranscodingJobsService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  async find(actor: Actor, uploadHash: string): Promise<VideoReview | null> {
    const video = await this.videos.findByHash(uploadHash);
    if (!video) await this.rateLimits.consume(MISSES, actor.ip);
    return video;
  }

  /** @throws DomainError `upload_link_not_found`, `upload_link_unavailable`, `confirmation_required`, `invalid_video` */
  async start(actor: Actor, uploadHash: string, announced: AnnouncedVideo) {
    const { id } = await this.get(actor, uploadHash);
    requireVideoFormat(announced.contentType);
    requireVideoSize(announced.sizeBytes);
    await this.rateLimits.consume(UPLOADS, id);
    let earlierKey = null as string | null;
    const video = await this.change(id, (own, now) => void (earlierKey = own.startUpload(announced, now)));
    if (earlierKey) await this.files.delete(earlierKey);
    const uploadUrl = await this.files.presign(video.uploadKey!, announced.contentType, announced.sizeBytes);
    return { uploadUrl, videoKey: video.uploadKey! };
  }

  /**
   * Looks at what arrived and hands it to the workers, once: a second call changes nothing. What is not of the type or
   * size that it was announced with is deleted, and the link may be used again.
   * @throws DomainError `upload_link_not_found`, `upload_link_unavailable`, `not_uploaded`, `invalid_video`
   */
  async complete(actor: Actor, uploadHash: string, videoKey: string): Promise<VideoReview> {
    const video = await this.get(actor, uploadHash);
    if (video.uploadKey !== videoKey) throw new DomainError('not_uploaded', 'Failed to complete upload', 'video_key');
    if (!video.isUploading(videoKey)) return video;
    const problem = await this.files.inspect(videoKey, video.contentType!, video.sizeBytes!);
    if (!problem) return this.enqueue(video.id, videoKey);
    // Gone: another call has completed it, or nothing was uploaded yet.
    if (problem.code !== 'not_uploaded') await this.refuse(video.id, videoKey);
    throw problem;
  }

  /** How far the video is; with how much of it is transcoded, percent, while it is. */
  async status(actor: Actor, uploadHash: string) {
    const video = await this.get(actor, uploadHash);
    const progress = video.status === 'processing' ? await this.jobs.findProgress(video.id) : null;
    return { video, progress };
  }

  private async enqueue(id: string, videoKey: string): Promise<VideoReview> {
    return this.change(id, async (video, now, tx) => {
      if (!video.isUploading(videoKey)) return;
      video.completeUpload(now);
      const { folderId, contentType } = video;
      await this.jobs.enqueue(tx, { videoReviewId: id, sourceKey: videoKey, contentType: contentType!, folderId });
    });
  }

  private async refuse(id: string, videoKey: string): Promise<void> {
    await this.change(id, (video) => {
      if (video.isUploading(videoKey)) video.refuseUpload();
    });
  }

  private async change(id: string, work: VideoChange): Promise<VideoReview> {
    const video = await this.changes.change(id, work);
    if (!video) throw linkNotFound();
    return video;
  }

  private async get(actor: Actor, uploadHash: string): Promise<VideoReview> {
    const video = await this.find(actor, uploadHash);
    if (!video) throw linkNotFound();
    return video;
  }
}
