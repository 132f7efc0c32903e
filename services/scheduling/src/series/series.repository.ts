import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Appointment } from '../visits/appointment.entity.js';
import { AppointmentSeries } from './appointment-series.entity.js';

/** Which visits of a series something is about. */
export type SeriesScope = 'this_one' | 'this_and_following' | 'all';

@Injectable()
export class SeriesRepository {
  async insert(tx: EntityManager, series: AppointmentSeries): Promise<void> {
    await tx.insert(AppointmentSeries, series as never);
  }

  find(tx: EntityManager, id: string): Promise<AppointmentSeries | null> {
    return tx.findOneBy(AppointmentSeries, { id });
  }

  listByIds(tx: EntityManager, ids: readonly string[]): Promise<AppointmentSeries[]> {
    return tx.findBy(AppointmentSeries, { id: In([...ids]) });
  }

  /** How many visits each of these series was made with. */
  async listSizes(tx: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ id: string; size: number }[]>(
      `SELECT series_id AS id, count(*)::integer AS size FROM appointments
       WHERE series_id = ANY($1::uuid[]) GROUP BY series_id`,
      [ids],
    );
    return new Map(rows.map(({ id, size }) => [id, size]));
  }

  /** All visits of series in the order of their times, whatever became of them. */
  listVisits(tx: EntityManager, seriesIds: readonly string[]): Promise<Appointment[]> {
    return tx.find(Appointment, { where: { seriesId: In([...seriesIds]) }, order: { startsAt: 'ASC', id: 'ASC' } });
  }

  /** The visits of a visit's series that have not started: those that do not start before it, or all. */
  async listComingIds(
    tx: EntityManager,
    { seriesId, startsAt }: Appointment,
    scope: Exclude<SeriesScope, 'this_one'>,
    now: Date,
  ): Promise<string[]> {
    if (!seriesId) return [];
    const from = scope === 'this_and_following' && startsAt > now ? startsAt : now;
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM appointments WHERE series_id = $1 AND starts_at >= $2 AND state IN ('pending', 'approved')`,
      [seriesId, from],
    );
    return rows.map(({ id }) => id);
  }
}
