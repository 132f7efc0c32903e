import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  type Appointment,
  type AppointmentAccepted,
  AppointmentAcceptedSchema,
  type AppointmentCancelled,
  AppointmentCancelledSchema,
  type AppointmentRepublished,
  AppointmentRepublishedSchema,
  type AppointmentRescheduled,
  AppointmentRescheduledSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { VisitProjectionService } from './visit-projection.service.js';

/** Visits that stand, are moved or cancelled. Requests that were not accepted do not count. */
@Controller()
export class VisitEventsConsumer {
  constructor(private readonly visits: VisitProjectionService) {}

  @OnEvent(AppointmentAcceptedSchema)
  async onAccepted({ appointment }: AppointmentAccepted, context: EventContext): Promise<void> {
    await this.save(appointment, context);
  }

  @OnEvent(AppointmentCancelledSchema)
  async onCancelled({ appointment }: AppointmentCancelled, context: EventContext): Promise<void> {
    await this.save(appointment, context);
  }

  @OnEvent(AppointmentRescheduledSchema)
  async onRescheduled({ appointment }: AppointmentRescheduled, context: EventContext): Promise<void> {
    await this.save(appointment, context);
  }

  @OnEvent(AppointmentRepublishedSchema)
  async onRepublished({ appointment }: AppointmentRepublished, context: EventContext): Promise<void> {
    await this.save(appointment, context);
  }

  private async save(appointment: Appointment | undefined, { tx }: EventContext): Promise<void> {
    const { attendee, startsAt } = appointment ?? {};
    if (!appointment || !attendee || !startsAt) throw new Error('An appointment without attendee or start');
    await this.visits.save(tx, {
      appointmentId: appointment.appointmentId,
      clientId: attendee.clientId,
      startsAt: timestampDate(startsAt),
      stands: appointment.state === 'approved',
      version: appointment.version,
    });
  }
}
