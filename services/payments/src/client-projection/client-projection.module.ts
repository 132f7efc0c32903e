import { Module } from '@nestjs/common';
import { ClientEventsConsumer } from './client-events.consumer.js';
import { ClientMergesService } from './client-merges.service.js';
import { ClientProjectionRepository } from './client-projection.repository.js';
import { ClientProjectionService } from './client-projection.service.js';

@Module({
  controllers: [ClientEventsConsumer],
  providers: [ClientMergesService, ClientProjectionRepository, ClientProjectionService],
})
export class ClientProjectionModule {}
