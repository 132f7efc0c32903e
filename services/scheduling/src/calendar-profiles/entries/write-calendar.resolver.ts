import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../../generated/graphql.js';
import { EntryChangesService } from './entry-changes.service.js';
import { WriteCalendarService } from './write-calendar.service.js';

const OWN_CALENDAR = 'A practice changes its own calendar.';

@Resolver('Practice')
export class WriteCalendarResolver
  implements
    Pick<contract.PracticeMethods, 'writeCalendar' | 'changedCalendarEntries'>,
    Pick<contract.MutationMethods, 'updateCronofyClient' | 'restoreCalendarEntry' | 'dismissCalendarEntry'>
{
  constructor(
    private readonly calendars: WriteCalendarService,
    private readonly changes: EntryChangesService,
    private readonly clock: Clock,
  ) {}

  /** An actor has one practice, so however many a request shows there are few queries. */
  @ResolveField('writeCalendar')
  async writeCalendar(@Parent() { id }: { id: string }, @CurrentActor() actor: Actor) {
    const found = await this.calendars.find(id, actor);
    if (!found) return null;
    const { calendar, profile } = found;
    const { providerName, profileName } = profile;
    return { calendarId: calendar.id, calendarName: calendar.name, providerName, profileName };
  }

  @ResolveField('changedCalendarEntries')
  async changedCalendarEntries(@Parent() { id }: { id: string }, @CurrentActor() actor: Actor) {
    const changed = await this.changes.listOf(id, actor, this.clock.now());
    return changed.map(({ entry, facts }) => ({
      id: entry.subjectId,
      ...{ change: entry.change!, noticedAt: entry.noticedAt!.toISOString() },
      appointmentId: entry.subject === 'appointment' ? entry.subjectId : null,
      bookableEventId: entry.subject === 'event' ? entry.subjectId : null,
      ...{ title: facts.title, startsAt: facts.startsAt, endsAt: facts.endsAt, timeZone: facts.timeZone },
    }));
  }

  @Mutation('updateCronofyClient')
  @Access('practice')
  @RateLimit.none(OWN_CALENDAR)
  async updateCronofyClient(
    @Args() { writeCalendarId }: contract.MutationUpdateCronofyClientArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.calendars.choose(actor, writeCalendarId ?? null, this.clock.now());
    return ownPractice(actor);
  }

  @Mutation('restoreCalendarEntry')
  @Access('practice')
  @RateLimit.none(OWN_CALENDAR)
  async restoreCalendarEntry(@Args() { id }: contract.MutationRestoreCalendarEntryArgs, @CurrentActor() actor: Actor) {
    await this.changes.restore(actor, id, this.clock.now());
    return ownPractice(actor);
  }

  @Mutation('dismissCalendarEntry')
  @Access('practice')
  @RateLimit.none(OWN_CALENDAR)
  async dismissCalendarEntry(@Args() { id }: contract.MutationDismissCalendarEntryArgs, @CurrentActor() actor: Actor) {
    await this.changes.dismiss(actor, id, this.clock.now());
    return ownPractice(actor);
  }
}

const ownPractice = ({ practiceId }: Actor) => ({ practice: { id: practiceId! } });
