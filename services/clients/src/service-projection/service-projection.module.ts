import { Module } from '@nestjs/common';
import { ServiceSavedConsumer } from './service-saved.consumer.js';
import { ServiceProjectionRepository } from './service-projection.repository.js';
import { ServiceProjectionService } from './service-projection.service.js';

@Module({
  controllers: [ServiceSavedConsumer],
  providers: [ServiceProjectionService, ServiceProjectionRepository],
  exports: [ServiceProjectionService],
})
export class ServiceProjectionModule {}
