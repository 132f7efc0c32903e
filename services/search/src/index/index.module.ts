import { Module } from '@nestjs/common';
import { DocumentsRepository } from './documents.repository.js';
import { PracticeProjectionRepository } from './practice-projection.repository.js';
import { IndexService } from './index.service.js';
import { CatalogEventsConsumer } from './catalog-events.consumer.js';
import { PracticeRatingChangedConsumer } from './practice-rating-changed.consumer.js';

@Module({
  controllers: [PracticeRatingChangedConsumer, CatalogEventsConsumer],
  providers: [PracticeProjectionRepository, DocumentsRepository, IndexService],
})
export class IndexModule {}
