import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { looksSame } from '../visits/place.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { type EventBefore, RegistrationsPublisher } from './registrations.publisher.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** What a change of an event means for those who registered. The caller holds the event's lock. */
@Injectable()
export class RegistrationUpdatesService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly publisher: RegistrationsPublisher,
  ) {}

  /** The event is cancelled; what lapsed before is published as expired, because it was never paid in time. */
  async cancelAll(tx: EntityManager, event: BookableEvent, now: Date): Promise<void> {
    for (const registration of await this.registrations.listLiveForUpdate(tx, event.id)) {
      const counted = registration.countsAt(now);
      if (counted) registration.cancelByOwner();
      else registration.expire();
      await this.registrations.save(tx, registration);
      await (counted
        ? this.publisher.cancelled(tx, registration, event, 0)
        : this.publisher.expired(tx, registration, event));
    }
  }

  /** The event changed. Who registered for another time or place may give theirs up free of charge. */
  async publishChanged(tx: EntityManager, event: BookableEvent, before: EventBefore, now: Date): Promise<void> {
    const moved =
      event.startsAt.getTime() !== before.startsAt.getTime() ||
      event.endsAt.getTime() !== before.endsAt.getTime() ||
      event.place.locationId !== before.place.locationId;
    const elsewhere = moved || event.timeZone !== before.timeZone || !looksSame(before.place, event.place);
    for (const registration of await this.registrations.listLiveForUpdate(tx, event.id)) {
      if (!registration.countsAt(now)) continue;
      registration.feeWaived ||= moved;
      registration.followEvent(elsewhere);
      await this.registrations.save(tx, registration);
      await this.publisher.changed(tx, registration, event, { ...before, moved: elsewhere });
    }
  }
}
