import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { IndexingService } from './indexing.service.js';

export const INDEXING_JOB = 'write-search-documents';
/** A change is found within a second: this, the writing itself and the engine's refresh. */
const EVERY_MS = 200;

/** Keeps another engine than the database in step with it. */
@Injectable()
export class IndexingJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly indexing: IndexingService,
  ) {}

  onModuleInit(): void {
    if (this.indexing.enabled)
      this.jobs.every(INDEXING_JOB, EVERY_MS, (stopping) => this.indexing.writeChanges(stopping));
  }
}
