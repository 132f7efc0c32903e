import { newId, newSecretToken } from '@yarrow/kit/ids';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { bookedPrice } from '../appointments/booking-price.js';
import { termsOf } from '../appointments/cancellation-terms.js';
import type { Attendee } from '../booking/attendee.js';
import type { Visitor } from '../booking/hold-limits.policy.js';
import { PAYMENT_MS } from '../booking/slot-hold.entity.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { BookableEvent } from '../events/bookable-event.entity.js';
import { paymentRequirementOf } from './payment-requirement.js';
import { Registration } from './registration.entity.js';

/** Who comes, as the practice's contact. */
type Registrant = Attendee & { readonly clientId: string; readonly userId: string | null };

/** A place in an event: its price and the terms in force, kept as they are now. */
export function makeRegistration(
  event: BookableEvent,
  catalog: PracticeCatalog,
  booker: Registrant,
  { requestId, zone, now, visitor }: { requestId: string; zone: string; now: Date; visitor: Visitor | null },
): Registration {
  const token = newSecretToken();
  const paymentRequirement = paymentRequirementOf(catalog, event.amountCents);
  const needsCard = paymentRequirement !== 'none';
  const startedUntil = new Date(now.getTime() + PAYMENT_MS);
  const { clientId, userId, firstName, lastName, email, phone } = booker;
  return Object.assign(new Registration(), {
    ...{ clientId, userId, firstName, lastName, email, phone, requestId, token, paymentRequirement },
    id: newId(),
    eventId: event.id,
    practiceId: event.practiceId,
    tokenDigest: hashToken(token),
    practiceToken: newSecretToken(),
    state: needsCard ? ('awaiting_payment' as const) : ('booked' as const),
    clientTimeZone: zone,
    amountCents: event.amountCents,
    currency: event.currency,
    cancellation: termsOf(catalog.practice.booking),
    feeWaived: false,
    cancelledBy: null,
    ...bookedPrice(),
    paymentDueBy: needsCard ? startedUntil : null,
    keptFrom: visitor && visitor.addressDigest,
    keptUntil: visitor && startedUntil,
    createdAt: now,
    version: 1,
    calendarSequence: 0,
  });
}
