import { Injectable } from '@nestjs/common';
import { fromJson } from '@bufbuild/protobuf';
import { LocationSchema, PracticeSchema, ServiceSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { DocumentsRepository } from './documents.repository.js';
import { PracticeProjectionRepository } from './practice-projection.repository.js';
import { searchDocument } from './search-document.js';

/** Keeps the search document of each practice in step with the projection. */
@Injectable()
export class IndexService {
  constructor(
    private readonly projection: PracticeProjectionRepository,
    private readonly documents: DocumentsRepository,
  ) {}

  /** Stores a snapshot and rebuilds the document of its practice, in the transaction of the event. */
  async apply(
    tx: EntityManager,
    practiceId: string,
    store: (projection: PracticeProjectionRepository) => Promise<void>,
  ): Promise<void> {
    await this.projection.lock(tx, practiceId);
    await store(this.projection);
    const found = await this.projection.find(tx, practiceId);
    if (!found) return;
    const document = searchDocument(
      fromJson(PracticeSchema, found.practice),
      found.locations.map((location) => fromJson(LocationSchema, location)),
      found.services.map((service) => fromJson(ServiceSchema, service)),
    );
    const { reviewsAverage, reviewsCount } = found;
    if (document) await this.documents.replace(tx, document, { reviewsAverage, reviewsCount });
    else await this.documents.remove(tx, practiceId);
  }
}
