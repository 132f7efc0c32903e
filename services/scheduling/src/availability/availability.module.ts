import { Module } from '@nestjs/common';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityService } from './availability.service.js';
import { NextStartsService } from './next-starts.service.js';
import { PracticesResolver } from './practices.resolver.js';

@Module({
  imports: [CatalogProjectionModule, OccupanciesModule, PackagesModule],
  providers: [AvailabilityService, AvailabilityResolver, NextStartsService, PracticesResolver],
  exports: [AvailabilityService],
})
export class AvailabilityModule {}
