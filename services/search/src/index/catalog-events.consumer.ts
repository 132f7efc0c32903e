import { Controller } from '@nestjs/common';
import { toJson, type JsonObject, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import {
  LocationDeletedSchema,
  LocationSavedSchema,
  LocationSchema,
  PracticeSavedSchema,
  PracticeSchema,
  ServiceSavedSchema,
  ServiceSchema,
  type LocationDeleted,
  type LocationSaved,
  type PracticeSaved,
  type ServiceSaved,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { IndexService } from './index.service.js';
import { publicLocation } from './public-location.js';

@Controller()
export class CatalogEventsConsumer {
  constructor(private readonly index: IndexService) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (!practice) return;
    const { practiceId, version } = practice;
    await this.index.apply(tx, practiceId, (projection) =>
      projection.savePractice(tx, practiceId, version, json(PracticeSchema, practice)),
    );
  }

  @OnEvent(LocationSavedSchema)
  async onLocationSaved({ location }: LocationSaved, { tx }: EventContext): Promise<void> {
    if (!location) return;
    const { locationId, practiceId, version } = location;
    const snapshot = json(LocationSchema, publicLocation(location));
    await this.index.apply(tx, practiceId, (projection) =>
      projection.saveLocation(tx, locationId, practiceId, version, snapshot),
    );
  }

  @OnEvent(LocationDeletedSchema)
  async onLocationDeleted({ locationId, practiceId }: LocationDeleted, { tx }: EventContext): Promise<void> {
    await this.index.apply(tx, practiceId, (projection) => projection.deleteLocation(tx, locationId));
  }

  @OnEvent(ServiceSavedSchema)
  async onServiceSaved({ service }: ServiceSaved, { tx }: EventContext): Promise<void> {
    if (!service) return;
    const { serviceId, practiceId, version } = service;
    const snapshot = json(ServiceSchema, service);
    await this.index.apply(tx, practiceId, (projection) =>
      projection.saveService(tx, serviceId, practiceId, version, snapshot),
    );
  }
}

function json<S extends DescMessage>(schema: S, message: MessageShape<S>): JsonObject {
  return toJson(schema, message) as JsonObject;
}
