import { Module } from '@nestjs/common';
import { CatalogCopiesModule } from '../catalog-copies/catalog-copies.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityService } from './availability.service.js';
import { PracticesResolver } from './practices.resolver.js';

@Module({
  imports: [CatalogCopiesModule, OccupanciesModule],
  providers: [AvailabilityService, AvailabilityResolver, PracticesResolver],
  exports: [AvailabilityService],
})
export class AvailabilityModule {}
