import { Injectable } from '@nestjs/common';
import { fromJson } from '@bufbuild/protobuf';
import { LocationSchema, PracticeSchema, ServiceSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { DocumentsRepository } from './documents.repository.js';
import { FactsRepository } from './facts.repository.js';
import { searchDocument } from './search-document.js';

/** Keeps the document of a practice equal to what is known of it. */
@Injectable()
export class IndexService {
  constructor(
    private readonly facts: FactsRepository,
    private readonly documents: DocumentsRepository,
  ) {}

  /** Stores a fact and makes the document anew, in the caller's transaction. */
  async apply(tx: EntityManager, practiceId: string, store: (facts: FactsRepository) => Promise<void>): Promise<void> {
    await this.facts.lock(tx, practiceId);
    await store(this.facts);
    const known = await this.facts.find(tx, practiceId);
    if (!known) return;
    const document = searchDocument(
      fromJson(PracticeSchema, known.practice),
      known.locations.map((location) => fromJson(LocationSchema, location)),
      known.services.map((service) => fromJson(ServiceSchema, service)),
    );
    const { reviewsAverage, reviewsCount } = known;
    if (document) await this.documents.replace(tx, document, { reviewsAverage, reviewsCount });
    else await this.documents.remove(tx, practiceId);
  }
}
