import { newId, newSecretToken } from '@yarrow/kit/ids';
import { toWall } from '@yarrow/time/wall-time';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { Appointment } from '../visits/appointment.entity.js';
import { meetingLinkFor } from '../visits/meeting-link.js';
import type { AppointmentState, PackageSession } from '../visits/visit-parts.js';
import { bookedPrice } from '../visits/booking-price.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { Booker } from './bookers.service.js';
import { PAYMENT_MS, type SlotHold } from './slot-hold.entity.js';

/** What is known only when it is booked. */
export interface BookingDetails {
  readonly note: string;
  readonly timeZone: string | undefined;
  /** The session of the hold's package that it takes. */
  readonly packageSession: PackageSession | null;
  readonly now: Date;
}

/**
 * The appointment that a hold becomes: what was offered and the terms in force, kept as they are now. Its id is not the hold's, which
 * is a secret of the browser.
 */
export function makeAppointment(
  hold: SlotHold,
  catalog: PracticeCatalog,
  booker: Booker,
  { note, timeZone, packageSession, now }: BookingDetails,
): Appointment {
  const instantActionToken = newSecretToken();
  const instantApproval = acceptsAtOnce(catalog, now);
  const needsCard = hold.paymentRequirement !== 'none';
  const { practiceId, place, lines, amountCents, currency, startsAt, endsAt, paymentRequirement } = hold;
  return Object.assign(new Appointment(), {
    ...{ id: newId(), practiceId, place, lines, amountCents, currency, startsAt, endsAt, paymentRequirement },
    ...{ clientId: booker.clientId, meetingLink: meetingLinkFor(place, catalog.meetingsAt) },
    userId: booker.userId,
    instantActionToken,
    tokenDigest: hashToken(instantActionToken),
    practiceToken: newSecretToken(),
    state: stateWhenBooked(needsCard, instantApproval),
    timeZone: hold.timeZone,
    localStartsAt: toWall(startsAt.getTime(), hold.timeZone),
    clientTimeZone: timeZone ?? hold.clientTimeZone,
    firstName: booker.firstName,
    lastName: booker.lastName,
    email: booker.email,
    phone: booker.phone,
    bookedBy: 'client' as const,
    newClient: booker.isNew,
    clientNote: note,
    practitionerNote: '',
    instantApproval,
    cancellation: hold.cancellation,
    ...{ packageId: hold.packageId, packageSession, packageSessionReturned: false },
    cancelledBy: null,
    ...bookedPrice(),
    paymentDueBy: needsCard ? new Date(now.getTime() + PAYMENT_MS) : null,
    createdAt: now,
    version: 1,
    calendarSequence: 0,
  });
}

/** An outage this long is one of which the practitioner had better look at every booking. */
const UNREAD_CALENDAR_MS = 3_600_000;

/** Without a recent reading of the calendar it is unknown whether the time is free: the practitioner decides. */
function acceptsAtOnce({ practice, calendarsUnreadSince }: PracticeCatalog, now: Date): boolean {
  const unreadMs = calendarsUnreadSince ? now.getTime() - calendarsUnreadSince.getTime() : 0;
  return (practice.booking?.instantClientApproval ?? false) && unreadMs <= UNREAD_CALENDAR_MS;
}

function stateWhenBooked(needsCard: boolean, instantApproval: boolean): AppointmentState {
  if (needsCard) return 'awaiting_payment';
  return instantApproval ? 'approved' : 'pending';
}
