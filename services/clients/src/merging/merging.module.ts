import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { VisitProjectionModule } from '../visit-projection/visit-projection.module.js';
import { ClientMergesRepository } from './client-merges.repository.js';
import { ClientMergesService } from './client-merges.service.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { DuplicatesService } from './duplicates.service.js';
import { ClientMergingResolver } from './client-merging.resolver.js';
import { MergedRecordsResolver } from './merged-records.resolver.js';
import { MergingResolver } from './merging.resolver.js';
import { PossibleDuplicatesResolver } from './possible-duplicates.resolver.js';

@Module({
  imports: [DirectoryModule, VisitProjectionModule],
  providers: [
    ClientMergesRepository,
    ClientMergesService,
    ClientsRepository,
    DuplicatesRepository,
    DuplicatesService,
    ClientMergingResolver,
    MergedRecordsResolver,
    MergingResolver,
    PossibleDuplicatesResolver,
  ],
})
export class MergingModule {}
