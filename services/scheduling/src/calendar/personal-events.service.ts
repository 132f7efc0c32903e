import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { assertCalendarRange } from './calendar-range.js';
import { PersonalEvent } from './personal-event.entity.js';

/** Reading what a practitioner does beside visits and group events; nobody else may. */
@Injectable()
export class PersonalEventsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Those that touch a range, soonest first.
   * @throws DomainError `invalid_range`
   */
  async listOfPractice(actor: Actor, from: Date, to: Date): Promise<PersonalEvent[]> {
    requirePro(actor);
    assertCalendarRange(from, to);
    return this.dataSource.manager.find(PersonalEvent, {
      where: { practiceId: actor.practiceId, startsAt: LessThan(to), endsAt: MoreThan(from) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }
}
