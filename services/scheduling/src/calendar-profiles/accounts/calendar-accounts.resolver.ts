import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../../generated/graphql.js';
import { CalDavConnectionsService } from '../caldav/caldav-connections.service.js';
import { calendarProfileView } from '../calendar-profile.view.js';
import { CalendarConsentsService } from './calendar-consents.service.js';

/** Each request tries a password at a user-supplied server. */
const LOGINS = { name: 'calendar-logins', points: 20, perSeconds: 3_600 };

@Resolver('Practice')
export class CalendarAccountsResolver
  implements
    Pick<contract.PracticeMethods, 'calendarProviders'>,
    Pick<contract.MutationMethods, 'connectCalendar' | 'connectCalDav'>
{
  constructor(
    private readonly consents: CalendarConsentsService,
    private readonly logins: CalDavConnectionsService,
    private readonly clock: Clock,
  ) {}

  @ResolveField('calendarProviders')
  calendarProviders(@Parent() { id }: { id: string }, @CurrentActor() actor: Actor) {
    return actor.practiceId === id ? this.consents.listOffered() : [];
  }

  @Mutation('connectCalendar')
  @Access('practice')
  @RateLimit.none('A practice connects its own account.')
  connectCalendar(@Args() { provider }: contract.MutationConnectCalendarArgs, @CurrentActor() actor: Actor) {
    return { url: this.consents.start(actor, provider, this.clock.now()) };
  }

  @Mutation('connectCalDav')
  @Access('practice')
  @RateLimit({ ...LOGINS, by: byPractice })
  async connectCalDav(@Args() { input }: contract.MutationConnectCalDavArgs, @CurrentActor() actor: Actor) {
    return { calendarProfile: calendarProfileView(await this.logins.connect(actor, input, this.clock.now())) };
  }
}
