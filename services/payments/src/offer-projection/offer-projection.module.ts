import { Module } from '@nestjs/common';
import { OfferProjectionRepository } from './offer-projection.repository.js';
import { OfferProjectionService } from './offer-projection.service.js';
import { OfferEventsConsumer } from './offer-events.consumer.js';

@Module({
  controllers: [OfferEventsConsumer],
  providers: [OfferProjectionService, OfferProjectionRepository],
  exports: [OfferProjectionService],
})
export class OfferProjectionModule {}
