import type { Actor } from '@yarrow/kit/actor';
import { formatDateLong, formatTime, zoneLabel } from '@yarrow/time/format';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type {
  AppointmentNote,
  AppointmentServiceLine,
  Appointment as AppointmentContract,
} from '../generated/graphql.js';
import { nameOf } from './attendee.js';
import type { Appointment } from './appointment.entity.js';
import { isPracticeOf, tokenFor } from './appointments.policy.js';
import { hasLateFee } from './cancellation-terms.js';
import { addressOf } from './place-address.js';
import { reachedBy } from './meeting-link.js';
import { reachedLocation } from './reached-location.js';

/** The contract's fields; those of other services' types hold their ids. `AppointmentExtrasResolver` has the rest. */
type Fields = Omit<
  AppointmentContract,
  '__typename' | 'client' | 'user' | 'practice' | 'package' | 'calendarLinks' | 'cancellationPackageOutcome' | 'series'
>;

/**
 * An appointment as the contract shows it to a user who may see it: its client, its practice, the holder of its link.
 * Fields are computed when requested: a month of the calendar asks hundreds of appointments for a few of sixty fields.
 */
export class AppointmentView implements Fields {
  /** The practice looks, from which the client's secrets are kept. */
  readonly practiceLooks: boolean;
  private readonly token: string;

  constructor(
    private readonly of: Appointment,
    actor: Actor,
    private readonly now: Date,
  ) {
    this.practiceLooks = isPracticeOf(actor, of);
    this.token = tokenFor(actor, of);
  }

  get id() {
    return this.of.id;
  }
  get instantActionToken() {
    return this.token;
  }
  get calendarFileUrl() {
    return `/calendar-files/${this.token}.ics`;
  }
  get version() {
    return this.of.version;
  }
  get createdAt() {
    return this.format(this.of.createdAt);
  }

  get state() {
    return this.of.stateAt(this.now);
  }
  get pendingOrApproved() {
    return this.state === 'pending' || this.state === 'approved';
  }
  get past() {
    return this.of.hasStarted(this.now);
  }

  get startsAt() {
    return this.format(this.of.startsAt);
  }
  get endsAt() {
    return this.format(this.of.endsAt);
  }
  get formattedStartsAt() {
    const [start, zone] = [this.of.startsAt.getTime(), this.of.timeZone];
    return `${formatDateLong(start, zone)} at ${formatTime(start, zone)} ${zoneLabel(start, zone)}`;
  }
  get appointmentTimeLength() {
    return (this.of.endsAt.getTime() - this.of.startsAt.getTime()) / 60_000;
  }
  get timeZone() {
    return this.of.timeZone;
  }
  get ianaTimeZone() {
    return this.of.timeZone;
  }
  get clientTimeZone() {
    return this.of.clientTimeZone;
  }

  get isVirtual() {
    return this.of.place.kind === 'virtual';
  }
  get virtualMeetingLinkWithFallback() {
    return this.location.virtualLink;
  }
  get virtualInstructions() {
    return this.location.virtualInstructions;
  }
  get location() {
    return reachedLocation(reachedBy(this.of.place, this.of.meetingLink), this.knowsPlace);
  }
  get locationName() {
    return this.of.place.name;
  }
  get locationSingleLine() {
    return addressOf(this.of.place, this.knowsPlace);
  }

  get appointmentServices(): AppointmentServiceLine[] {
    return this.of.lines.map((line, index) => ({
      id: `${this.of.id}:${index}`,
      name: line.name,
      amountCents: line.amountCents,
      timeLength: line.durationMinutes,
      addOn: line.addOn,
      serviceId: line.variationId,
      service: { id: line.serviceId },
    }));
  }
  get service() {
    return { id: this.of.lines.find((line) => !line.addOn)!.serviceId };
  }
  get amountCents() {
    return this.of.amountCents;
  }
  get amountCurrency() {
    return this.of.currency;
  }
  get paymentRequirement() {
    return this.of.paymentRequirement;
  }
  get paymentDueBy() {
    return this.format(this.of.paymentDueBy);
  }

  get practice() {
    return { id: this.of.practiceId };
  }
  get client() {
    return this.practiceLooks ? { id: this.of.clientId } : null;
  }
  /** The contact and the account that booked, which not everybody may know who sees the visit. */
  get attendee(): { readonly clientId: string; readonly userId: string | null } {
    return { clientId: this.of.clientId, userId: this.of.userId };
  }
  get clientName() {
    return nameOf(this.of);
  }
  get clientEmail() {
    return this.of.email || null;
  }
  get clientPhone() {
    return this.of.phone || null;
  }
  /** Anybody may book under an address: the answer does not say whether its owner is a client. */
  get newClient() {
    return !this.practiceLooks || this.of.newClient;
  }
  get bookedBy() {
    return this.of.bookedBy === 'pro' ? 'practitioner' : 'client';
  }

  get clientNote() {
    return this.of.clientNote || null;
  }
  get practitionerNote() {
    return this.of.practitionerNote || null;
  }
  get appointmentNote() {
    return this.practiceLooks ? noteOf(this.of) : null;
  }

  get recurrenceFrequency() {
    return this.of.recurrenceFrequency;
  }
  get recurrenceCount() {
    return this.of.recurrenceCount;
  }
  get recurrenceUntil() {
    return this.format(this.of.recurrenceUntil);
  }
  get seriesId() {
    return this.of.seriesId;
  }
  get seriesNumber() {
    return this.of.seriesNumber;
  }

  get noShowAt() {
    return this.format(this.of.noShowAt);
  }
  get noShowFeeWaived() {
    return this.of.noShowFeeWaived;
  }
  get noShowFeeCents() {
    return this.of.noShowFeeCents;
  }

  get cancellationTerms() {
    return this.of.cancellation;
  }
  get cancellationFeeCents() {
    return this.of.cancellationFeeCents(this.now);
  }
  get lateCancellationFeeCents() {
    return hasLateFee(this.of.cancellation) ? this.of.lateFeeCents : 0;
  }
  get rescheduleFeesCents() {
    return this.of.rescheduleFeesCents;
  }
  get cancellationLosesSession() {
    return this.of.losesSession(this.now);
  }
  get freeCancellationUntil() {
    return this.format(this.of.freeCancellationUntil ?? null);
  }
  get canCancel() {
    return !this.practiceLooks && this.of.canCancel(this.now);
  }
  get canReschedule() {
    return !this.practiceLooks && this.of.canReschedule(this.now);
  }

  get packageId() {
    return this.of.packageId;
  }
  get packageSessionNumber() {
    return this.of.packageSession?.sessionNumber ?? (this.of.packageSessions > 0 ? 1 : null);
  }
  /** It buys a package and may be cancelled by the viewer. */
  get mayEndPackage() {
    return this.of.packageSessions > 0 && this.of.holdsTime(this.now) && this.of.canCancel(this.now);
  }

  /** Whether the viewer may see a hidden address and how to meet. */
  private get knowsPlace() {
    return this.practiceLooks || this.state === 'approved';
  }

  /** With the offset of the visit's zone. */
  private format<T extends Date | null>(instant: T): T extends Date ? string : string | null;
  private format(instant: Date | null): string | null {
    return instant && formatOffsetDateTime(instant.getTime(), this.of.timeZone);
  }
}

/** What its practice noted on it; the caller knows that it is the practice that looks. */
export function noteOf({ noteText: text, notedAt, timeZone }: Appointment): AppointmentNote | null {
  return text && notedAt ? { text, time: formatOffsetDateTime(notedAt.getTime(), timeZone) } : null;
}
