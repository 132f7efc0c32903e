import { Inject, Injectable } from '@nestjs/common';
import { requirePro, requireUser, type Actor, type UserActor } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import type { ReviewsConfig } from '../config.js';
import { VideoFilesService } from '../videos/video-files.service.js';
import { requireVideoFormat, requireVideoSize } from '../video-reviews/video-format.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import { PracticeUploadsService, type BroughtForm } from './practice-uploads.service.js';
import type { TestVideo } from './test-video.entity.js';
import { TestVideosService } from './test-videos.service.js';

/** Uploads of one account. */
export const UPLOADS = { name: 'test-videos', points: 60, perSeconds: 3600 };

/** Tries uploads out, where both flags allow it. */
@Injectable()
export class VideoToolService {
  constructor(
    private readonly videos: TestVideosService,
    private readonly uploads: PracticeUploadsService,
    private readonly files: VideoFilesService,
    private readonly rateLimits: RateLimitsService,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  describe(actor: Actor) {
    const { VIDEO_UPLOAD_ENABLED: videoUploadEnabled, VIDEO_UPLOAD_TEST_MODE: testMode } = this.config;
    return testMode ? { videoUploadEnabled, testMode, clientId: actor.userId ?? null } : null;
  }

  /**
   * Requires a practice that takes videos, or, where the tool is switched on, a logged-in user.
   * @param sizeBytes where the caller says; looked at on arrival in any case
   */
  async presign(actor: Actor, filename: string, contentType: string, sizeBytes?: number) {
    const { userId } = await this.getUploader(actor);
    requireVideoFormat(contentType);
    if (sizeBytes !== undefined) requireVideoSize(sizeBytes);
    await this.rateLimits.consume(UPLOADS, userId);
    const { videoKey } = await this.videos.add(userId, filename, contentType);
    return { uploadUrl: await this.files.presign(videoKey, contentType, sizeBytes), videoKey };
  }

  /**
   * Requires the practice, with its own upload and a client of its own; a second call gives the same video.
   * @throws DomainError `not_found`, `not_uploaded`, `invalid_video`, `video_reviews_disabled`
   */
  async bring(actor: Actor, videoKey: string, form: BroughtForm): Promise<VideoReview> {
    requirePro(actor);
    return this.uploads.bring(actor, await this.getArrived(actor, videoKey), form);
  }

  /**
   * Requires the uploader; a second call returns the same job. A file of the wrong type or size is deleted.
   * @throws DomainError `not_found`, `not_uploaded`, `invalid_video`
   */
  async start(actor: Actor, videoKey: string) {
    this.requireSwitchedOn(actor);
    return this.videos.start(await this.getArrived(actor, videoKey));
  }

  /** Requires the uploader. @param jobId from `start` */
  async status(actor: Actor, jobId: string) {
    this.requireSwitchedOn(actor);
    const job = isUuid(jobId) ? await this.videos.findJob(actor.userId, jobId) : null;
    if (!job) throw new DomainError('not_found', 'This video does not exist.');
    return job;
  }

  private async getArrived({ userId }: UserActor, videoKey: string): Promise<TestVideo> {
    const video = await this.videos.find(userId, videoKey);
    if (!video) throw new DomainError('not_found', 'This video does not exist.', 'video_key');
    const problem = video.jobId ? null : await this.files.inspect(videoKey, video.contentType);
    if (problem) throw problem;
    return video;
  }

  private async getUploader(actor: Actor): Promise<UserActor> {
    if (actor.kind === 'pro' && (await this.uploads.mayUpload(actor.practiceId))) {
      requireUser(actor);
      return actor;
    }
    this.requireSwitchedOn(actor);
    return actor;
  }

  private requireSwitchedOn(actor: Actor): asserts actor is UserActor {
    if (!this.config.VIDEO_UPLOAD_TEST_MODE) throw new DomainError('not_found', 'Not found');
    requireUser(actor);
    if (this.config.VIDEO_UPLOAD_ENABLED) return;
    throw new DomainError('forbidden', 'Video upload is currently disabled.');
  }
}
