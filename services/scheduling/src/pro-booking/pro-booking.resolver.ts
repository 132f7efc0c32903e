import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { failure } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { Appointment } from '../visits/appointment.entity.js';
import { formatDateTimeLong } from '@yarrow/time/format';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { AppointmentView } from '../visits/appointment.view.js';
import { conflictViews } from '../conflicts/time-conflict.view.js';
import type * as contract from '../generated/graphql.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';
import type { PlacedVisit } from './placed-visits.service.js';
import { ProBookingService } from './pro-booking.service.js';
import { ProChangesService } from './pro-changes.service.js';
import { ProMovesService } from './pro-moves.service.js';

@Resolver()
@Access('practice')
export class ProBookingResolver
  implements
    Pick<contract.QueryMethods, 'appointmentMoves'>,
    Pick<contract.MutationMethods, 'proCreateAppointment' | 'updateAppointmentV2'>
{
  constructor(
    private readonly booking: ProBookingService,
    private readonly changes: ProChangesService,
    private readonly moves: ProMovesService,
    private readonly clock: Clock,
  ) {}

  @Query('appointmentMoves')
  async appointmentMoves(@Args() wanted: contract.QueryAppointmentMovesArgs, @CurrentActor() actor: Actor) {
    const planned = await this.moves.list(actor, wanted, this.clock.now());
    return planned.map(({ visit, times, timeZone, conflicts }) => ({
      appointmentId: visit.id,
      previousStartsAt: formatOffsetDateTime(visit.startsAt.getTime(), visit.timeZone),
      startsAt: formatOffsetDateTime(times.startsAt.getTime(), timeZone),
      displayTime: formatDateTimeLong(times.startsAt.getTime(), timeZone),
      conflicts: conflictViews(conflicts, timeZone),
    }));
  }

  @Mutation('proCreateAppointment')
  async proCreateAppointment(@Args() wanted: contract.MutationProCreateAppointmentArgs, @CurrentActor() actor: Actor) {
    const now = this.clock.now();
    const placed = await this.booking.create(actor, wanted, now);
    return payload(placed.appointment, [placed], actor, now);
  }

  /** The payload of a refused change shows what it would have overwritten. */
  @Mutation('updateAppointmentV2')
  async updateAppointmentV2(@Args() wanted: contract.MutationUpdateAppointmentV2Args, @CurrentActor() actor: Actor) {
    const now = this.clock.now();
    try {
      const { visit, changed } = await this.changes.update(actor, wanted, now);
      return payload(visit, changed, actor, now);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const appointment = new AppointmentView(error.appointment, actor, now);
      return {
        ...failure(error),
        appointment,
        changedAppointmentIds: [],
        conflicts: [],
        changedMeanwhile: [...error.aspects],
      };
    }
  }
}

function payload(visit: Appointment, placed: readonly PlacedVisit[], actor: Actor, now: Date) {
  return {
    appointment: new AppointmentView(visit, actor, now),
    changedAppointmentIds: placed.map(({ appointment }) => appointment.id),
    conflicts: placed.flatMap(({ appointment, conflicts }) => conflictViews(conflicts, appointment.timeZone)),
    changedMeanwhile: [],
  };
}
