import { Module } from '@nestjs/common';
import { ViewsModule } from '../views/views.module.js';
import { DirectoryRepository } from './directory.repository.js';
import { DirectoryResolver } from './directory.resolver.js';
import { DirectoryTotalsLoader } from './directory-totals.loader.js';
import { DirectoryService } from './directory.service.js';

@Module({
  imports: [ViewsModule],
  providers: [DirectoryRepository, DirectoryResolver, DirectoryService, DirectoryTotalsLoader],
  exports: [DirectoryService],
})
export class DirectoryModule {}
