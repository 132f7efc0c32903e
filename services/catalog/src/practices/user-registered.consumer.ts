import { Controller } from '@nestjs/common';
import { UserRegisteredSchema, type UserRegistered } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { isTimeZone } from '@yarrow/time/zones';
import { Practice } from './practice.entity.js';
import { PracticesService } from './practices.service.js';

const CURRENCIES: Readonly<Record<string, string>> = { CA: 'CAD', GB: 'GBP' };

/** The account of a pro gets a practice to set up. */
@Controller()
export class UserRegisteredConsumer {
  constructor(private readonly practices: PracticesService) {}

  @OnEvent(UserRegisteredSchema)
  async onUserRegistered(event: UserRegistered, { tx, occurredAt }: EventContext): Promise<void> {
    const practice = newPractice(event, occurredAt);
    if (practice) await this.practices.create(tx, practice);
  }
}

function newPractice({ user, practiceName, country, timeZone }: UserRegistered, createdAt: Date): Practice | null {
  if (user?.kind !== 'pro') return null;
  return Object.assign(new Practice(), {
    id: user.practiceId,
    ownerUserId: user.userId,
    name: practiceName,
    practitionerFirstName: user.firstName,
    practitionerLastName: user.lastName,
    email: user.email,
    phone: user.phone || null,
    country: country || 'US',
    currency: CURRENCIES[country] ?? 'USD',
    timeZone: isTimeZone(timeZone) ? timeZone : 'America/New_York',
    createdAt,
    ownerVersion: user.version,
    version: 0,
  });
}
