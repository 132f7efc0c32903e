import { Injectable } from '@nestjs/common';
import { ProviderAccountChangedSchema, type ProviderAccountChanged } from '@yarrow/contracts/payments/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PracticeAnnouncer } from './practice-announcer.js';
import { PracticesRepository } from './practices.repository.js';

/** Keeps whether cards can be charged; without a provider no card can be required. */
@Injectable()
export class OnProviderAccountChanged {
  constructor(
    private readonly practices: PracticesRepository,
    private readonly announcer: PracticeAnnouncer,
  ) {}

  @OnEvent(ProviderAccountChangedSchema)
  async keepCardProvider(
    { practiceId, connected, chargesEnabled }: ProviderAccountChanged,
    { tx }: EventContext,
  ): Promise<void> {
    if (!(await this.practices.find(tx, practiceId))) return;
    const practice = await this.practices.getForUpdate(tx, practiceId);
    practice.hasCardProvider = connected && chargesEnabled;
    if (!practice.hasCardProvider)
      Object.assign(practice, { requireClientCcToBook: false, chargeClientCcAtBooking: false });
    await this.announcer.saveAndTell(tx, practice);
  }
}
