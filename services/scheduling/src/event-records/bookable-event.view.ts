import type { Actor } from '@yarrow/kit/actor';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { reachedBy } from '../visits/meeting-link.js';
import { reachedLocation } from '../visits/reached-location.js';
import type { BookableEvent as BookableEventContract } from '../generated/graphql.js';
import type { BookableEvent } from './bookable-event.entity.js';
import { isHostOf } from './events.policy.js';

type Resolved =
  | '__typename'
  | 'practice'
  | 'eventType'
  | 'atCapacity'
  | 'placesLeft'
  | 'clients'
  | 'clientsCount'
  | 'registrations'
  | 'url'
  | 'cancellationTerms'
  | 'freeCancellationUntil'
  | 'paymentRequirement';

/** The contract's fields that the event holds itself; its resolver has the rest. */
export type BookableEventView = Omit<BookableEventContract, Resolved> & {
  readonly event: BookableEvent;
  readonly practice: { readonly id: string };
  readonly eventType: { readonly id: string };
};

/** @param registered the viewer has a place in it, and may know how to come */
export function bookableEventView(
  event: BookableEvent,
  actor: Actor,
  now: Date,
  { registered = false } = {},
): BookableEventView {
  const { id, name, description, kind, photoUrl, allDay, timeZone, capacity, amountCents } = event;
  const knows = registered || isHostOf(actor, event);
  return {
    ...{ id, name, description, kind, photoUrl, allDay, timeZone, capacity, amountCents, event },
    bookableEventTypeId: event.eventTypeId,
    amountCurrency: event.currency,
    practice: { id: event.practiceId },
    eventType: { id: event.eventTypeId },
    instructions: knows ? event.instructions : null,
    startsAt: formatOffsetDateTime(event.startsAt.getTime(), timeZone),
    endsAt: formatOffsetDateTime(event.endsAt.getTime(), timeZone),
    location: reachedLocation(reachedBy(event.place, event.meetingLink), knows),
    locationName: event.place.name,
    locationSingleLine: addressOf(event, knows),
    past: event.hasEnded(now),
    registrationOpen: !event.isCancelled && !event.hasStarted(now),
    cancelled: event.isCancelled,
    version: isHostOf(actor, event) ? event.version : 0,
  };
}

/** A hidden address is for those who come. */
export function addressOf({ place }: BookableEvent, knows: boolean): string {
  return (place.hideAddress && !knows ? place.area : place.singleLine) || place.name;
}
