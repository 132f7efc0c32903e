import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { PersonalEvent as PersonalEventContract } from '../generated/graphql.js';
import type { PersonalEvent } from './personal-event.entity.js';

export function personalEventView(event: PersonalEvent): PersonalEventContract {
  const { id, name, startsAt, endsAt, allDay, timeZone, version } = event;
  return {
    ...{ id, name, allDay, timeZone, version },
    startsAt: formatOffsetDateTime(startsAt.getTime(), timeZone),
    endsAt: formatOffsetDateTime(endsAt.getTime(), timeZone),
  };
}
