import { Controller } from '@nestjs/common';
import { type ServiceSaved, ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ServiceProjectionService } from './service-projection.service.js';

@Controller()
export class ServiceSavedConsumer {
  constructor(private readonly services: ServiceProjectionService) {}

  @OnEvent(ServiceSavedSchema)
  async onServiceSaved({ service }: ServiceSaved, { tx }: EventContext): Promise<void> {
    if (service) await this.services.save(tx, [service]);
  }
}
