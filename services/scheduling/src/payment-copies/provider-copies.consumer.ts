import { Controller } from '@nestjs/common';
import { type ProviderAccountChanged, ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';

/** Keeps which practices can take cards: only those may ask for one when booked. */
@Controller()
export class ProviderCopiesConsumer {
  @OnEvent(ProviderAccountChangedSchema)
  async onProviderAccountChanged(event: ProviderAccountChanged, { tx }: EventContext): Promise<void> {
    await tx.query(
      `INSERT INTO provider_copies (practice_id, provider, charges_enabled) VALUES ($1, $2, $3)
       ON CONFLICT (practice_id, provider) DO UPDATE SET charges_enabled = excluded.charges_enabled`,
      [event.practiceId, event.provider, event.connected && event.chargesEnabled],
    );
  }
}
