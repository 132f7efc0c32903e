import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type * as contract from '../generated/graphql.js';
import { parseInstant } from './calendar-range.js';
import type { PersonalEvent } from './personal-event.entity.js';
import { PersonalEventsService } from './personal-events.service.js';

@Resolver()
export class PersonalEventsResolver implements Pick<contract.QueryMethods, 'personalEvents'> {
  constructor(private readonly events: PersonalEventsService) {}

  @Query('personalEvents')
  @Access('practice')
  async personalEvents(
    @Args() { from, to }: contract.QueryPersonalEventsArgs,
    @CurrentActor() actor: Actor,
  ): Promise<contract.PersonalEvent[]> {
    const found = await this.events.listOfPractice(actor, parseInstant(from, 'from'), parseInstant(to, 'to'));
    return found.map(personalEventView);
  }
}

function personalEventView({ id, name, startsAt, endsAt, allDay, timeZone }: PersonalEvent): contract.PersonalEvent {
  return {
    ...{ id, name, allDay, timeZone },
    startsAt: formatOffsetDateTime(startsAt.getTime(), timeZone),
    endsAt: formatOffsetDateTime(endsAt.getTime(), timeZone),
  };
}
