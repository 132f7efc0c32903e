import { Controller } from '@nestjs/common';
import {
  type LocationDeleted,
  LocationDeletedSchema,
  type LocationSaved,
  LocationSavedSchema,
  type PracticeSaved,
  PracticeSavedSchema,
  type ServiceSaved,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { CatalogCopiesService } from './catalog-copies.service.js';

/** Keeps our copy of practices, places and services. */
@Controller()
export class CatalogCopiesConsumer {
  constructor(private readonly copies: CatalogCopiesService) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (practice) await this.copies.savePractice(tx, practice);
  }

  @OnEvent(LocationSavedSchema)
  async onLocationSaved({ location }: LocationSaved, { tx }: EventContext): Promise<void> {
    if (location) await this.copies.saveLocation(tx, location);
  }

  @OnEvent(LocationDeletedSchema)
  async onLocationDeleted({ practiceId, locationId }: LocationDeleted, { tx }: EventContext): Promise<void> {
    await this.copies.deleteLocation(tx, practiceId, locationId);
  }

  @OnEvent(ServiceSavedSchema)
  async onServiceSaved({ service }: ServiceSaved, { tx }: EventContext): Promise<void> {
    if (service) await this.copies.saveService(tx, service);
  }
}
