import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { newSecretToken } from '@yarrow/kit/ids';
import { toWall } from '@yarrow/time/wall-time';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { Appointment, type AppointmentState, type PackageSession } from '../appointments/appointment.entity.js';
import { bookedPrice } from '../appointments/booking-price.js';
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

/** The appointment that a hold becomes: what was offered and the terms in force, kept as they are now. */
export function makeAppointment(
  hold: SlotHold,
  practice: Practice,
  booker: Booker,
  { note, timeZone, packageSession, now }: BookingDetails,
): Appointment {
  const instantActionToken = newSecretToken();
  const instantApproval = practice.booking?.instantClientApproval ?? false;
  const needsCard = hold.paymentRequirement !== 'none';
  const { id, practiceId, place, lines, amountCents, currency, startsAt, endsAt, paymentRequirement } = hold;
  return Object.assign(new Appointment(), {
    ...{ id, practiceId, place, lines, amountCents, currency, startsAt, endsAt, paymentRequirement },
    clientId: booker.clientId,
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

function stateWhenBooked(needsCard: boolean, instantApproval: boolean): AppointmentState {
  if (needsCard) return 'awaiting_payment';
  return instantApproval ? 'approved' : 'pending';
}
