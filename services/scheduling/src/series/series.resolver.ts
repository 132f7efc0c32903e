import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { AppointmentView } from '../visits/appointment.view.js';
import type * as contract from '../generated/graphql.js';
import { isPracticeOf } from '../visits/appointments.policy.js';
import { SeriesListsService } from './series-lists.service.js';
import type { SeriesView } from './series.view.js';

/** Resolves the series of a visit; visible to any caller who sees the visit. */
@Resolver('Appointment')
export class SeriesResolver implements Pick<contract.AppointmentMethods, 'series'> {
  constructor(private readonly lists: SeriesListsService) {}

  @ResolveField('series')
  async series(@Parent() { seriesId }: AppointmentView, @Context() context: GraphqlContext) {
    const load = (ids: readonly string[]) => this.lists.listByIds(ids);
    return seriesId ? loaderOf(context, SeriesResolver, load).load(seriesId) : null;
  }
}

/** What a series is made of. A link opens one visit; with the others come their links, which the practice has anyway. */
@Resolver('AppointmentSeries')
export class SeriesVisitsResolver implements contract.AppointmentSeriesMethods {
  constructor(
    private readonly lists: SeriesListsService,
    private readonly clock: Clock,
  ) {}

  @ResolveField('visits')
  async visits(@Parent() series: SeriesView, @CurrentActor() actor: Actor, @Context() context: GraphqlContext) {
    if (!isPracticeOf(actor, series)) return null;
    const load = (ids: readonly string[]) => this.lists.listVisits(ids);
    const found = await loaderOf(context, SeriesVisitsResolver, load).load(series.id);
    return found.map((visit) => new AppointmentView(visit, actor, this.clock.now()));
  }
}
