import { Controller } from '@nestjs/common';
import { UserRegisteredSchema, type UserRegistered } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DownloadTextService } from './download-text.service.js';

/** Texts the link of the app to users who register with a phone, once for a phone. */
@Controller()
export class UserRegisteredConsumer {
  constructor(private readonly texts: DownloadTextService) {}

  @OnEvent(UserRegisteredSchema)
  async onUserRegistered({ user }: UserRegistered, { tx, occurredAt }: EventContext): Promise<void> {
    if (user?.phone) await this.texts.plan(tx, user.phone, 'registered', occurredAt.getTime());
  }
}
