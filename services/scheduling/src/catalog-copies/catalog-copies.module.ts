import { Module } from '@nestjs/common';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { CatalogCopiesConsumer } from './catalog-copies.consumer.js';
import { CatalogCopiesRepository } from './catalog-copies.repository.js';
import { CatalogCopiesService } from './catalog-copies.service.js';

@Module({
  imports: [OccupanciesModule],
  controllers: [CatalogCopiesConsumer],
  providers: [CatalogCopiesRepository, CatalogCopiesService],
  exports: [CatalogCopiesRepository, CatalogCopiesService],
})
export class CatalogCopiesModule {}
