import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock } from '@yarrow/kit/clock';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type * as contract from '../generated/graphql.js';
import { freeUntil, hasLateFee, lateFeeCents, termsOf } from '../visits/cancellation-terms.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { paymentRequirementOf } from '../registrations/payment-requirement.js';
import type { Registration } from '../registrations/registration.entity.js';
import { registrationView } from '../registrations/registration.view.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import type { BookableEventView } from '../event-records/bookable-event.view.js';
import { EventListsService } from '../registrations/event-lists.service.js';
import { isHostOf } from '../event-records/events.policy.js';
import { practiceCatalogs } from '../registrations/practice-catalogs.js';

const KEYS = { taken: {}, registrations: {} };

/** What an event shows of its places and its practice; one query each for all events of a request. */
@Resolver('BookableEvent')
export class BookableEventFieldsResolver implements contract.BookableEventMethods {
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
    const now = this.clock.now();
    const places = await this.places(event, context);
    return places.map((registration) => registrationView({ registration, event }, context.actor, now));
  }

  @ResolveField('clients')
  async clients(@Parent() { event }: BookableEventView, @Context() context: GraphqlContext) {
    return (await this.places(event, context)).map(({ clientId: id }) => ({ id }));
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

  /** Returns registrations of the practice's own events; other callers must not see the registrants. */
  private async places(event: BookableEvent, context: GraphqlContext): Promise<Registration[]> {
    if (!isHostOf(context.actor, event)) return [];
    return loaderOf(context, KEYS.registrations, async (ids: readonly string[]) => {
      const found = await this.lists.listRegistrations(ids);
      return ids.map((id) => found.filter(({ eventId }) => eventId === id));
    }).load(event.id);
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
