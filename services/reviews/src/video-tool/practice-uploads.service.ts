import { Injectable } from '@nestjs/common';
import type { ProActor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { isBlank, parseLine, parseText } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { TranscodingJobsService } from '../transcoding/transcoding-jobs.service.js';
import { VideoAuthorsService } from '../videos/video-authors.service.js';
import { VideoChangesService } from '../video-reviews/video-changes.service.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import type { TestVideo } from './test-video.entity.js';
import { TestVideosRepository } from './test-videos.repository.js';

/** What a practice says of a video that it brings along. */
export interface BroughtForm {
  clientId: string;
  title: string;
  description: string;
  /** 1 to 5; null where it does not say. */
  rating: number | null;
  /** ISO 8601; empty where it does not say. */
  recordedAt: string;
}

/** Videos that a practice uploads for a client of its own. */
@Injectable()
export class PracticeUploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: TestVideosRepository,
    private readonly authors: VideoAuthorsService,
    private readonly changes: VideoChangesService,
    private readonly jobs: TranscodingJobsService,
  ) {}

  /** Whether the practice takes videos. */
  async mayUpload(practiceId: string | undefined): Promise<boolean> {
    return practiceId !== undefined && this.authors.isEnabled(this.dataSource.manager, practiceId);
  }

  /**
   * Makes a video review of an upload and hands it to the workers, once: a second call gives the same one.
   * @throws DomainError `not_found` for a client of another practice, `video_reviews_disabled`, `invalid_*`
   */
  async bring(actor: ProActor, upload: TestVideo, form: BroughtForm): Promise<VideoReview> {
    const said = parseForm(form);
    return this.dataSource.transaction(async (tx) => {
      const { jobId } = await this.uploads.findForUpdate(tx, upload.id);
      const { practiceId } = actor;
      if (jobId) return this.getBrought(tx, practiceId, jobId);
      const { author } = await this.authors.getByClient(tx, practiceId, isUuid(form.clientId) ? form.clientId : null);
      const { id } = (await this.changes.create(tx, author))!;
      const { filename: originalFilename, contentType, videoKey: uploadKey } = upload;
      const video = await this.changes.changeIn(tx, id, (one, now) =>
        one.bring({ ...said, originalFilename, contentType, uploadKey }, actor.userId, now),
      );
      const job = { videoReviewId: id, sourceKey: uploadKey, contentType, folderId: author.folderId };
      await this.uploads.noteJob(tx, upload.id, (await this.jobs.enqueue(tx, job)).id);
      return video!;
    });
  }

  /** @param jobId of an upload that became a video review; not of a test upload by the tool */
  private async getBrought(tx: EntityManager, practiceId: string, jobId: string): Promise<VideoReview> {
    const id = (await this.jobs.find(jobId))?.videoReviewId;
    const video = id ? await this.changes.changeIn(tx, id, () => undefined) : null;
    if (video?.practiceId === practiceId) return video;
    throw new DomainError('not_found', 'This video does not exist.', 'video_key');
  }
}

function parseForm({ title, description, rating, recordedAt }: BroughtForm) {
  if (rating !== null && !(Number.isInteger(rating) && rating >= 1 && rating <= 5)) {
    throw new DomainError('invalid_rating', 'Please choose 1 to 5 stars.', 'rating');
  }
  const at = isBlank(recordedAt) ? null : new Date(recordedAt);
  if (at && Number.isNaN(at.getTime())) {
    throw new DomainError('invalid_created_at', 'Please enter the day of the recording.', 'recorded_at');
  }
  return {
    title: parseLine(title, 'text', { max: 200, label: 'The title' }) || null,
    description: parseText(description, 'text', { max: 2000, label: 'The description' }) || null,
    statedRating: rating,
    recordedAt: at,
  };
}
