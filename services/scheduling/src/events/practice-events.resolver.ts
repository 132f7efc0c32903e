import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock } from '@yarrow/kit/clock';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { bookableEventView } from '../event-records/bookable-event.view.js';
import { EventListsService } from '../registrations/event-lists.service.js';

const DEFAULT_FIRST = 20;

/** The group events of a practice, for the public. */
@Resolver('Practice')
export class PracticeEventsResolver implements Pick<contract.PracticeMethods, 'bookableEvents'> {
  constructor(
    private readonly lists: EventListsService,
    private readonly clock: Clock,
  ) {}

  @ResolveField('bookableEvents')
  async bookableEvents(
    @Parent() { id }: { id: string },
    @Args() { first }: contract.PracticeBookableEventsArgs,
    @Context() context: GraphqlContext,
  ) {
    const limit = first ?? DEFAULT_FIRST;
    const loader = loaderOf(context, `bookableEvents:${limit}`, async (ids: readonly string[]) => {
      const events = await this.lists.listComingOf(context.actor, ids, limit);
      return ids.map((key) => events.filter(({ practiceId }) => practiceId === key));
    });
    return (await loader.load(id)).map((event) => bookableEventView(event, context.actor, this.clock.now()));
  }
}
