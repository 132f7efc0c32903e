import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { ClientImportsRepository } from './client-imports.repository.js';
import { ClientImportsService } from './client-imports.service.js';
import { ImportWorkService } from './import-work.service.js';
import { ImportsResolver } from './imports.resolver.js';
import { ProcessImportsJob } from './process-imports.job.js';
import { RefusedRowsController } from './refused-rows.controller.js';
import { RefusedRowsService } from './refused-rows.service.js';

@Module({
  imports: [DirectoryModule, PracticeProjectionModule],
  controllers: [RefusedRowsController],
  providers: [
    ClientsRepository,
    ClientImportsRepository,
    ClientImportsService,
    ImportsResolver,
    ImportWorkService,
    ProcessImportsJob,
    RefusedRowsService,
  ],
})
export class ImportsModule {}
