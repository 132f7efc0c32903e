import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { DocumentsService } from './documents.service.js';

const INTERVAL_MS = 3_600_000;

@Injectable()
export class DeleteUnkeptDocumentsJob {
  constructor(jobs: JobsService, documents: DocumentsService) {
    jobs.every('delete-unkept-documents', INTERVAL_MS, (stopping) => documents.deleteUnkept(stopping));
  }
}
