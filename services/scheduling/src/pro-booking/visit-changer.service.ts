import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { toWall } from '@yarrow/time/wall-time';
import type { EntityManager } from 'typeorm';
import { meetingLinkFor } from '../visits/meeting-link.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentsPublisher } from '../appointments/appointments.publisher.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { LapsesService } from '../appointments/lapses.service.js';
import type { VisitChange } from '../visits/visit-changes.js';
import { placeOf } from '../visits/place.js';
import { activeLocation } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';
import { OpenPackagesService } from '../packages/open-packages.service.js';
import { sessionOf } from './make-pro-appointment.js';
import { proLines, type ProLines, type WantedLine } from './pro-lines.js';

/** How a visit shall be; what is left out stays. */
export interface WantedChange {
  readonly appointmentServices?: readonly WantedLine[] | null | undefined;
  readonly locationId?: string | null | undefined;
  readonly times: TimeSpan;
  readonly practitionerNote: string | undefined;
}

/** What a change takes place in. */
export interface ChangeContext {
  readonly catalog: PracticeCatalog;
  /** Ids of all visits that change in this step. */
  readonly together: readonly string[];
  readonly now: Date;
}

/** Changes visits for their practitioner, in the caller's transaction. */
@Injectable()
export class VisitChangerService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly packages: OpenPackagesService,
    private readonly lapses: LapsesService,
    private readonly clients: ClientProjectionRepository,
    private readonly publisher: AppointmentsPublisher,
  ) {}

  /**
   * The caller holds the practice and the visit locked. Whatever else is at the new time stays there.
   * @returns how it was before; undefined where nothing is different
   * @throws DomainError `not_changeable`, `invalid_service`, `invalid_amount`, `invalid_location`
   */
  async change(
    tx: EntityManager,
    visit: Appointment,
    wanted: WantedChange,
    context: ChangeContext,
  ): Promise<TimeSpan | undefined> {
    const { startsAt, endsAt, packageId } = visit;
    const prices = wanted.appointmentServices && (await this.price(tx, visit, wanted.appointmentServices, context));
    const aspects = visit.change(changeOf(visit, wanted, prices ?? undefined, context), context);
    // Also where the visit itself stays as it is: a price that it has already may be kept for the client.
    if (prices) await this.publisher.pricesAgreed(tx, visit, prices.kept);
    if (aspects.length === 0) return undefined;
    await this.appointments.save(tx, visit);
    if (aspects.includes('time')) await this.takeTime(tx, visit, context);
    const withSeries = context.together.length > 1;
    await this.publisher.updated(tx, visit, { startsAt, endsAt, packageId }, { withSeries });
    return { startsAt, endsAt };
  }

  /** What moves together gives its time up first. */
  async giveUpTimes(tx: EntityManager, visits: readonly Appointment[]): Promise<void> {
    await this.lapses.giveUp(
      tx,
      visits.map(({ id }) => id),
    );
  }

  /** Its own session counts as free, and is taken first. */
  private async price(
    tx: EntityManager,
    visit: Appointment,
    wanted: readonly WantedLine[],
    { catalog }: ChangeContext,
  ): Promise<ProLines> {
    const { practiceId, clientId, packageId } = visit;
    const bought = visit.packageSessions > 0;
    const contact = await this.clients.findContact(tx, practiceId, clientId);
    const owner = { practiceId, clientId, userId: contact?.userId ?? null };
    const usable = (await this.packages.listUsable(tx, owner, visit)).filter(({ id }) => !bought || id !== packageId);
    const own = usable.filter(({ id }) => id === packageId);
    const packages = [...own, ...usable.filter(({ id }) => id !== packageId)];
    const prices = proLines(catalog, wanted, { agreed: contact?.prices ?? new Map(), packages, booked: visit.lines });
    if (bought && !prices.lines.some(({ packageSessions }) => packageSessions > 0)) throw buysPackage();
    return prices;
  }

  private async takeTime(tx: EntityManager, visit: Appointment, { catalog, now }: ChangeContext): Promise<void> {
    const { id, practiceId, startsAt, endsAt } = visit;
    const bufferMinutes = catalog.practice.booking?.bufferMinutes ?? 0;
    const time = { id, practiceId, startsAt, endsAt, bufferMinutes, expiresAt: null };
    await this.lapses.swapAnyway(tx, { ...time, kind: 'appointment' }, now);
  }
}

function changeOf(
  visit: Appointment,
  { times, locationId, practitionerNote = visit.practitionerNote }: WantedChange,
  prices: ProLines | undefined,
  { catalog }: ChangeContext,
): VisitChange {
  // The visit stays at its place, also where that is no longer offered.
  const moved = locationId && locationId !== visit.place.locationId ? activeLocation(catalog, locationId) : undefined;
  const timeZone = moved?.timeZone ?? visit.timeZone;
  return {
    ...times,
    timeZone,
    localStartsAt: toWall(times.startsAt.getTime(), timeZone),
    place: moved ? placeOf(moved) : visit.place,
    meetingLink: meetingLinkFor(moved ?? visit.place, moved ? catalog.meetingsAt : null, visit.meetingLink),
    lines: prices?.lines ?? visit.lines,
    amountCents: prices?.amountCents ?? visit.amountCents,
    ...packageOf(visit, prices),
    practitionerNote,
  };
}

function packageOf(
  visit: Appointment,
  prices: ProLines | undefined,
): Pick<VisitChange, 'packageId' | 'packageSession'> {
  const { packageId, packageSession } = visit;
  if (!prices || visit.packageSessions > 0 || prices.used?.id === packageId) return { packageId, packageSession };
  const { used } = prices;
  return { packageId: used?.id ?? null, packageSession: used ? sessionOf(used) : null };
}

function buysPackage(): DomainError {
  const message = 'This appointment buys a package. To take that back, please cancel the appointment.';
  return new DomainError('invalid_service', message, 'appointmentServices');
}
