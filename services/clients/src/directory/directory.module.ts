import { Module } from '@nestjs/common';
import { ClientsResponder } from './clients.responder.js';
import { ClientsRepository } from './clients.repository.js';
import { DirectoryResolver } from './directory.resolver.js';
import { DirectoryService } from './directory.service.js';
import { BookingEventsConsumer } from './booking-events.consumer.js';
import { DirectoryPagesRepository } from './directory-pages.repository.js';
import { DirectoryPagesService } from './directory-pages.service.js';
import { DirectoryExportService } from './directory-export.service.js';
import { DirectoryExportController } from './directory-export.controller.js';
import { PracticeDirectoryResolver } from './practice-directory.resolver.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { VisitProjectionModule } from '../visit-projection/visit-projection.module.js';

@Module({
  imports: [PracticeProjectionModule, VisitProjectionModule],
  controllers: [BookingEventsConsumer, ClientsResponder, DirectoryExportController],
  providers: [
    ClientsRepository,
    DirectoryExportService,
    DirectoryPagesRepository,
    DirectoryPagesService,
    DirectoryService,
    DirectoryResolver,
    PracticeDirectoryResolver,
  ],
  exports: [DirectoryService],
})
export class DirectoryModule {}
