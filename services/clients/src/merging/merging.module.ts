import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/contacts.module.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { VisitProjectionModule } from '../visit-projection/visit-projection.module.js';
import { ClientMergesRepository } from './client-merges.repository.js';
import { ClientMergesService } from './client-merges.service.js';
import { ClientSplitsRepository } from './client-splits.repository.js';
import { ClientSplitsService } from './client-splits.service.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { DuplicatesService } from './duplicates.service.js';
import { ClientMergingResolver } from './client-merging.resolver.js';
import { MergedRecordsResolver } from './merged-records.resolver.js';
import { MergingResolver } from './merging.resolver.js';
import { PossibleDuplicatesResolver } from './possible-duplicates.resolver.js';

@Module({
  imports: [ContactsModule, DirectoryModule, VisitProjectionModule],
  providers: [
    ClientMergesRepository,
    ClientMergesService,
    ClientSplitsRepository,
    ClientSplitsService,
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
