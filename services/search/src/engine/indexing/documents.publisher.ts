import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SnapshotRange } from '@yarrow/kit/republish/snapshots';
import { SnapshotsService } from '@yarrow/kit/republish/snapshots.service';
import type { EntityManager } from 'typeorm';
import { DocumentChangesRepository } from './document-changes.repository.js';
import { IndexingService } from './indexing.service.js';
import { PendingDocumentsRepository } from './pending-documents.repository.js';

/** `npm run republish -- --service search`: all documents into a new index of the engine, or the one of a practice again. */
@Injectable()
export class DocumentsPublisher implements OnModuleInit {
  constructor(
    private readonly snapshots: SnapshotsService,
    private readonly changes: DocumentChangesRepository,
    private readonly pending: PendingDocumentsRepository,
    private readonly indexing: IndexingService,
  ) {}

  onModuleInit(): void {
    if (this.indexing.enabled)
      this.snapshots.register({ name: 'documents', publish: (tx, range) => this.publish(tx, range) });
  }

  async publish(tx: EntityManager, { practiceId, after, limit }: SnapshotRange): Promise<string[]> {
    if (practiceId) {
      await this.changes.touch(tx, practiceId);
      return [practiceId];
    }
    // The first request has all of them written; those that follow only count.
    if (!after) await this.indexing.requestRebuild(tx);
    return this.pending.listIds(tx, after, limit);
  }
}
