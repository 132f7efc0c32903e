import { Module } from '@nestjs/common';
import { ClientEventsConsumer } from './client-events.consumer.js';
import { ClientProjectionRepository } from './client-projection.repository.js';
import { ClientProjectionService } from './client-projection.service.js';

@Module({
  controllers: [ClientEventsConsumer],
  providers: [ClientProjectionRepository, ClientProjectionService],
  exports: [ClientProjectionRepository],
})
export class ClientProjectionModule {}
