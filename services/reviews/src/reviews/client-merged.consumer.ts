import { Controller } from '@nestjs/common';
import { ClientMergedSchema, type ClientMerged } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { ReviewChangesService } from './review-changes.service.js';

@Controller()
export class ClientMergedConsumer {
  constructor(private readonly changes: ReviewChangesService) {}

  @OnEvent(ClientMergedSchema)
  async onClientMerged(event: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.changes.reassignClient(tx, event);
  }
}
