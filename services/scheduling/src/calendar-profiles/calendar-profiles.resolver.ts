import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { calendarProfileView } from './calendar-profile.view.js';
import { CalendarProfilesService } from './calendar-profiles.service.js';
import { FeedsService } from './feeds/feeds.service.js';

/** Each request makes this process fetch a user-supplied address. */
const FEEDS = { name: 'calendar-feeds', points: 30, perSeconds: 3_600 };

@Resolver('Practice')
export class CalendarProfilesResolver
  implements
    Pick<contract.PracticeMethods, 'calendarProfiles'>,
    Pick<contract.MutationMethods, 'updateCronofyCalendars' | 'removeCronofyProfile' | 'createCronofyFeed'>
{
  constructor(
    private readonly profiles: CalendarProfilesService,
    private readonly feeds: FeedsService,
    private readonly clock: Clock,
  ) {}

  /** An actor has one practice, so however many a request shows there are two queries at most. */
  @ResolveField('calendarProfiles')
  async calendarProfiles(@Parent() { id }: { id: string }, @CurrentActor() actor: Actor) {
    return (await this.profiles.listOf(id, actor)).map(calendarProfileView);
  }

  @Mutation('updateCronofyCalendars')
  @Access('practice')
  async updateCronofyCalendars(
    @Args() { calendars }: contract.MutationUpdateCronofyCalendarsArgs,
    @CurrentActor() actor: Actor,
  ) {
    const updated = await this.profiles.update(actor, calendars, this.clock.now());
    return { calendarProfiles: updated.map(calendarProfileView) };
  }

  @Mutation('removeCronofyProfile')
  @Access('practice')
  async removeCronofyProfile(
    @Args() { profileId }: contract.MutationRemoveCronofyProfileArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.profiles.remove(actor, profileId);
  }

  @Mutation('createCronofyFeed')
  @Access('practice')
  @RateLimit({ ...FEEDS, by: byPractice })
  async createCronofyFeed(@Args() { feedUrl }: contract.MutationCreateCronofyFeedArgs, @CurrentActor() actor: Actor) {
    return { feed: calendarProfileView(await this.feeds.add(actor, feedUrl, this.clock.now())) };
  }
}
