import { Controller } from '@nestjs/common';
import { OpeningsChangedSchema, type OpeningsChanged } from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { OpeningsService } from './openings.service.js';

@Controller()
export class OpeningsChangedConsumer {
  constructor(private readonly openings: OpeningsService) {}

  @OnEvent(OpeningsChangedSchema)
  async onOpeningsChanged(event: OpeningsChanged, { tx }: EventContext): Promise<void> {
    await this.openings.replace(tx, event);
  }
}
