import { Controller } from '@nestjs/common';
import { ProviderAccountChangedSchema, type ProviderAccountChanged } from '@yarrow/contracts/payments/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PracticeAnnouncer } from './practice-announcer.js';
import { CARD_PROVIDERS } from './practice.entity.js';
import { PracticesRepository } from './practices.repository.js';

/** Keeps whether cards can be charged; without a provider no card can be required. */
@Controller()
export class OnProviderAccountChanged {
  constructor(
    private readonly practices: PracticesRepository,
    private readonly announcer: PracticeAnnouncer,
  ) {}

  @OnEvent(ProviderAccountChangedSchema)
  async keepCardProvider(
    { practiceId, provider, connected, chargesEnabled }: ProviderAccountChanged,
    { tx }: EventContext,
  ): Promise<void> {
    if (!CARD_PROVIDERS.includes(provider)) return;
    if (!(await this.practices.find(tx, practiceId))) return;
    const practice = await this.practices.getForUpdate(tx, practiceId);
    practice.setCardProvider(provider, connected && chargesEnabled);
    await this.announcer.saveAndTell(tx, practice);
  }
}
