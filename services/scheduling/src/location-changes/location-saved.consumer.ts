import { Controller } from '@nestjs/common';
import { type LocationSaved, LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { LocationChangesService } from './location-changes.service.js';

/** Stores saved locations in the projection and moves what is to come there. */
@Controller()
export class LocationSavedConsumer {
  constructor(private readonly changes: LocationChangesService) {}

  @OnEvent(LocationSavedSchema)
  async onLocationSaved({ location }: LocationSaved, { tx, occurredAt }: EventContext): Promise<void> {
    if (location) await this.changes.save(tx, location, occurredAt);
  }
}
