import { Module } from '@nestjs/common';
import { OfferCopiesRepository } from './offer-copies.repository.js';
import { OfferCopies } from './offer-copies.service.js';
import { OnOfferEvents } from './on-offer-events.consumer.js';

@Module({ controllers: [OnOfferEvents], providers: [OfferCopies, OfferCopiesRepository], exports: [OfferCopies] })
export class OfferCopiesModule {}
