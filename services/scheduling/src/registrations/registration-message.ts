import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { RegistrationSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { eventMessage } from '../event-records/event-message.js';
import type { Registration } from './registration.entity.js';

/** A registration as events carry it: whole, with its event. */
export function registrationMessage(
  registration: Registration,
  event: BookableEvent,
  practice: Practice | undefined,
): MessageInitShape<typeof RegistrationSchema> {
  const { state, amountCents, currency, paymentRequirement, paymentDueBy, version, cancellation } = registration;
  const { token, practiceToken, calendarSequence, bookedBy } = registration;
  const { clientId, firstName, lastName, email, phone, userId, clientTimeZone } = registration;
  return {
    ...{ state, amountCents, currency, token, practiceToken, paymentRequirement, version, cancellation },
    ...{ calendarSequence, bookedBy },
    registrationId: registration.id,
    event: eventMessage(event, practice),
    attendee: { clientId, firstName, lastName, email, phone, userId: userId ?? '', timeZone: clientTimeZone },
    ...(paymentDueBy && { paymentDueBy: timestampFromDate(paymentDueBy) }),
    createdAt: timestampFromDate(registration.createdAt),
  };
}
