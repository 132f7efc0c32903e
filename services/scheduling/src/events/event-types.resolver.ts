import { Args, Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { Clock } from '@yarrow/kit/clock';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { bookableEventView } from '../event-records/bookable-event.view.js';
import { EventListsService } from '../registrations/event-lists.service.js';

const DEFAULT_FIRST = 20;

/** What scheduling adds to the catalog's kinds of group events. */
@Resolver('BookableEventType')
export class EventTypesResolver implements contract.BookableEventTypeMethods {
  constructor(
    private readonly lists: EventListsService,
    private readonly clock: Clock,
  ) {}

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: { id: string }) {
    return { id };
  }

  @ResolveField('eventsCount')
  async eventsCount(@Parent() { id }: { id: string }, @Context() context: GraphqlContext) {
    return loaderOf(context, EventTypesResolver, async (ids: readonly string[]) => {
      const counts = await this.lists.countByType(ids);
      return ids.map((key) => counts.get(key) ?? 0);
    }).load(id);
  }

  @ResolveField('scheduledEvents')
  async scheduledEvents(
    @Parent() { id }: { id: string },
    @Args() { first }: contract.BookableEventTypeScheduledEventsArgs,
    @Context() context: GraphqlContext,
  ) {
    const limit = first ?? DEFAULT_FIRST;
    const loader = loaderOf(context, `scheduledEvents:${limit}`, async (ids: readonly string[]) => {
      const events = await this.lists.listScheduled(context.actor, ids, limit);
      return ids.map((key) => events.filter(({ eventTypeId }) => eventTypeId === key));
    });
    return (await loader.load(id)).map((event) => bookableEventView(event, context.actor, this.clock.now()));
  }
}
