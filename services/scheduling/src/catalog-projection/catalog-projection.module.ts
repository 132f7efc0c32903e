import { Module } from '@nestjs/common';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { CatalogEventsConsumer } from './catalog-events.consumer.js';
import { CatalogProjectionRepository } from './catalog-projection.repository.js';
import { CatalogProjectionService } from './catalog-projection.service.js';
import { ProviderAccountChangedConsumer } from './provider-account-changed.consumer.js';

@Module({
  imports: [OccupanciesModule],
  controllers: [CatalogEventsConsumer, ProviderAccountChangedConsumer],
  providers: [CatalogProjectionRepository, CatalogProjectionService],
  exports: [CatalogProjectionRepository, CatalogProjectionService],
})
export class CatalogProjectionModule {}
