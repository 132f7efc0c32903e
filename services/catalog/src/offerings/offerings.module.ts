import { Module } from '@nestjs/common';
import { LocationsRepository } from './locations.repository.js';
import { ServicesRepository } from './services.repository.js';

/** Stored locations and services, which practices, locations and services share. */
@Module({
  providers: [LocationsRepository, ServicesRepository],
  exports: [LocationsRepository, ServicesRepository],
})
export class OfferingsModule {}
