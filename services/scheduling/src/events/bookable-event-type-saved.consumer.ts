import { Controller } from '@nestjs/common';
import { type BookableEventTypeSaved, BookableEventTypeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { EventTypeProjectionService } from './event-type-projection.service.js';

/** Keeps the projection of catalog's event types. */
@Controller()
export class BookableEventTypeSavedConsumer {
  constructor(private readonly types: EventTypeProjectionService) {}

  @OnEvent(BookableEventTypeSavedSchema)
  async onBookableEventTypeSaved({ eventType }: BookableEventTypeSaved, { tx }: EventContext): Promise<void> {
    if (eventType) await this.types.save(tx, eventType);
  }
}
