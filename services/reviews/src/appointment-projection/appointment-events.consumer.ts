import { Controller } from '@nestjs/common';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentDeclinedSchema,
  AppointmentExpiredSchema,
  AppointmentRepublishedSchema,
  AppointmentRequestedSchema,
  AppointmentRescheduledSchema,
  AppointmentUpdatedSchema,
  type AppointmentAccepted,
  type AppointmentBooked,
  type AppointmentCancelled,
  type AppointmentDeclined,
  type AppointmentExpired,
  type AppointmentRepublished,
  type AppointmentRequested,
  type AppointmentRescheduled,
  type AppointmentUpdated,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { AppointmentProjectionService } from './appointment-projection.service.js';

/** Keeps the projection of scheduling's appointments. */
@Controller()
export class AppointmentEventsConsumer {
  constructor(private readonly projection: AppointmentProjectionService) {}

  @OnEvent(AppointmentBookedSchema)
  async onBooked({ appointment }: AppointmentBooked, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentRequestedSchema)
  async onRequested({ appointment }: AppointmentRequested, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentAcceptedSchema)
  async onAccepted({ appointment }: AppointmentAccepted, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentRescheduledSchema)
  async onRescheduled({ appointment }: AppointmentRescheduled, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentUpdatedSchema)
  async onUpdated({ appointment }: AppointmentUpdated, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentDeclinedSchema)
  async onDeclined({ appointment }: AppointmentDeclined, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentExpiredSchema)
  async onExpired({ appointment }: AppointmentExpired, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentCancelledSchema)
  async onCancelled({ appointment }: AppointmentCancelled, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentRepublishedSchema)
  async onRepublished({ appointment }: AppointmentRepublished, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }
}
