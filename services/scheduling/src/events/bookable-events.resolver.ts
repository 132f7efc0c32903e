import { Args, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError, failure } from '@yarrow/kit/domain-error';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type * as contract from '../generated/graphql.js';
import { appointmentView } from '../appointments/appointment.view.js';
import { bookableEventView } from './bookable-event.view.js';
import { BookableEventsService } from './bookable-events.service.js';
import { EventListsService } from './event-lists.service.js';
import { EventOverlap } from './event-overlaps.policy.js';

/** What can be asked and done; the fields are in `BookableEventFieldsResolver`. */
@Resolver('BookableEvent')
export class BookableEventsResolver
  implements
    Pick<contract.QueryMethods, 'bookableEvent' | 'practiceBookableEvents'>,
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

  /** The payload of an event that would cover something names what that is. */
  @Mutation('upsertBookableEvent')
  @Access('practice')
  @RateLimit.none('A practice changes its own.')
  async upsertBookableEvent(@Args() args: contract.MutationUpsertBookableEventArgs, @CurrentActor() actor: Actor) {
    const { id, idempotencyKey, bookableEventTypeId: typeId, ...rest } = args.event;
    const form = { ...rest, typeId, allowOverlap: rest.allowOverlap ?? false };
    const now = this.clock.now();
    try {
      const event = await this.events.upsert(actor, { id, idempotencyKey }, form, now);
      const bookableEvent = bookableEventView(event, actor, now);
      return { bookableEvent, overlappingAppointments: [], overlappingEvents: [] };
    } catch (error) {
      if (!(error instanceof EventOverlap)) throw error;
      return {
        ...failure(error),
        overlappingAppointments: error.visits.map((visit) => appointmentView(visit, actor, now)),
        overlappingEvents: error.events.map((event) => bookableEventView(event, actor, now)),
      };
    }
  }

  @Mutation('deleteBookableEvent')
  @Access('practice')
  @RateLimit.none('A practice changes its own.')
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

function parseInstant(text: string, field: string): Date {
  try {
    return new Date(parseOffsetDateTime(text));
  } catch {
    throw new DomainError('invalid_range', 'Please enter a valid date and time with its offset.', field);
  }
}
