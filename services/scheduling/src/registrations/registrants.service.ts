import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { isHostOf } from '../event-records/events.policy.js';
import { ProClientsService, type WantedClient } from '../pro-booking/pro-clients.service.js';
import { makeRegistration } from './make-registration.js';
import type { Registered } from './registering.service.js';
import { RegistrationPlacesService } from './registration-places.service.js';

/** A place as the practitioner gives it. */
export interface GivenPlace extends WantedClient {
  readonly eventId: string;
  /** The same for each repetition of the request. */
  readonly idempotencyKey?: string | null | undefined;
}

/** Places that a practitioner gives: to anybody who can be reached, also more than there are, and after the start. */
@Injectable()
export class RegistrantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: BookableEventsRepository,
    private readonly catalogs: CatalogProjectionService,
    private readonly clients: ProClientsService,
    private readonly places: RegistrationPlacesService,
  ) {}

  /**
   * The event's lock makes those who take places take turns: the public has none beyond its capacity, whatever is given here.
   * Repetitions of one request get what it made.
   * @throws DomainError `not_found`, `already_registered`, `event_cancelled`, `invalid_client`, `no_contact`, `own_contact`,
   *   `invalid_…`
   */
  async add(actor: Actor, place: GivenPlace, now: Date): Promise<Registered> {
    requirePro(actor);
    const { practiceId } = actor;
    const { eventId } = place;
    const known = isUuid(eventId) ? await this.events.find(this.dataSource.manager, eventId) : null;
    if (!known || !isHostOf(actor, known)) throw eventNotFound();
    const made = idOfRequest(place.idempotencyKey, { of: known.id, kind: 'registration' });
    const contact = await this.clients.find(practiceId, place);
    await this.catalogs.getCatalog(practiceId);
    return this.dataSource.transaction(async (tx) => {
      const catalog = await this.catalogs.getCatalogForShare(tx, practiceId);
      const event = await this.events.findForUpdate(tx, known.id);
      if (!event) throw eventNotFound();
      const repeated = made ? await this.places.find(tx, made) : null;
      if (repeated) return { registration: repeated, event };
      if (event.isCancelled) throw new DomainError('event_cancelled', 'This event was called off.', 'bookableEventId');
      const client = await this.clients.identify(tx, catalog.practice, contact, place.client);
      await this.places.requireNone(tx, event, client, now);
      const id = made ?? newId();
      const zone = client.timeZone || event.timeZone;
      const details = { id, requestId: id, zone, now, visitor: null, bookedBy: 'pro' as const };
      const registration = makeRegistration(event, catalog, { ...client, userId: null }, details);
      await this.places.take(tx, registration, event);
      return { registration, event };
    });
  }
}

/** Same response for an event that does not exist and for another practice's event. */
function eventNotFound(): DomainError {
  return new DomainError('not_found', 'This event could not be found.', 'bookableEventId');
}
