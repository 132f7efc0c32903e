import { Controller } from '@nestjs/common';
import { type ReferralCredited, ReferralCreditedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { SubscriptionCreditsService } from './subscription-credits.service.js';

@Controller()
export class ReferralCreditedConsumer {
  constructor(private readonly credits: SubscriptionCreditsService) {}

  @OnEvent(ReferralCreditedSchema)
  async onReferralCredited(event: ReferralCredited, { tx }: EventContext): Promise<void> {
    await this.credits.receive(tx, event);
  }
}
