import { Controller } from '@nestjs/common';
import { type SubscriptionChanged, SubscriptionChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PracticesService } from './practices.service.js';

@Controller()
export class SubscriptionChangedConsumer {
  constructor(private readonly practices: PracticesService) {}

  @OnEvent(SubscriptionChangedSchema)
  async onSubscriptionChanged(
    { practiceId, features, version }: SubscriptionChanged,
    { tx }: EventContext,
  ): Promise<void> {
    await this.practices.followPlan(tx, practiceId, features, version);
  }
}
