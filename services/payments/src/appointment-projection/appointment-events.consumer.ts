import { Controller } from '@nestjs/common';
import {
  type AppointmentAccepted,
  AppointmentAcceptedSchema,
  type AppointmentBooked,
  AppointmentBookedSchema,
  type AppointmentCancelled,
  AppointmentCancelledSchema,
  type AppointmentDeclined,
  AppointmentDeclinedSchema,
  type AppointmentExpired,
  AppointmentExpiredSchema,
  type AppointmentMarkedNoShow,
  AppointmentMarkedNoShowSchema,
  type AppointmentRepublished,
  AppointmentRepublishedSchema,
  type AppointmentRequested,
  AppointmentRequestedSchema,
  type AppointmentRescheduled,
  AppointmentRescheduledSchema,
  type AppointmentUpdated,
  AppointmentUpdatedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { AppointmentProjectionService } from './appointment-projection.service.js';

/** Follows scheduling. Charges and refunds are settled in the same transaction. */
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
  async onRescheduled(event: AppointmentRescheduled, { tx }: EventContext): Promise<void> {
    await this.projection.saveRescheduled(tx, event);
  }

  @OnEvent(AppointmentUpdatedSchema)
  async onUpdated({ appointment }: AppointmentUpdated, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentRepublishedSchema)
  async onRepublished({ appointment }: AppointmentRepublished, { tx }: EventContext): Promise<void> {
    await this.projection.saveClient(tx, appointment);
  }

  @OnEvent(AppointmentDeclinedSchema)
  async onDeclined({ appointment }: AppointmentDeclined, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentExpiredSchema)
  async onExpired({ appointment }: AppointmentExpired, { tx }: EventContext): Promise<void> {
    await this.projection.save(tx, appointment);
  }

  @OnEvent(AppointmentMarkedNoShowSchema)
  async onMarkedNoShow(event: AppointmentMarkedNoShow, { tx }: EventContext): Promise<void> {
    await this.projection.saveNoShow(tx, event);
  }

  @OnEvent(AppointmentCancelledSchema)
  async onCancelled(event: AppointmentCancelled, { tx }: EventContext): Promise<void> {
    await this.projection.saveCancelled(tx, event);
  }
}
