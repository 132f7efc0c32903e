import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { TranscodingJob } from '../transcoding/transcoding-jobs.repository.js';
import { TranscodingJobsService } from '../transcoding/transcoding-jobs.service.js';
import { cleanFilename, requireVideoFormat } from '../video-reviews/video-format.js';
import { TestVideo } from './test-video.entity.js';
import { TestVideosRepository } from './test-videos.repository.js';

/** The test tool's uploads. */
@Injectable()
export class TestVideosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: TestVideosRepository,
    private readonly jobs: TranscodingJobsService,
    private readonly clock: Clock,
  ) {}

  async add(userId: string, filename: string, contentType: string): Promise<TestVideo> {
    const { extension } = requireVideoFormat(contentType);
    const id = newId();
    const video = Object.assign(new TestVideo(), {
      ...{ id, userId, contentType, jobId: null },
      filename: cleanFilename(filename),
      videoKey: `uploads/videos/${userId}/${id}.${extension}`,
      createdAt: this.clock.now(),
    });
    await this.videos.insert(this.dataSource.manager, video);
    return video;
  }

  async find(userId: string, videoKey: string): Promise<TestVideo | null> {
    return this.videos.find(this.dataSource.manager, userId, videoKey);
  }

  /** Hands the upload to the workers, once. */
  async start({ id }: TestVideo): Promise<TranscodingJob> {
    return this.dataSource.transaction(async (tx) => {
      const { jobId, userId, videoKey, contentType } = await this.videos.findForUpdate(tx, id);
      if (jobId) return (await this.jobs.find(jobId))!;
      const upload = { videoReviewId: null, sourceKey: videoKey, contentType, folderId: userId };
      const job = await this.jobs.enqueue(tx, upload);
      await this.videos.noteJob(tx, id, job.id);
      return job;
    });
  }

  async findJob(userId: string, jobId: string): Promise<TranscodingJob | null> {
    const video = await this.videos.findByJob(this.dataSource.manager, userId, jobId);
    return video && this.jobs.find(jobId);
  }
}
