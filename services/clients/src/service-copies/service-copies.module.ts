import { Module } from '@nestjs/common';
import { OnServiceSaved } from './on-service-saved.consumer.js';
import { ServiceCopiesRepository } from './service-copies.repository.js';
import { ServiceCopies } from './service-copies.service.js';

@Module({
  controllers: [OnServiceSaved],
  providers: [ServiceCopies, ServiceCopiesRepository],
  exports: [ServiceCopies],
})
export class ServiceCopiesModule {}
