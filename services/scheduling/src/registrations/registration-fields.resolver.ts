import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { EventListsService } from './event-lists.service.js';
import { practiceCatalogs } from './practice-catalogs.js';
import { RegistrationCalendarService } from './registration-calendar.service.js';
import type { RegistrationView } from './registration.view.js';

/** What a registration shows of other tables; one query each for all registrations of a request. */
@Resolver('BookableEventRegistration')
export class RegistrationFieldsResolver implements contract.BookableEventRegistrationMethods {
  constructor(
    private readonly calendar: RegistrationCalendarService,
    private readonly lists: EventListsService,
  ) {}

  @ResolveField('calendarLinks')
  async calendarLinks(@Parent() view: RegistrationView, @Context() context: GraphqlContext) {
    const catalog = await practiceCatalogs(context, this.lists).load(view.registered.event.practiceId);
    return this.calendar.links(view, catalog?.practice);
  }
}
