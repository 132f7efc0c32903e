import { newId, newSecretToken } from '@yarrow/kit/ids';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { bookedPrice } from '../visits/booking-price.js';
import { termsOf } from '../visits/cancellation-terms.js';
import type { Party } from '../visits/visit-parts.js';
import type { Attendee } from '../visits/attendee.js';
import type { Visitor } from '../occupancies/visitor.js';
import { PAYMENT_MS } from '../booking/slot-hold.entity.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { paymentRequirementOf } from './payment-requirement.js';
import { Registration } from './registration.entity.js';

/** Who comes, as the practice's contact. */
type Registrant = Attendee & { readonly clientId: string; readonly userId: string | null };

/** How a place was asked for. */
interface RegistrationDetails {
  readonly id?: string;
  readonly requestId: string;
  /** IANA, of the client. */
  readonly zone: string;
  readonly now: Date;
  /** Whose places are counted; null if they are not counted. */
  readonly visitor: Visitor | null;
  readonly bookedBy: Party;
}

/** A place in an event: its price and the terms in force, kept as they are now. */
export function makeRegistration(
  event: BookableEvent,
  catalog: PracticeCatalog,
  booker: Registrant,
  { id = newId(), requestId, zone, now, visitor, bookedBy }: RegistrationDetails,
): Registration {
  const token = newSecretToken();
  // A practitioner's registrations never require a card first.
  const paymentRequirement = bookedBy === 'pro' ? 'none' : paymentRequirementOf(catalog, event.amountCents);
  const needsCard = paymentRequirement !== 'none';
  const startedUntil = new Date(now.getTime() + PAYMENT_MS);
  const { clientId, userId, firstName, lastName, email, phone } = booker;
  return Object.assign(new Registration(), {
    ...{ clientId, userId, firstName, lastName, email, phone, requestId, token, paymentRequirement },
    ...{ id, bookedBy },
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
