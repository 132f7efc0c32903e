import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DataSource } from 'typeorm';
import { type ExternalTime, OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { assertCalendarRange } from '../calendar-files/calendar-range.js';

/** Stores the times of a practitioner's external calendars as busy time like any other. Called by calendar readers. */
@Injectable()
export class ExternalTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly occupancies: OccupanciesRepository,
  ) {}

  /** @throws DomainError `invalid_range` */
  async listOfPractice(actor: Actor, from: Date, to: Date): Promise<ExternalTime[]> {
    requirePro(actor);
    assertCalendarRange(from, to);
    return this.occupancies.listExternal(this.dataSource.manager, actor.practiceId, from, to);
  }
}
