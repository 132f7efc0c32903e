import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { findPerson, type PersonName } from '@yarrow/kit/values/person-name';
import type { EntityManager } from 'typeorm';
import type { Booker } from '../booking/bookers.service.js';
import { requireRoomToAsk } from '../booking/hold-limits.policy.js';
import type { Visitor } from '../occupancies/visitor.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { requireRoomToStart } from './place-limits.policy.js';
import { RegistrationsPublisher } from './registrations.publisher.js';
import type { Registration } from './registration.entity.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** The places of one event, whose lock the caller holds unless it says otherwise. */
@Injectable()
export class RegistrationPlacesService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly publisher: RegistrationsPublisher,
  ) {}

  /**
   * Refuses requests for a full event before they queue for the event's lock, so that many concurrent requests get a
   * quick response. Requests that pass are checked again under the lock.
   * @throws DomainError `event_cancelled`, `event_over`, `at_capacity`
   */
  async refuseEarly(tx: EntityManager, event: BookableEvent, requestId: string, now: Date): Promise<void> {
    if (await this.registrations.findByRequest(tx, event.id, requestId)) return;
    await this.requireFree(tx, event, now);
  }

  find(tx: EntityManager, id: string): Promise<Registration | null> {
    return this.registrations.find(tx, id);
  }

  /** @throws DomainError `invalid_request_id` if the request was made by another client */
  async findRepeated(
    tx: EntityManager,
    event: BookableEvent,
    requestId: string,
    { email, userId }: Booker,
  ): Promise<Registration | undefined> {
    const registration = await this.registrations.findByRequest(tx, event.id, requestId);
    if (!registration) return undefined;
    if (registration.email !== email || registration.userId !== userId) throw invalidRequestId();
    return registration;
  }

  /**
   * The caller's own place, where the account shows that it is theirs; a place that lapsed makes way.
   * @throws DomainError `already_registered` to everybody else with the name at the address: the link went there by mail
   */
  async findOwn(tx: EntityManager, event: BookableEvent, booker: Booker, now: Date): Promise<Registration | undefined> {
    const { email, userId } = booker;
    const registration = findPerson(await this.registrations.listLiveAt(tx, event.id, email), booker);
    if (!registration || !(await this.stands(tx, registration, event, now))) return undefined;
    if (userId !== null && registration.userId === userId) return registration;
    throw new DomainError(
      'already_registered',
      'Good news: this email address has a place already. The link to it is in the message that we sent there.',
      'email',
    );
  }

  /**
   * A contact has one place at most, by its record or by its name at its address; an expired one is replaced.
   * @throws DomainError `already_registered`
   */
  async requireNone(
    tx: EntityManager,
    event: BookableEvent,
    client: PersonName & { readonly clientId: string; readonly email: string },
    now: Date,
  ): Promise<void> {
    const { clientId, email } = client;
    for (const registration of await this.registrations.listLiveOf(tx, event.id, clientId, email)) {
      if (registration.clientId !== clientId && !findPerson([registration], client)) continue;
      if (!(await this.stands(tx, registration, event, now))) continue;
      throw new DomainError('already_registered', 'This client has a place in this event already.', 'clientId');
    }
  }

  /** Whether a place counts; one that was not paid for in time is over. */
  private async stands(
    tx: EntityManager,
    registration: Registration,
    event: BookableEvent,
    now: Date,
  ): Promise<boolean> {
    if (registration.countsAt(now)) return true;
    registration.expire();
    await this.registrations.save(tx, registration);
    await this.publisher.expired(tx, registration, event);
    return false;
  }

  /** @throws DomainError `event_cancelled`, `event_over`, `at_capacity` */
  async requireFree(tx: EntityManager, event: BookableEvent, now: Date): Promise<void> {
    if (event.isCancelled) throw new DomainError('event_cancelled', 'The practitioner has called this event off.');
    if (event.hasStarted(now)) throw new DomainError('event_over', 'This event has already begun.');
    const taken = (await this.registrations.countTaken(tx, [event.id], now)).get(event.id) ?? 0;
    if (event.isFull(taken)) throw new DomainError('at_capacity', 'The last place was just taken.');
  }

  /**
   * No address and no account starts to take all places, and no e-mail address many in the practice's events.
   * @throws DomainError `too_many_places`, `too_many_requests`
   */
  async requireRoom(
    tx: EntityManager,
    event: BookableEvent,
    { visitor, email, now }: { visitor: Visitor; email: string; now: Date },
  ): Promise<void> {
    requireRoomToStart(await this.registrations.countStarted(tx, event.id, visitor, now), event.capacity);
    requireRoomToAsk(await this.registrations.countUnpaid(tx, event.practiceId, email, now));
  }

  async take(tx: EntityManager, registration: Registration, event: BookableEvent): Promise<void> {
    await this.registrations.insert(tx, registration);
    await this.publisher.booked(tx, registration, event);
    if (registration.state === 'booked') await this.publisher.confirmed(tx, registration, event);
  }
}

export function invalidRequestId(): DomainError {
  return new DomainError(
    'invalid_request_id',
    'Something went wrong. Please reload the page and try again.',
    'requestId',
  );
}
