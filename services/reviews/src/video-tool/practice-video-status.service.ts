import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { TranscodingJobsService } from '../transcoding/transcoding-jobs.service.js';
import { VideoReviewsRepository } from '../video-reviews/video-reviews.repository.js';

/** How far the videos of a practice are. */
@Injectable()
export class PracticeVideoStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly jobs: TranscodingJobsService,
  ) {}

  /** Requires the practice; excludes anonymous authors. @throws DomainError `not_found` */
  async get(actor: Actor, id: string) {
    requirePro(actor);
    const { manager } = this.dataSource;
    const video = isUuid(id) ? await this.videos.find(manager, id) : null;
    const isOwn = video?.practiceId === actor.practiceId && (await this.videos.isOpenToPractice(manager, id));
    if (!video || !isOwn) throw new DomainError('not_found', 'This video review does not exist.');
    const progress = video.status === 'processing' ? await this.jobs.findProgress(id) : null;
    return { video, progress };
  }
}
