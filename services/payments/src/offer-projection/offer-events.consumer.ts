import { Controller } from '@nestjs/common';
import {
  type BookableEventTypeSaved,
  BookableEventTypeSavedSchema,
  type Service,
  type ServiceSaved,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { OfferProjectionRepository } from './offer-projection.repository.js';

/** Follows what practices sell. */
@Controller()
export class OfferEventsConsumer {
  constructor(private readonly offers: OfferProjectionRepository) {}

  @OnEvent(ServiceSavedSchema)
  async onServiceSaved({ service }: ServiceSaved, { tx }: EventContext): Promise<void> {
    if (service) await this.offers.add(tx, service.practiceId, offerIdsOf(service));
  }

  @OnEvent(BookableEventTypeSavedSchema)
  async onEventTypeSaved({ eventType }: BookableEventTypeSaved, { tx }: EventContext): Promise<void> {
    if (eventType) await this.offers.add(tx, eventType.practiceId, [eventType.eventTypeId]);
  }
}

/** A service is booked by its own id or by that of one of its variations. */
export function offerIdsOf({ serviceId, variations }: Service): string[] {
  return [serviceId, ...variations.map(({ variationId }) => variationId)];
}
