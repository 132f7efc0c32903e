import type { MessageInitShape } from '@bufbuild/protobuf';
import type { BookableEventTypeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EventType } from './event-type.entity.js';

/** A kind of group event as events carry it. */
export function eventTypeMessage(type: EventType): MessageInitShape<typeof BookableEventTypeSchema> {
  const { id, practiceId, name, slug, description, instructions, kind, locationId } = type;
  const { duration, durationUnit, amountCents, capacity, photoUrl, version } = type;
  return {
    ...{ practiceId, name, slug, description, instructions, kind, locationId },
    ...{ duration, durationUnit, amountCents, version },
    eventTypeId: id,
    ...(capacity !== null && { capacity }),
    photoUrl: photoUrl ?? '',
    deleted: type.deletedAt !== null,
  };
}
