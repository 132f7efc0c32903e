import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppointmentsPublisher } from '../appointments/appointments.publisher.js';
import { SeriesPublisher } from '../series/series.publisher.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { isSamePlace } from '../visits/place.js';
import type { AppointmentPlace } from '../visits/visit-parts.js';
import { FollowersRepository } from './followers.repository.js';

/** A location as it is now. */
export interface PlaceChange {
  readonly practiceId: string;
  readonly place: AppointmentPlace;
  /** When it changed: what has started by then keeps its place. */
  readonly since: Date;
  readonly now: Date;
}

/** Visits in one statement. */
const BATCH_SIZE = 200;

/** Upcoming visits follow their location. */
@Injectable()
export class VisitFollowersService {
  constructor(
    private readonly followers: FollowersRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly publisher: AppointmentsPublisher,
    private readonly series: SeriesPublisher,
  ) {}

  /** The caller holds the practice locked. Time, price and state of the visits stay. */
  async follow(tx: EntityManager, { practiceId, place, since, now }: PlaceChange): Promise<void> {
    await this.followers.updateHolds(tx, practiceId, place);
    const ids = await this.followers.listVisitIds(tx, { practiceId, locationId: place.locationId }, since);
    const visits = (await this.lockAll(tx, ids)).filter((visit) => mayFollow(visit, place, now));
    for (const own of byClient(visits)) {
      const together = own.map(({ id }) => id);
      for (const visit of own) visit.followPlace(place, { now, together });
    }
    for (const batch of batchesOf(visits)) await this.followers.saveVisits(tx, batch);
    await this.publish(tx, visits);
  }

  private async lockAll(tx: EntityManager, ids: readonly string[]): Promise<Appointment[]> {
    const locked: Appointment[] = [];
    for (const batch of batchesOf(ids)) locked.push(...(await this.appointments.listForUpdate(tx, batch)));
    return locked;
  }

  /** A client of several visits is notified once of all of them, as of the visits of a series. */
  private async publish(tx: EntityManager, visits: readonly Appointment[]): Promise<void> {
    const groups = byClient(visits);
    const grouped = groups.flatMap((own) => own.map((visit) => ({ visit, withSeries: own.length > 1 })));
    for (const batch of batchesOf(grouped)) await this.publisher.placesFollowed(tx, batch);
    for (const own of groups.filter(({ length }) => length > 1)) {
      const changed = own.map((visit) => ({ visit, previous: visit }));
      await this.series.updated(tx, seriesOf(own), changed);
    }
  }
}

function mayFollow(visit: Appointment, place: AppointmentPlace, now: Date): boolean {
  // A visit with a no-show started before the change arrived.
  return visit.holdsTime(now) && !visit.noShowAt && !isSamePlace(visit.place, place);
}

/**
 * Each client's in the order of their times. A visit that waits for its payment is in a group of its own: its client is notified
 * of nothing before.
 */
function byClient(visits: readonly Appointment[]): Appointment[][] {
  const inOrder = visits.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const groups = new Map<string, Appointment[]>();
  for (const visit of inOrder) {
    const key = visit.state === 'awaiting_payment' ? visit.id : visit.clientId;
    groups.set(key, [...(groups.get(key) ?? []), visit]);
  }
  return [...groups.values()];
}

/** Id of the one series that all belong to; undefined where there is none. */
function seriesOf(visits: readonly Appointment[]): string | undefined {
  const ids = new Set(visits.map(({ seriesId }) => seriesId));
  const [id] = ids;
  return ids.size === 1 && id ? id : undefined;
}

function* batchesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += BATCH_SIZE) yield all.slice(start, start + BATCH_SIZE);
}
