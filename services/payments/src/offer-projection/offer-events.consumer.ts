import { Controller } from '@nestjs/common';
import {
  type BookableEventTypeSaved,
  BookableEventTypeSavedSchema,
  type ServiceSaved,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { OfferProjectionService } from './offer-projection.service.js';

/** Follows what practices sell. */
@Controller()
export class OfferEventsConsumer {
  constructor(private readonly offers: OfferProjectionService) {}

  @OnEvent(ServiceSavedSchema)
  async onServiceSaved({ service }: ServiceSaved, { tx }: EventContext): Promise<void> {
    if (service) await this.offers.saveService(tx, service);
  }

  @OnEvent(BookableEventTypeSavedSchema)
  async onEventTypeSaved({ eventType }: BookableEventTypeSaved, { tx }: EventContext): Promise<void> {
    if (eventType) await this.offers.saveEventType(tx, eventType);
  }
}
