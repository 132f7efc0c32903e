import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { failure } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { formatDateTimeLong } from '@yarrow/time/format';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { AppointmentView } from '../visits/appointment.view.js';
import { conflictViews } from '../conflicts/time-conflict.view.js';
import type * as contract from '../generated/graphql.js';
import { seriesView } from '../series/series.view.js';
import { ProSeriesService } from './pro-series.service.js';
import { SeriesConflict } from './series-conflict.js';
import { type SeriesTime, SeriesTimesService } from './series-times.service.js';

@Resolver()
@Access('practice')
export class ProSeriesResolver
  implements Pick<contract.QueryMethods, 'recurringTimes'>, Pick<contract.MutationMethods, 'createAppointments'>
{
  constructor(
    private readonly times: SeriesTimesService,
    private readonly series: ProSeriesService,
    private readonly clock: Clock,
  ) {}

  @Query('recurringTimes')
  async recurringTimes(@Args() wanted: contract.QueryRecurringTimesArgs, @CurrentActor() actor: Actor) {
    const { times, timeZone } = await this.times.list(actor, wanted, this.clock.now());
    return timeViews(times, timeZone);
  }

  /** The payload of a refused series names the times at which something is. */
  @Mutation('createAppointments')
  async createAppointments(@Args() wanted: contract.MutationCreateAppointmentsArgs, @CurrentActor() actor: Actor) {
    const now = this.clock.now();
    try {
      const { series, visits, skipped } = await this.series.create(actor, wanted, now);
      return {
        appointments: visits.map(({ appointment }) => new AppointmentView(appointment, actor, now)),
        series: seriesView(series, visits.length),
        conflicts: visits.flatMap(({ conflicts }) => conflictViews(conflicts, series.timeZone)),
        skippedTimes: timeViews(skipped, series.timeZone),
      };
    } catch (error) {
      if (!(error instanceof SeriesConflict)) throw error;
      const skippedTimes = timeViews(error.times, error.timeZone);
      return { ...failure(error), appointments: [], series: null, conflicts: [], skippedTimes };
    }
  }
}

function timeViews(times: readonly SeriesTime[], timeZone: string): contract.RecurringTime[] {
  return times.map(({ startsAt, conflicts }) => ({
    startsAt: formatOffsetDateTime(startsAt.getTime(), timeZone),
    displayTime: formatDateTimeLong(startsAt.getTime(), timeZone),
    conflicts: conflictViews(conflicts, timeZone),
  }));
}
