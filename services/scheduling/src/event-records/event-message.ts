import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { BookableEventSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { reachedBy } from '../visits/meeting-link.js';
import type { BookableEvent } from './bookable-event.entity.js';

/** A group event as events carry it: whole, so that a reader needs to ask for nothing. */
export function eventMessage(
  event: BookableEvent,
  practice: Practice | undefined,
): MessageInitShape<typeof BookableEventSchema> {
  const { name, description, instructions, allDay, timeZone, localStartsAt, amountCents, currency, version } = event;
  const { area: _area, ...place } = reachedBy(event.place, event.meetingLink);
  return {
    ...{ name, description, instructions, place, allDay, timeZone, localStartsAt, amountCents, currency, version },
    eventId: event.id,
    host: hostOf(event.practiceId, practice),
    eventTypeId: event.eventTypeId,
    photoUrl: event.photoUrl ?? '',
    startsAt: timestampFromDate(event.startsAt),
    endsAt: timestampFromDate(event.endsAt),
    ...(event.capacity !== null && { capacity: event.capacity }),
    cancelled: event.isCancelled,
  };
}

function hostOf(practiceId: string, practice: Practice | undefined) {
  if (!practice) return { practiceId };
  return {
    practiceId,
    ownerUserId: practice.ownerUserId,
    practiceName: practice.name,
    practitionerName: `${practice.practitionerFirstName} ${practice.practitionerLastName}`.trim(),
    email: practice.email,
    phone: practice.phone,
    slug: practice.slug,
  };
}
