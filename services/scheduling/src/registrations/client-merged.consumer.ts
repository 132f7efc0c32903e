import { Controller } from '@nestjs/common';
import { type ClientMerged, ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { RegistrationsService } from './registrations.service.js';

/** Hands the registrations of a merged contact over. */
@Controller()
export class ClientMergedConsumer {
  constructor(private readonly registrations: RegistrationsService) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged({ practiceId, fromClientId, intoClientId }: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.registrations.handOver(tx, practiceId, fromClientId, intoClientId);
  }
}
