import { Controller } from '@nestjs/common';
import { UserRegisteredSchema, type UserRegistered } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { isTimeZone } from '@yarrow/time/zones';
import { PracticeAnnouncer } from './practice-announcer.js';
import { Practice } from './practice.entity.js';
import { PracticesRepository } from './practices.repository.js';
import { slugCandidate } from './slug.js';

const SLUG_ATTEMPTS = 1000;
const CURRENCIES: Readonly<Record<string, string>> = { CA: 'CAD', GB: 'GBP' };

/** A pro's account comes with a practice to set up. */
@Controller()
export class OnUserRegistered {
  constructor(
    private readonly practices: PracticesRepository,
    private readonly announcer: PracticeAnnouncer,
  ) {}

  @OnEvent(UserRegisteredSchema)
  async createPractice(event: UserRegistered, { tx, occurredAt }: EventContext): Promise<void> {
    const practice = newPractice(event, occurredAt);
    if (!practice || (await this.practices.find(tx, practice.id))) return;
    for (let attempt = 0; attempt < SLUG_ATTEMPTS; attempt += 1) {
      practice.slug = slugCandidate(practice.name, attempt);
      if (!(await this.practices.insert(tx, practice))) continue;
      // Read again: what the form does not have got its default in the table.
      return this.announcer.saveAndTell(tx, await this.practices.getForUpdate(tx, practice.id));
    }
    throw new Error(`No free slug for practice ${practice.id}`);
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
    version: 0,
  });
}
