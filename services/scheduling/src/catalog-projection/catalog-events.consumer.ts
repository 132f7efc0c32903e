import { Controller } from '@nestjs/common';
import {
  type LocationDeleted,
  LocationDeletedSchema,
  type PracticeSaved,
  PracticeSavedSchema,
  type ServiceSaved,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { CatalogProjectionService } from './catalog-projection.service.js';

/** Keeps the projection of practices, places and services; saved places arrive in `location-changes/`. */
@Controller()
export class CatalogEventsConsumer {
  constructor(private readonly projection: CatalogProjectionService) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (practice) await this.projection.savePractice(tx, practice);
  }

  @OnEvent(LocationDeletedSchema)
  async onLocationDeleted({ practiceId, locationId }: LocationDeleted, { tx }: EventContext): Promise<void> {
    await this.projection.deleteLocation(tx, practiceId, locationId);
  }

  @OnEvent(ServiceSavedSchema)
  async onServiceSaved({ service }: ServiceSaved, { tx }: EventContext): Promise<void> {
    if (service) await this.projection.saveService(tx, service);
  }
}
