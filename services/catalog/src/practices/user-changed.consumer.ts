import { Controller } from '@nestjs/common';
import { UserChangedSchema, type UserChanged } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PracticesService } from './practices.service.js';

/** The practice goes by the name of its owner, and is reached as they are. */
@Controller()
export class UserChangedConsumer {
  constructor(private readonly practices: PracticesService) {}

  @OnEvent(UserChangedSchema)
  async onUserChanged({ user, title }: UserChanged, { tx }: EventContext): Promise<void> {
    if (user?.kind !== 'pro') return;
    await this.practices.followOwner(tx, user.practiceId, user, title || undefined);
  }
}
