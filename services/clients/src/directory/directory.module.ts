import { Module } from '@nestjs/common';
import { ClientsRepository } from './clients.repository.js';
import { DirectoryResolver } from './directory.resolver.js';
import { DirectoryService } from './directory.service.js';
import { BookingEventsConsumer } from './booking-events.consumer.js';
import { PracticeDirectoryResolver } from './practice-directory.resolver.js';

@Module({
  controllers: [BookingEventsConsumer],
  providers: [ClientsRepository, DirectoryService, DirectoryResolver, PracticeDirectoryResolver],
  exports: [DirectoryService],
})
export class DirectoryModule {}
