import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { parseTimeZone } from '../availability/time-zone.js';
import type { Attendee } from '../visits/attendee.js';
import { BookersService } from '../booking/bookers.service.js';
import { visitorOf } from '../occupancies/visitor.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { eventNotFound, isHostOf, maySee } from '../event-records/events.policy.js';
import { makeRegistration } from './make-registration.js';
import { RegistrationPlacesService, invalidRequestId } from './registration-places.service.js';
import type { Registration } from './registration.entity.js';

const REQUEST_ID = /^[\w-]{16,64}$/;

/** A place as it is asked for. */
export interface RegistrationRequest {
  readonly eventId: string;
  readonly requestId: string;
  /** Who comes; the caller's own account where absent. */
  readonly client?: Attendee | null;
  /** IANA zone of the client. */
  readonly timeZone?: string | null;
}

/** A registration with its event, as the views want it. */
export interface Registered {
  readonly registration: Registration;
  readonly event: BookableEvent;
}

/** Taking a place in a group event; anybody may. */
@Injectable()
export class RegisteringService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: BookableEventsRepository,
    private readonly catalogs: CatalogProjectionService,
    private readonly bookers: BookersService,
    private readonly places: RegistrationPlacesService,
  ) {}

  /**
   * The event's lock makes those who ask at once take turns, so that no more get in than there are places. Repeating a
   * request gives the same registration to the same person.
   * @throws DomainError `not_found`, `invalid_request_id`, `event_cancelled`, `event_over`, `at_capacity`,
   *   `already_registered`, `too_many_places`, `too_many_requests`, `invalid_client`, `invalid_…`
   */
  async register(actor: Actor, request: RegistrationRequest, now: Date): Promise<Registered> {
    const timeZone = parseTimeZone(request.timeZone);
    if (!REQUEST_ID.test(request.requestId)) throw invalidRequestId();
    if (!isUuid(request.eventId)) throw eventNotFound();
    const known = await this.events.find(this.dataSource.manager, request.eventId);
    if (!known) throw eventNotFound();
    // An account may have a place already, which it is given again.
    if (!actor.userId) await this.places.refuseEarly(this.dataSource.manager, known, request.requestId, now);
    return this.dataSource.transaction(async (tx) => {
      const catalog = await this.catalogs.getCatalogForShare(tx, known.practiceId);
      if (!maySee(actor, catalog.practice)) throw eventNotFound();
      const booker = await this.bookers.identify(tx, actor, catalog.practice, request.client, null);
      const event = await this.events.findForUpdate(tx, known.id);
      if (!event) throw eventNotFound();
      const repeated = await this.places.findRepeated(tx, event, request.requestId, booker);
      if (repeated) return { registration: repeated, event };
      const own = await this.places.findOwn(tx, event, booker, now);
      if (own) return { registration: own, event };
      await this.places.requireFree(tx, event, now);
      // The practice registers walk-in clients itself: no limit per address.
      const visitor = isHostOf(actor, event) ? null : visitorOf(actor);
      if (visitor) await this.places.requireRoom(tx, event, { visitor, email: booker.email, now });
      const zone = timeZone ?? event.timeZone;
      const details = { requestId: request.requestId, zone, now, visitor, bookedBy: 'client' as const };
      const registration = makeRegistration(event, catalog, booker, details);
      await this.places.take(tx, registration, event);
      return { registration, event };
    });
  }
}
