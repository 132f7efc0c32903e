import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';
import type { VisitScope } from '../series/series-scopes.service.js';
import { SeriesPublisher } from '../series/series.publisher.js';
import { movedTimes, moves } from './moved-times.js';
import { type ChangeContext, VisitChangerService, type WantedChange } from './visit-changer.service.js';

/** Changes a visit and those of its series that shall change with it, in the caller's transaction. */
@Injectable()
export class SeriesChangerService {
  constructor(
    private readonly changer: VisitChangerService,
    private readonly publisher: SeriesPublisher,
  ) {}

  /**
   * The others move by as much in wall time as the visit does: across a change of clocks they stay at the hour that was chosen.
   * @param wanted.keepTimeOf ids of others that stay at their time
   * @returns those that are different, in the order of their times
   * @throws DomainError `not_changeable`, `invalid_service`, `invalid_amount`, `invalid_location`
   */
  async change(
    tx: EntityManager,
    { visit, all }: VisitScope,
    { keepTimeOf, ...wanted }: WantedChange & { readonly keepTimeOf: ReadonlySet<string> },
    context: Omit<ChangeContext, 'together'>,
  ): Promise<Appointment[]> {
    const together = all.map(({ id }) => id);
    const times = all.map((one) =>
      one !== visit && keepTimeOf.has(one.id)
        ? { startsAt: one.startsAt, endsAt: one.endsAt }
        : movedTimes(one, visit, wanted, context.catalog),
    );
    // What stays where it is keeps its time: only a change of the time takes it again.
    await this.changer.giveUpTimes(
      tx,
      all.filter((one, index) => moves(one, times[index]!)),
    );
    const changed: { visit: Appointment; previous: TimeSpan }[] = [];
    for (const [index, one] of all.entries()) {
      const previous = await this.changer.change(
        tx,
        one,
        { ...wanted, times: times[index]! },
        { ...context, together },
      );
      if (previous) changed.push({ visit: one, previous });
    }
    if (together.length > 1 && changed.length > 0) await this.publisher.updated(tx, visit.seriesId!, changed);
    return changed.map((one) => one.visit);
  }
}
