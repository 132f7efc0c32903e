import { Module } from '@nestjs/common';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { OpeningsJob } from './openings.job.js';
import { OpeningsRepository } from './openings.repository.js';
import { OpeningsService } from './openings.service.js';

@Module({
  imports: [CatalogProjectionModule],
  providers: [OpeningsJob, OpeningsRepository, OpeningsService],
  exports: [OpeningsService],
})
export class OpeningsModule {}
