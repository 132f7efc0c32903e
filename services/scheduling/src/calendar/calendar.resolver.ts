import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { AppointmentListsService } from '../appointments/appointment-lists.service.js';
import { AppointmentView } from '../visits/appointment.view.js';
import type * as contract from '../generated/graphql.js';
import { parseInstant } from '../calendar-files/calendar-range.js';
import { ExternalTimesService } from './external-times.service.js';

/** What the practitioner's calendar shows. */
@Resolver()
@Access('practice')
export class CalendarResolver implements Pick<
  contract.QueryMethods,
  'calendarEvents' | 'practiceAppointments' | 'pendingAppointments'
> {
  constructor(
    private readonly lists: AppointmentListsService,
    private readonly external: ExternalTimesService,
    private readonly clock: Clock,
  ) {}

  @Query('practiceAppointments')
  async practiceAppointments(
    @Args() { from, to }: contract.QueryPracticeAppointmentsArgs,
    @CurrentActor() actor: Actor,
  ) {
    const now = this.clock.now();
    const found = await this.lists.listOfPractice(actor, parseInstant(from, 'from'), parseInstant(to, 'to'), now);
    return found.map((appointment) => new AppointmentView(appointment, actor, now));
  }

  @Query('calendarEvents')
  async calendarEvents(@Args() { from, to }: contract.QueryCalendarEventsArgs, @CurrentActor() actor: Actor) {
    const found = await this.external.listOfPractice(actor, parseInstant(from, 'from'), parseInstant(to, 'to'));
    return found.map(({ id, startsAt, endsAt }) => ({
      id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }));
  }

  @Query('pendingAppointments')
  async pendingAppointments(@CurrentActor() actor: Actor) {
    const now = this.clock.now();
    const found = await this.lists.listPending(actor, now);
    return found.map((appointment) => new AppointmentView(appointment, actor, now));
  }
}
