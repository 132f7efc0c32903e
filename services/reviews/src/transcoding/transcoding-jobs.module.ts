import { Module } from '@nestjs/common';
import { TranscodingJobsRepository } from './transcoding-jobs.repository.js';

@Module({ providers: [TranscodingJobsRepository], exports: [TranscodingJobsRepository] })
export class TranscodingJobsModule {}
