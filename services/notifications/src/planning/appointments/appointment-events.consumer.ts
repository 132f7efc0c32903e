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
  type Appointment,
  type AppointmentAccepted,
  type AppointmentBooked,
  type AppointmentCancelled,
  type AppointmentDeclined,
  type AppointmentExpired,
  type AppointmentRepublished,
  type AppointmentRequested,
  type AppointmentRescheduled,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { AppointmentMessages } from './appointment-messages.js';

/** Stores the newest state of every appointment and plans the messages about its change. */
@Controller()
export class AppointmentEventsConsumer {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(AppointmentBookedSchema)
  async onBooked({ appointment }: AppointmentBooked, context: EventContext): Promise<void> {
    await this.plan(appointment, context, () => []);
  }

  @OnEvent(AppointmentRequestedSchema)
  async onRequested({ appointment }: AppointmentRequested, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (messages) => messages.requested());
  }

  @OnEvent(AppointmentAcceptedSchema)
  async onAccepted({ appointment, automatic }: AppointmentAccepted, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (messages) => messages.accepted(automatic));
  }

  @OnEvent(AppointmentDeclinedSchema)
  async onDeclined({ appointment }: AppointmentDeclined, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (messages) => messages.declined());
  }

  @OnEvent(AppointmentCancelledSchema)
  async onCancelled(event: AppointmentCancelled, context: EventContext): Promise<void> {
    await this.plan(event.appointment, context, (messages) => messages.cancelled(event));
  }

  @OnEvent(AppointmentExpiredSchema)
  async onExpired({ appointment }: AppointmentExpired, context: EventContext): Promise<void> {
    const before = appointment && (await this.bookings.findAppointment(context.tx, appointment.appointmentId));
    const unanswered = before ? before.state === 'pending' : appointment?.paymentRequirement === 'none';
    await this.plan(appointment, context, (messages) => (unanswered ? messages.unanswered() : messages.unpaid()));
  }

  @OnEvent(AppointmentRescheduledSchema)
  async onRescheduled(event: AppointmentRescheduled, context: EventContext): Promise<void> {
    await this.plan(event.appointment, context, (messages) => messages.rescheduled(event));
  }

  /** Kept, and nobody is notified: nothing has happened. */
  @OnEvent(AppointmentRepublishedSchema)
  async onRepublished({ appointment }: AppointmentRepublished, context: EventContext): Promise<void> {
    await this.plan(appointment, context, () => []);
  }

  private async plan(
    appointment: Appointment | undefined,
    { tx, occurredAt }: EventContext,
    plan: (messages: AppointmentMessages) => PlannedMessage[],
  ): Promise<void> {
    if (!appointment) throw new Error('An appointment event without appointment');
    await this.bookings.saveAppointment(tx, appointment);
    const messages = new AppointmentMessages(appointment, this.deliveries.publicUrl, occurredAt.getTime());
    await this.deliveries.plan(tx, plan(messages));
  }
}
