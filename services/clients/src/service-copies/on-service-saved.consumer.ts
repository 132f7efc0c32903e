import { Controller } from '@nestjs/common';
import { type ServiceSaved, ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ServiceCopiesRepository } from './service-copies.repository.js';

/** Follows what practices sell. */
@Controller()
export class OnServiceSaved {
  constructor(private readonly services: ServiceCopiesRepository) {}

  @OnEvent(ServiceSavedSchema)
  async saveCopy({ service }: ServiceSaved, { tx }: EventContext): Promise<void> {
    if (service) await this.services.save(tx, [service]);
  }
}
