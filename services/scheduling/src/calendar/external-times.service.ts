import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DataSource } from 'typeorm';
import { type ExternalTime, OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { assertCalendarRange } from '../calendar-files/calendar-range.js';

/** What other calendars of a practitioner hold: busy time like all other, filled by whoever reads those calendars. */
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
