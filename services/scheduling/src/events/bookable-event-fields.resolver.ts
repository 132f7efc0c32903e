import { Args, Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { Clock } from '@yarrow/kit/clock';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { freeUntil, hasLateFee, lateFeeCents, termsOf } from '../appointments/cancellation-terms.js';
import type { PracticeCatalog } from '../catalog-copies/practice-catalog.js';
import { paymentRequirementOf } from '../registrations/payment-requirement.js';
import { registrationView } from '../registrations/registration.view.js';
import type { BookableEvent } from './bookable-event.entity.js';
import { type BookableEventView, bookableEventView } from './bookable-event.view.js';
import { EventListsService } from './event-lists.service.js';
import { isHostOf } from './events.policy.js';
import { practiceCatalogs } from './practice-catalogs.js';

const KEYS = { taken: {}, counts: {}, registrations: {} };
const DEFAULT_FIRST = 20;

/** What an event shows of its places and its practice; one query each for all events of a request. */
@Resolver('BookableEvent')
export class BookableEventFieldsResolver {
  constructor(
    private readonly lists: EventListsService,
    private readonly clock: Clock,
  ) {}

  @ResolveField('atCapacity')
  async atCapacity(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    return event.isFull(await this.taken(event, context));
  }

  @ResolveField('placesLeft')
  async placesLeft(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    return event.capacity === null ? null : Math.max(0, event.capacity - (await this.taken(event, context)));
  }

  @ResolveField('clientsCount')
  async clientsCount(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    return isHostOf(context.actor, event) ? this.taken(event, context) : 0;
  }

  @ResolveField('registrations')
  async registrations(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    if (!isHostOf(context.actor, event)) return [];
    const now = this.clock.now();
    const places = await loaderOf(context, KEYS.registrations, async (ids: readonly string[]) => {
      const found = await this.lists.listRegistrations(ids);
      return ids.map((id) => found.filter(({ eventId }) => eventId === id));
    }).load(event.id);
    return places.map((registration) => registrationView({ registration, event }, context.actor, now));
  }

  @ResolveField('url')
  async url(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    return `/p/${(await this.catalog(event, context)).practice.slug}/events/${event.id}`;
  }

  @ResolveField('cancellationTerms')
  async cancellationTerms(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    return termsOf((await this.catalog(event, context)).practice.booking);
  }

  @ResolveField('freeCancellationUntil')
  async freeCancellationUntil(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    const terms = termsOf((await this.catalog(event, context)).practice.booking);
    if (!hasLateFee(terms) || lateFeeCents(terms, event.amountCents, event.currency) === 0) return null;
    return formatOffsetDateTime(freeUntil(terms, event.startsAt).getTime(), event.timeZone);
  }

  @ResolveField('paymentRequirement')
  async paymentRequirement(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    return paymentRequirementOf(await this.catalog(event, context), event.amountCents);
  }

  private async taken({ id }: BookableEvent, context: GraphqlContext): Promise<number> {
    return loaderOf(context, KEYS.taken, async (ids: readonly string[]) => {
      const taken = await this.lists.countTaken(ids);
      return ids.map((key) => taken.get(key) ?? 0);
    }).load(id);
  }

  private async catalog({ practiceId }: BookableEvent, context: GraphqlContext): Promise<PracticeCatalog> {
    const found = await practiceCatalogs(context, this.lists).load(practiceId);
    if (!found) throw new Error(`No practice ${practiceId}`);
    return found;
  }
}

/** What scheduling adds to the catalog's kinds of group events. */
@Resolver('BookableEventType')
export class EventTypesResolver {
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
    return loaderOf(context, KEYS.counts, async (ids: readonly string[]) => {
      const counts = await this.lists.countByType(ids);
      return ids.map((key) => counts.get(key) ?? 0);
    }).load(id);
  }

  @ResolveField('scheduledEvents')
  async scheduledEvents(
    @Parent() { id }: { id: string },
    @Args('first') first: number | null,
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

/** The group events of a practice, for the public. */
@Resolver('Practice')
export class PracticeEventsResolver {
  constructor(
    private readonly lists: EventListsService,
    private readonly clock: Clock,
  ) {}

  @ResolveField('bookableEvents')
  async bookableEvents(
    @Parent() { id }: { id: string },
    @Args('first') first: number | null,
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
