import { Controller } from '@nestjs/common';
import { type ProviderAccountChanged, ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { CatalogProjectionService } from './catalog-projection.service.js';

/** Keeps which practices can take cards: only those may ask for one when booked. */
@Controller()
export class ProviderAccountChangedConsumer {
  constructor(private readonly projection: CatalogProjectionService) {}

  @OnEvent(ProviderAccountChangedSchema)
  async onProviderAccountChanged(event: ProviderAccountChanged, { tx }: EventContext): Promise<void> {
    const { practiceId, provider } = event;
    const chargesEnabled = event.connected && event.chargesEnabled;
    await this.projection.saveProviderAccount(tx, { practiceId, provider, chargesEnabled });
  }
}
