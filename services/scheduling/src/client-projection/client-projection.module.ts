import { Module } from '@nestjs/common';
import { ClientEventsConsumer } from './client-events.consumer.js';
import { ClientProjectionRepository } from './client-projection.repository.js';
import { ClientProjectionService } from './client-projection.service.js';
import { ContactsService } from './contacts.service.js';

@Module({
  controllers: [ClientEventsConsumer],
  providers: [ClientProjectionRepository, ClientProjectionService, ContactsService],
  exports: [ClientProjectionRepository, ContactsService],
})
export class ClientProjectionModule {}
