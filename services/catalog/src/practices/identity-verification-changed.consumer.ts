import { Controller } from '@nestjs/common';
import {
  IdentityVerificationChangedSchema,
  type IdentityVerificationChanged,
} from '@yarrow/contracts/payments/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PracticesService } from './practices.service.js';

@Controller()
export class IdentityVerificationChangedConsumer {
  constructor(private readonly practices: PracticesService) {}

  @OnEvent(IdentityVerificationChangedSchema)
  async onIdentityVerificationChanged(event: IdentityVerificationChanged, { tx }: EventContext): Promise<void> {
    if (event.verified) await this.practices.noteIdentityVerified(tx, event.practiceId);
  }
}
