import { Args, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError, mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type {
  MutationDeleteBookableEventArgs,
  MutationUpsertBookableEventArgs,
  QueryBookableEventArgs,
  QueryPracticeBookableEventsArgs,
} from '../generated/graphql.js';
import { appointmentView } from '../appointments/appointment.view.js';
import { bookableEventView } from './bookable-event.view.js';
import { BookableEventsService } from './bookable-events.service.js';
import { EventListsService } from './event-lists.service.js';
import { EventOverlap } from './event-overlaps.policy.js';

/** What can be asked and done; the fields are in `BookableEventFieldsResolver`. */
@Resolver('BookableEvent')
export class BookableEventsResolver {
  constructor(
    private readonly events: BookableEventsService,
    private readonly lists: EventListsService,
    private readonly clock: Clock,
  ) {}

  @Query('bookableEvent')
  @Access('public')
  async bookableEvent(@Args() { id }: QueryBookableEventArgs, @CurrentActor() actor: Actor) {
    const event = await this.lists.find(actor, id);
    return event && bookableEventView(event, actor, this.clock.now());
  }

  @Query('practiceBookableEvents')
  @Access('practice')
  async practiceBookableEvents(@Args() { from, to }: QueryPracticeBookableEventsArgs, @CurrentActor() actor: Actor) {
    const events = await this.lists.listOfPractice(actor, parseInstant(from, 'from'), parseInstant(to, 'to'));
    return events.map((event) => bookableEventView(event, actor, this.clock.now()));
  }

  @Mutation('upsertBookableEvent')
  @Access('practice')
  upsertBookableEvent(@Args() args: MutationUpsertBookableEventArgs, @CurrentActor() actor: Actor) {
    const { id, idempotencyKey, bookableEventTypeId: typeId, ...rest } = args.event;
    const form = { ...rest, typeId, allowOverlap: rest.allowOverlap ?? false };
    const now = this.clock.now();
    return this.withOverlaps(actor, now, async () => {
      const event = await this.events.upsert(actor, { id, idempotencyKey }, form, now);
      return { bookableEvent: bookableEventView(event, actor, now) };
    });
  }

  /** The payload of an event that would cover something names what that is. */
  private async withOverlaps<T extends object>(actor: Actor, now: Date, work: () => Promise<T>) {
    let overlap: EventOverlap | undefined;
    const outcome = await mutationResult(() =>
      work().catch((error: unknown) => {
        if (error instanceof EventOverlap) overlap = error;
        throw error;
      }),
    );
    return {
      ...outcome,
      overlappingAppointments: overlap?.visits.map((visit) => appointmentView(visit, actor, now)) ?? [],
      overlappingEvents: overlap?.events.map((event) => bookableEventView(event, actor, now)) ?? [],
    };
  }

  @Mutation('deleteBookableEvent')
  @Access('practice')
  deleteBookableEvent(@Args() { id }: MutationDeleteBookableEventArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.events.delete(actor, id, this.clock.now());
      return {};
    });
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
