import { Injectable } from '@nestjs/common';
import type { ProActor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { NIL_UUID, appointmentNotFound, isPracticeOf } from '../visits/appointments.policy.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { SeriesRepository, type SeriesScope } from './series.repository.js';

/** Visits that something is done with at once. */
export interface VisitScope {
  /** The one that was named. */
  readonly visit: Appointment;
  /** With it those of its series, in the order of their times. */
  readonly all: readonly Appointment[];
}

/** Finds which visits of a series are meant, and locks them. */
@Injectable()
export class SeriesScopesService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly series: SeriesRepository,
  ) {}

  /**
   * The visit itself whatever its state is; of the others those that stand and have not started. Their rows are locked in
   * the order of their ids, which is the order of locks everywhere.
   * @throws DomainError `not_found` for another practice's, and for one that does not exist
   */
  async lock(tx: EntityManager, actor: ProActor, id: string, scope: SeriesScope, now: Date): Promise<VisitScope> {
    const found = await this.get(tx, actor, id);
    const ids = await this.listIds(tx, found, scope, now);
    return scopeOf(found, await this.appointments.listForUpdate(tx, ids), now);
  }

  /**
   * As `lock`, to look at only.
   * @throws DomainError `not_found`
   */
  async list(tx: EntityManager, actor: ProActor, id: string, scope: SeriesScope, now: Date): Promise<VisitScope> {
    const found = await this.get(tx, actor, id);
    const ids = await this.listIds(tx, found, scope, now);
    return scopeOf(found, await this.appointments.listByIds(tx, ids), now);
  }

  private async get(tx: EntityManager, actor: ProActor, id: string): Promise<Appointment> {
    const found = await this.appointments.find(tx, isUuid(id) ? id : NIL_UUID);
    if (!found || !isPracticeOf(actor, found)) throw appointmentNotFound();
    return found;
  }

  private async listIds(tx: EntityManager, found: Appointment, scope: SeriesScope, now: Date): Promise<string[]> {
    const ids = scope === 'this_one' ? [] : await this.series.listComingIds(tx, found, scope, now);
    return [...new Set([found.id, ...ids])];
  }
}

function scopeOf({ id }: Appointment, read: readonly Appointment[], now: Date): VisitScope {
  const visit = read.find((one) => one.id === id)!;
  const all = read.filter((one) => one === visit || (one.holdsTime(now) && !one.hasStarted(now)));
  return { visit, all: all.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()) };
}
