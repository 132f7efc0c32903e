import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { failure } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { parseInstant } from '../calendar-files/calendar-range.js';
import { overlapsView } from '../event-overlaps/event-overlaps.view.js';
import { EventOverlap } from '../event-overlaps/event-overlaps.policy.js';
import type * as contract from '../generated/graphql.js';
import { StalePersonalEvent } from '../event-records/personal-event.entity.js';
import { personalEventView } from '../event-records/personal-event.view.js';
import { PersonalEventsService } from './personal-events.service.js';

@Resolver()
@Access('practice')
export class PersonalEventsResolver
  implements
    Pick<contract.QueryMethods, 'personalEvents'>,
    Pick<contract.MutationMethods, 'upsertPersonalEvent' | 'deletePersonalEvent'>
{
  constructor(
    private readonly events: PersonalEventsService,
    private readonly clock: Clock,
  ) {}

  @Query('personalEvents')
  async personalEvents(@Args() { from, to }: contract.QueryPersonalEventsArgs, @CurrentActor() actor: Actor) {
    const found = await this.events.listOfPractice(actor, parseInstant(from, 'from'), parseInstant(to, 'to'));
    return found.map(personalEventView);
  }

  /** A refusal shows what stands in the way: what else is at that time, or the event as it is now. */
  @Mutation('upsertPersonalEvent')
  async upsertPersonalEvent(@Args() args: contract.MutationUpsertPersonalEventArgs, @CurrentActor() actor: Actor) {
    const { id, idempotencyKey, ...rest } = args;
    const form = { ...rest, allDay: rest.allDay ?? false, allowOverlap: rest.allowOverlap ?? false };
    const now = this.clock.now();
    try {
      const event = await this.events.upsert(actor, { id, idempotencyKey }, form, now);
      return { personalEvent: personalEventView(event), ...overlapsView() };
    } catch (error) {
      if (error instanceof StalePersonalEvent) {
        return { ...failure(error), personalEvent: personalEventView(error.event), ...overlapsView() };
      }
      if (!(error instanceof EventOverlap)) throw error;
      return { ...failure(error), ...overlapsView(error, { actor, now }) };
    }
  }

  @Mutation('deletePersonalEvent')
  async deletePersonalEvent(
    @Args() { id }: contract.MutationDeletePersonalEventArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.events.delete(actor, id, this.clock.now());
  }
}
