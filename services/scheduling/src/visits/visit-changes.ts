import { toWall } from '@yarrow/time/wall-time';
import type { OfferLine } from '../catalog-projection/offer.js';
import { feeChanged, refusalToChange, refusalToReschedule } from './appointment-changes.policy.js';
import type { Appointment } from './appointment.entity.js';
import { looksSame } from './place.js';
import type { AppointmentPlace, ChangedAspect, PackageSession } from './visit-parts.js';

/** How long a practitioner may take a change back before its client is notified of it. */
export const UNDO_MS = 3 * 60_000;

/** What of a visit its client is notified of; times are ISO 8601. */
interface KnownVisit {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: AppointmentPlace;
  readonly lines: readonly OfferLine[];
  readonly practitionerNote: string;
}

/** A visit as its client knows it, until what the practitioner has changed since then settles. */
export interface AnnouncedVisit extends KnownVisit {
  readonly until: string;
  /** As it was known first, then as messages say that may still be sent; left out where there is the first alone. */
  readonly told?: readonly KnownVisit[];
  /** Ids of all visits that were changed with it, of which one message is sent; left out where it was alone. */
  readonly together?: readonly string[];
}

/** All that a practitioner may change of a visit, as it shall be. */
export interface VisitChange {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly localStartsAt: string;
  readonly place: AppointmentPlace;
  readonly meetingLink: string | null;
  readonly lines: OfferLine[];
  readonly amountCents: number;
  readonly packageId: string | null;
  readonly packageSession: PackageSession | null;
  readonly practitionerNote: string;
}

/** The part of a change that the client is notified of. */
type KnownChange = Pick<VisitChange, 'startsAt' | 'endsAt' | 'place' | 'lines' | 'practitionerNote'>;

/** When a change is made, and of which visits at once. */
export interface ChangeMoment {
  readonly now: Date;
  /** Ids of all visits that change in this step. */
  readonly together: readonly string[];
}

/** See `Appointment.change`. */
export function changeVisit(visit: Appointment, change: VisitChange, { now, together }: ChangeMoment): ChangedAspect[] {
  const refusal = refusalToChange(visit, now);
  if (refusal) throw refusal;
  const aspects = aspectsOf(visit, change);
  if (aspects.length === 0) return aspects;
  visit.announced = announcedAt(visit, change, { now, together });
  Object.assign(visit, change);
  if (aspects.some((aspect) => aspect !== 'note')) visit.changeEntry();
  visit.rise(aspects);
  return aspects;
}

/** See `Appointment.followPlace`. */
export function followPlace(visit: Appointment, place: AppointmentPlace, moment: ChangeMoment): void {
  const { startsAt, endsAt, lines, practitionerNote } = visit;
  // The confirmation of a visit that is not paid for yet states the place as it is then.
  if (visit.state !== 'awaiting_payment') {
    visit.announced = announcedAt(visit, { startsAt, endsAt, place, lines, practitionerNote }, moment);
  }
  if (!looksSame(visit.place, place)) visit.changeEntry();
  visit.place = place;
  visit.rise(['place']);
}

/** The time that a client wants instead, and what they were shown that it costs. */
interface WantedTime {
  readonly startsAt: Date;
  readonly acceptedFeeCents: number;
  /** IANA zone that the place has now. */
  readonly timeZone: string;
}

/** See `Appointment.reschedule`. */
export function rescheduleVisit(
  visit: Appointment,
  { startsAt, acceptedFeeCents, timeZone }: WantedTime,
  now: Date,
): { feeCents: number } | undefined {
  const refusal = refusalToReschedule(visit, now);
  if (refusal) throw refusal;
  if (same(startsAt, visit.startsAt)) return undefined;
  const feeCents = visit.cancellationFeeCents(now);
  if (feeCents !== acceptedFeeCents) throw feeChanged('moving');
  visit.moveTo(startsAt);
  visit.rescheduleFeesCents += feeCents;
  visit.timeZone = timeZone;
  visit.localStartsAt = toWall(startsAt.getTime(), timeZone);
  // The client who moves it knows its present state.
  visit.announced = null;
  return { feeCents };
}

/** What of a visit changed after a version. */
export function aspectsSince({ aspectVersions }: Appointment, version: number): ChangedAspect[] {
  const entries = Object.entries(aspectVersions) as [ChangedAspect, number][];
  return entries.filter(([, changed]) => changed > version).map(([aspect]) => aspect);
}

/**
 * What the client knows: the current state, or the state before the first of several changes in quick succession. A
 * message about several visits is sent as long as one of them matches it. If the other visits keep their state, the
 * client may get that message, or not, if those change as well: differences from either state are notified.
 */
function announcedAt(visit: Appointment, change: KnownChange, { now, together }: ChangeMoment): AnnouncedVisit {
  const { announced, startsAt, endsAt, place, lines, practitionerNote } = visit;
  const current = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place, lines, practitionerNote };
  const until = new Date(now.getTime() + UNDO_MS).toISOString();
  const isReplaced = (announced?.together ?? []).every((id) => together.includes(id));
  const before = announced && new Date(announced.until) > now ? (announced.told ?? [announced]) : [];
  const told = before.length > 0 && isReplaced ? before : [...before, current];
  return { ...comparedWith(told, change), until, told, together };
}

/** Of each aspect the first that is different from how it shall be. */
function comparedWith(told: readonly KnownVisit[], change: KnownChange): KnownVisit {
  const pick = (isSame: (known: KnownVisit) => boolean) => told.find((known) => !isSame(known)) ?? told[0]!;
  const { startsAt, endsAt } = pick(
    (known) => same(new Date(known.startsAt), change.startsAt) && same(new Date(known.endsAt), change.endsAt),
  );
  const { place } = pick((known) => looksSame(known.place, change.place));
  const { lines } = pick((known) => pricesOf(known.lines) === pricesOf(change.lines));
  const { practitionerNote } = pick((known) => known.practitionerNote === change.practitionerNote);
  return { startsAt, endsAt, place, lines, practitionerNote };
}

function aspectsOf(visit: Appointment, change: VisitChange): ChangedAspect[] {
  const isSame: Record<Exclude<ChangedAspect, 'state'>, boolean> = {
    time: same(visit.startsAt, change.startsAt) && same(visit.endsAt, change.endsAt),
    place: looksSame(visit.place, change.place),
    services: pricesOf(visit.lines) === pricesOf(change.lines) && visit.packageId === change.packageId,
    note: visit.practitionerNote === change.practitionerNote,
  };
  return (Object.keys(isSame) as (keyof typeof isSame)[]).filter((aspect) => !isSame[aspect]);
}

const same = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

const pricesOf = (lines: readonly OfferLine[]): string =>
  JSON.stringify(lines.map(({ variationId, amountCents }) => [variationId, amountCents]));
