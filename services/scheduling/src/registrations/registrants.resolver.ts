import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { bookableEventView } from '../event-records/bookable-event.view.js';
import { EventListsService } from './event-lists.service.js';
import type * as contract from '../generated/graphql.js';
import { RegistrantsService } from './registrants.service.js';
import { registrationView } from './registration.view.js';
import { RegistrationsService } from './registrations.service.js';

/** What a practitioner does about those who come to a group event. */
@Resolver()
@Access('practice')
export class RegistrantsResolver implements Pick<
  contract.MutationMethods,
  'addClientToBookableEvent' | 'removeClientFromBookableEvent'
> {
  constructor(
    private readonly registrants: RegistrantsService,
    private readonly registrations: RegistrationsService,
    private readonly lists: EventListsService,
    private readonly clock: Clock,
  ) {}

  @Mutation('addClientToBookableEvent')
  async addClientToBookableEvent(
    @Args() args: contract.MutationAddClientToBookableEventArgs,
    @CurrentActor() actor: Actor,
  ) {
    const { bookableEventId: eventId, clientParams: client, ...rest } = args;
    const now = this.clock.now();
    const registered = await this.registrants.add(actor, { ...rest, eventId, client }, now);
    return {
      bookableEvent: bookableEventView(registered.event, actor, now),
      registration: registrationView(registered, actor, now),
      registrationsCount: await this.lists.countTakenIn(registered.event.id),
    };
  }

  @Mutation('removeClientFromBookableEvent')
  async removeClientFromBookableEvent(
    @Args() { bookableEventId, clientId }: contract.MutationRemoveClientFromBookableEventArgs,
    @CurrentActor() actor: Actor,
  ) {
    const now = this.clock.now();
    const event = await this.registrations.removeClient(actor, bookableEventId, clientId, now);
    return {
      bookableEvent: bookableEventView(event, actor, now),
      registrationsCount: await this.lists.countTakenIn(event.id),
    };
  }
}
