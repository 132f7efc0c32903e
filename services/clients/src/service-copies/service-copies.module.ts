import { Module } from '@nestjs/common';
import { OnServiceSaved } from './on-service-saved.consumer.js';
import { ServiceCopiesRepository } from './service-copies.repository.js';
import { ServiceCopies } from './service-copies.service.js';

@Module({ providers: [ServiceCopies, ServiceCopiesRepository, OnServiceSaved], exports: [ServiceCopies] })
export class ServiceCopiesModule {}
