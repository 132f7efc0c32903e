import { Controller } from '@nestjs/common';
import { ProviderAccountChangedSchema, type ProviderAccountChanged } from '@yarrow/contracts/payments/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PracticesService } from './practices.service.js';

@Controller()
export class ProviderAccountChangedConsumer {
  constructor(private readonly practices: PracticesService) {}

  @OnEvent(ProviderAccountChangedSchema)
  async onProviderAccountChanged(event: ProviderAccountChanged, { tx }: EventContext): Promise<void> {
    const { practiceId, provider, connected, chargesEnabled } = event;
    await this.practices.setProvider(tx, practiceId, provider, connected && chargesEnabled);
  }
}
