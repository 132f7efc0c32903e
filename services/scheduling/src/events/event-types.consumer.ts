import { Controller } from '@nestjs/common';
import { type BookableEventTypeSaved, BookableEventTypeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { EventTypesService } from './event-types.service.js';

/** Keeps our copy of kinds of group events. */
@Controller()
export class EventTypesConsumer {
  constructor(private readonly types: EventTypesService) {}

  @OnEvent(BookableEventTypeSavedSchema)
  async onBookableEventTypeSaved({ eventType }: BookableEventTypeSaved, { tx }: EventContext): Promise<void> {
    if (eventType) await this.types.save(tx, eventType);
  }
}
