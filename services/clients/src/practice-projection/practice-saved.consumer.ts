import { Controller } from '@nestjs/common';
import { type PracticeSaved, PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { PracticeProjectionService } from './practice-projection.service.js';

@Controller()
export class PracticeSavedConsumer {
  constructor(private readonly practices: PracticeProjectionService) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (practice) await this.practices.save(tx, practice);
  }
}
