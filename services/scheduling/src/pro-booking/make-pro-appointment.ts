import type { Location } from '@yarrow/contracts/catalog/v1/events_pb';
import { newSecretToken } from '@yarrow/kit/ids';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { toWall } from '@yarrow/time/wall-time';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { Appointment } from '../visits/appointment.entity.js';
import { bookedPrice } from '../visits/booking-price.js';
import { termsOf } from '../visits/cancellation-terms.js';
import type { PackageSession, RecurrenceFrequency } from '../visits/visit-parts.js';
import { meetingLinkFor } from '../visits/meeting-link.js';
import { placeOf } from '../visits/place.js';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';
import type { UsablePackage } from '../packages/open-packages.service.js';
import type { ProClient } from './pro-clients.service.js';
import type { ProLines } from './pro-lines.js';

/** What a visit of a series has of it. */
export interface SeriesPlace {
  readonly seriesId: string;
  /** From 1. */
  readonly seriesNumber: number;
  readonly recurrenceFrequency: RecurrenceFrequency;
  readonly recurrenceCount: number | null;
  readonly recurrenceUntil: Date | null;
}

/** A visit as the practitioner wants it. */
export interface ProVisit {
  readonly id: string;
  readonly catalog: Pick<PracticeCatalog, 'practice' | 'meetingsAt'>;
  readonly location: Location;
  readonly client: ProClient;
  readonly times: TimeSpan;
  readonly prices: ProLines;
  readonly series: SeriesPlace | undefined;
  readonly now: Date;
}

/** A visit that its practitioner made: it stands at once, and waits for no payment. */
export function makeProAppointment({
  id,
  catalog: { practice, meetingsAt },
  location,
  client,
  times,
  prices,
  series,
  now,
}: ProVisit): Appointment {
  const instantActionToken = newSecretToken();
  const { used } = prices;
  const { clientId, firstName, lastName, email, phone, isNew, timeZone } = client;
  return Object.assign(new Appointment(), {
    ...{ id, clientId, firstName, lastName, email, phone, ...times, ...series },
    practiceId: practice.practiceId,
    userId: null,
    instantActionToken,
    tokenDigest: hashToken(instantActionToken),
    practiceToken: newSecretToken(),
    state: 'approved' as const,
    timeZone: location.timeZone,
    localStartsAt: toWall(times.startsAt.getTime(), location.timeZone),
    clientTimeZone: timeZone || location.timeZone,
    place: placeOf(location),
    meetingLink: meetingLinkFor(location, meetingsAt),
    lines: prices.lines,
    amountCents: prices.amountCents,
    currency: practice.currency,
    bookedBy: 'pro' as const,
    newClient: isNew,
    ...{ clientNote: '', practitionerNote: '', instantApproval: true },
    cancellation: termsOf(practice.booking),
    cancelledBy: null,
    ...{ packageId: used?.id ?? null, packageSession: used ? sessionOf(used) : null, packageSessionReturned: false },
    ...{ paymentRequirement: 'none' as const, paymentDueBy: null },
    ...bookedPrice(),
    ...{ createdAt: now, version: 1, calendarSequence: 0 },
  });
}

/** The first session of a package that no visit takes. */
export function sessionOf({ free, numberOfSessions, name }: UsablePackage): PackageSession {
  return { sessionNumber: free[0]!, numberOfSessions, name, bought: false };
}
