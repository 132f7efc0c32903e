import { Module } from '@nestjs/common';
import { DocumentsRepository } from './documents.repository.js';
import { FactsRepository } from './facts.repository.js';
import { IndexService } from './index.service.js';
import { OnCatalogEvents } from './on-catalog-events.consumer.js';
import { OnPracticeRatingChanged } from './on-practice-rating-changed.consumer.js';

@Module({
  controllers: [OnPracticeRatingChanged, OnCatalogEvents],
  providers: [FactsRepository, DocumentsRepository, IndexService],
})
export class IndexModule {}
