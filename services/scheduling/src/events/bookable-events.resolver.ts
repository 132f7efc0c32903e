import { Args, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { failure } from '@yarrow/kit/domain-error';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { parseInstant } from '../calendar-files/calendar-range.js';
import type * as contract from '../generated/graphql.js';
import { StaleBookableEvent } from '../event-records/bookable-event.entity.js';
import { bookableEventView } from '../event-records/bookable-event.view.js';
import { BookableEventsService } from './bookable-events.service.js';
import { EventListsService } from '../registrations/event-lists.service.js';
import { EventOverlap } from '../event-overlaps/event-overlaps.policy.js';
import { overlapsView } from '../event-overlaps/event-overlaps.view.js';

/** What can be asked and done; the fields are in `BookableEventFieldsResolver`. */
@Resolver('BookableEvent')
export class BookableEventsResolver
  implements
    Pick<contract.QueryMethods, 'bookableEvent' | 'practiceBookableEvents' | 'scheduledEvents'>,
    Pick<contract.MutationMethods, 'upsertBookableEvent' | 'deleteBookableEvent'>
{
  constructor(
    private readonly events: BookableEventsService,
    private readonly lists: EventListsService,
    private readonly clock: Clock,
  ) {}

  @Query('bookableEvent')
  @Access('public')
  async bookableEvent(@Args() { id }: contract.QueryBookableEventArgs, @CurrentActor() actor: Actor) {
    const event = await this.lists.find(actor, id);
    return event && bookableEventView(event, actor, this.clock.now());
  }

  @Query('practiceBookableEvents')
  @Access('practice')
  async practiceBookableEvents(
    @Args() { from, to }: contract.QueryPracticeBookableEventsArgs,
    @CurrentActor() actor: Actor,
  ) {
    const events = await this.lists.listOfPractice(actor, parseInstant(from, 'from'), parseInstant(to, 'to'));
    return events.map((event) => bookableEventView(event, actor, this.clock.now()));
  }

  @Query('scheduledEvents')
  @Access('practice')
  async scheduledEvents(
    @Args() { bookableEventTypeId, after }: contract.QueryScheduledEventsArgs,
    @CurrentActor() actor: Actor,
  ) {
    const events = await this.lists.listOwn(actor, { typeId: bookableEventTypeId ?? null, after: after ?? null });
    return events.map((event) => bookableEventView(event, actor, this.clock.now()));
  }

  /** A refusal shows what stands in the way: what else is at that time, or the event as it is now. */
  @Mutation('upsertBookableEvent')
  @Access('practice')
  async upsertBookableEvent(@Args() args: contract.MutationUpsertBookableEventArgs, @CurrentActor() actor: Actor) {
    const { id, idempotencyKey, bookableEventTypeId: typeId, ...rest } = args.event;
    const form = { ...rest, typeId, allowOverlap: rest.allowOverlap ?? false };
    const now = this.clock.now();
    try {
      const event = await this.events.upsert(actor, { id, idempotencyKey }, form, now);
      const bookableEvent = bookableEventView(event, actor, now);
      return { bookableEvent, ...overlapsView() };
    } catch (error) {
      if (error instanceof StaleBookableEvent) {
        const bookableEvent = bookableEventView(error.event, actor, now);
        return { ...failure(error), bookableEvent, ...overlapsView() };
      }
      if (!(error instanceof EventOverlap)) throw error;
      return { ...failure(error), ...overlapsView(error, { actor, now }) };
    }
  }

  @Mutation('deleteBookableEvent')
  @Access('practice')
  async deleteBookableEvent(
    @Args() { id }: contract.MutationDeleteBookableEventArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.events.delete(actor, id, this.clock.now());
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext) {
    const load = (ids: readonly string[]) => this.lists.listByIds(context.actor, ids);
    const event = await loaderOf(context, BookableEventsResolver, load).load(id);
    return event && bookableEventView(event, context.actor, this.clock.now());
  }
}
