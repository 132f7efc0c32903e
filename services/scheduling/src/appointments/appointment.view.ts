import type { Actor } from '@yarrow/kit/actor';
import { formatDateLong, formatTime, zoneLabel } from '@yarrow/time/format';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type {
  Appointment as AppointmentContract,
  AppointmentNote,
  AppointmentServiceLine,
} from '../generated/graphql.js';
import type { Appointment } from './appointment.entity.js';
import { isPracticeOf, tokenFor } from './appointments.policy.js';
import { hasLateFee } from './cancellation-terms.js';
import { addressOf } from './place-address.js';
import { reachedLocation } from './reached-location.js';

/** The contract's fields; those of other services' types hold their ids. `AppointmentExtrasResolver` has the rest. */
export type AppointmentView = Omit<
  AppointmentContract,
  '__typename' | 'practice' | 'package' | 'calendarLinks' | 'cancellationPackageOutcome'
> & {
  readonly practice: { readonly id: string };
  readonly packageId: string | null;
  /** It buys a package and may be cancelled by the viewer. */
  readonly mayEndPackage: boolean;
  /** The practice looks, from which the client's secrets are kept. */
  readonly practiceLooks: boolean;
};

/** An appointment as the contract shows it to somebody who may see it: its client, its practice, the holder of its link. */
export function appointmentView(appointment: Appointment, actor: Actor, now: Date): AppointmentView {
  const practiceLooks = isPracticeOf(actor, appointment);
  const token = tokenFor(actor, appointment);
  const state = appointment.stateAt(now);
  return {
    ...timesOf(appointment, now),
    ...placeOf(appointment, practiceLooks || state === 'approved'),
    id: appointment.id,
    instantActionToken: token,
    state,
    pendingOrApproved: state === 'pending' || state === 'approved',
    amountCents: appointment.amountCents,
    amountCurrency: appointment.currency,
    appointmentServices: linesOf(appointment),
    service: { id: appointment.lines.find((line) => !line.addOn)!.serviceId },
    practice: { id: appointment.practiceId },
    client: practiceLooks ? { id: appointment.clientId } : null,
    clientName: `${appointment.firstName} ${appointment.lastName}`,
    clientEmail: appointment.email,
    clientPhone: appointment.phone,
    bookedBy: appointment.bookedBy,
    newClient: appointment.newClient,
    clientNote: appointment.clientNote || null,
    practitionerNote: appointment.practitionerNote || null,
    appointmentNote: practiceLooks ? noteOf(appointment) : null,
    ...recurrenceOf(appointment),
    paymentRequirement: appointment.paymentRequirement,
    ...cancellingOf(appointment, now),
    canCancel: !practiceLooks && appointment.canCancel(now),
    canReschedule: !practiceLooks && appointment.canReschedule(now),
    packageSessionNumber: appointment.packageSession?.sessionNumber ?? (appointment.packageSessions > 0 ? 1 : null),
    packageId: appointment.packageId,
    mayEndPackage: appointment.packageSessions > 0 && appointment.holdsTime(now) && appointment.canCancel(now),
    practiceLooks,
    calendarFileUrl: `/calendar-files/${token}.ics`,
  };
}

/** What its practice noted on it; the caller knows that it is the practice that looks. */
export function noteOf({ noteText: text, notedAt, timeZone }: Appointment): AppointmentNote | null {
  return text && notedAt ? { text, time: formatOffsetDateTime(notedAt.getTime(), timeZone) } : null;
}

function recurrenceOf({ recurrenceFrequency, recurrenceCount, recurrenceUntil, timeZone }: Appointment) {
  const until = recurrenceUntil && formatOffsetDateTime(recurrenceUntil.getTime(), timeZone);
  return { recurrenceFrequency, recurrenceCount, recurrenceUntil: until };
}

function cancellingOf(appointment: Appointment, now: Date) {
  const freeUntil = appointment.freeCancellationUntil;
  return {
    cancellationTerms: appointment.cancellation,
    cancellationFeeCents: appointment.cancellationFeeCents(now),
    lateCancellationFeeCents: hasLateFee(appointment.cancellation) ? appointment.lateFeeCents : 0,
    cancellationLosesSession: appointment.losesSession(now),
    freeCancellationUntil: freeUntil ? formatOffsetDateTime(freeUntil.getTime(), appointment.timeZone) : null,
  };
}

function timesOf(appointment: Appointment, now: Date) {
  const { timeZone, paymentDueBy } = appointment;
  const start = appointment.startsAt.getTime();
  return {
    startsAt: formatOffsetDateTime(start, timeZone),
    endsAt: formatOffsetDateTime(appointment.endsAt.getTime(), timeZone),
    formattedStartsAt: `${formatDateLong(start, timeZone)} at ${formatTime(start, timeZone)} ${zoneLabel(start, timeZone)}`,
    past: appointment.hasStarted(now),
    appointmentTimeLength: (appointment.endsAt.getTime() - start) / 60_000,
    timeZone,
    ianaTimeZone: timeZone,
    clientTimeZone: appointment.clientTimeZone,
    createdAt: formatOffsetDateTime(appointment.createdAt.getTime(), timeZone),
    paymentDueBy: paymentDueBy && formatOffsetDateTime(paymentDueBy.getTime(), timeZone),
  };
}

/** @param shown whether the viewer may see a hidden address and how to meet */
function placeOf({ place }: Appointment, shown: boolean) {
  const isVirtual = place.kind === 'virtual';
  return {
    isVirtual,
    virtualMeetingLinkWithFallback: (shown && isVirtual && place.virtualLink) || null,
    virtualInstructions: (shown && isVirtual && place.virtualInstructions) || null,
    location: reachedLocation(place, shown),
    locationName: place.name,
    locationSingleLine: addressOf(place, shown),
  };
}

function linesOf(appointment: Appointment): AppointmentServiceLine[] {
  return appointment.lines.map((line, index) => ({
    id: `${appointment.id}:${index}`,
    name: line.name,
    amountCents: line.amountCents,
    timeLength: line.durationMinutes,
    addOn: line.addOn,
    service: { id: line.serviceId },
  }));
}
