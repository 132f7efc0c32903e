import { Controller } from '@nestjs/common';
import { PracticeSavedSchema, type PracticeSaved } from '@yarrow/contracts/catalog/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PracticeProjectionService } from './practice-projection.service.js';

/** Keeps the projection of catalog's practices. */
@Controller()
export class PracticeSavedConsumer {
  constructor(private readonly projection: PracticeProjectionService) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (practice) await this.projection.save(tx, practice);
  }
}
