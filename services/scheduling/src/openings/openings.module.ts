import { Module } from '@nestjs/common';
import { CatalogCopiesModule } from '../catalog-copies/catalog-copies.module.js';
import { OpeningsJob } from './openings.job.js';
import { OpeningsRepository } from './openings.repository.js';
import { OpeningsService } from './openings.service.js';

@Module({
  imports: [CatalogCopiesModule],
  providers: [OpeningsJob, OpeningsRepository, OpeningsService],
})
export class OpeningsModule {}
