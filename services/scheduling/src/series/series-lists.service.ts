import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { SeriesRepository } from './series.repository.js';
import { seriesView, type SeriesView } from './series.view.js';

/** Reads the series of visits that the caller may see. */
@Injectable()
export class SeriesListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly series: SeriesRepository,
  ) {}

  /** In the order of the ids, two queries for all of them. */
  async listByIds(ids: readonly string[]): Promise<(SeriesView | null)[]> {
    const { manager } = this.dataSource;
    const found = await this.series.listByIds(manager, ids);
    const sizes = await this.series.listSizes(manager, ids);
    const views = new Map(found.map((one) => [one.id, seriesView(one, sizes.get(one.id) ?? 0)]));
    return ids.map((id) => views.get(id) ?? null);
  }

  /** The visits of each series, in the order of their times: one query for all. */
  async listVisits(ids: readonly string[]): Promise<Appointment[][]> {
    const found = await this.series.listVisits(this.dataSource.manager, ids);
    return ids.map((id) => found.filter(({ seriesId }) => seriesId === id));
  }
}
