import { Controller } from '@nestjs/common';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentConfirmationResentSchema,
  AppointmentDeclinedSchema,
  AppointmentExpiredSchema,
  AppointmentRepublishedSchema,
  AppointmentRequestedSchema,
  AppointmentRescheduledSchema,
  AppointmentUpdatedSchema,
  type Appointment,
  type AppointmentAccepted,
  type AppointmentBooked,
  type AppointmentCancelled,
  type AppointmentConfirmationResent,
  type AppointmentDeclined,
  type AppointmentExpired,
  type AppointmentRepublished,
  type AppointmentRequested,
  type AppointmentRescheduled,
  type AppointmentUpdated,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { ReminderSettingsService } from '../../reminder-settings/reminder-settings.service.js';
import { AppointmentMessages } from './appointment-messages.js';
import { LATER_KINDS } from './appointment-reminders.js';
import { AppointmentUpdateMessages } from './appointment-update-messages.js';

/** Stores the newest state of every appointment and plans the messages about its change. */
@Controller()
export class AppointmentEventsConsumer {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly deliveries: DeliveriesService,
    private readonly reminders: ReminderSettingsService,
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
  async onAccepted({ appointment, automatic, withSeries }: AppointmentAccepted, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (messages) =>
      withSeries ? messages.reminders.list() : messages.accepted(automatic),
    );
  }

  @OnEvent(AppointmentDeclinedSchema)
  async onDeclined({ appointment }: AppointmentDeclined, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (messages) => messages.declined());
  }

  @OnEvent(AppointmentCancelledSchema)
  async onCancelled(event: AppointmentCancelled, context: EventContext): Promise<void> {
    await this.plan(event.appointment, context, (messages) => (event.withSeries ? [] : messages.cancelled(event)));
  }

  @OnEvent(AppointmentExpiredSchema)
  async onExpired({ appointment }: AppointmentExpired, context: EventContext): Promise<void> {
    const before = appointment && (await this.bookings.findAppointment(context.tx, appointment.appointmentId));
    const unanswered = before ? before.state === 'pending' : appointment?.paymentRequirement === 'none';
    await this.plan(appointment, context, (messages) => (unanswered ? messages.unanswered() : messages.unpaid()));
  }

  @OnEvent(AppointmentRescheduledSchema)
  async onRescheduled(event: AppointmentRescheduled, context: EventContext): Promise<void> {
    await this.withdrawLater(event.appointment, context);
    await this.plan(event.appointment, context, (messages) => messages.rescheduled(event));
  }

  @OnEvent(AppointmentUpdatedSchema)
  async onUpdated(event: AppointmentUpdated, context: EventContext): Promise<void> {
    const { appointment } = event;
    await this.withdrawLater(appointment, context);
    await this.plan(appointment, context, (messages) => messages.reminders.renewed());
    if (!appointment || event.withSeries) return;
    const at = context.occurredAt.getTime();
    const messages = new AppointmentUpdateMessages(appointment, event, this.deliveries.publicUrl, at);
    await this.deliveries.plan(context.tx, messages.list());
  }

  @OnEvent(AppointmentConfirmationResentSchema)
  async onConfirmationResent(event: AppointmentConfirmationResent, context: EventContext): Promise<void> {
    await this.plan(event.appointment, context, (messages) => messages.confirmedAgain(event.sendTo));
  }

  /** Updates the projection without notifications: nothing has happened. */
  @OnEvent(AppointmentRepublishedSchema)
  async onRepublished({ appointment }: AppointmentRepublished, context: EventContext): Promise<void> {
    await this.plan(appointment, context, () => []);
  }

  /** What was planned for later says what it was before. */
  private async withdrawLater(appointment: Appointment | undefined, { tx }: EventContext): Promise<void> {
    if (appointment) await this.deliveries.withdraw(tx, appointment.appointmentId, LATER_KINDS);
  }

  private async plan(
    appointment: Appointment | undefined,
    { tx, occurredAt }: EventContext,
    plan: (messages: AppointmentMessages) => PlannedMessage[],
  ): Promise<void> {
    if (!appointment) throw new Error('An appointment event without appointment');
    await this.bookings.saveAppointment(tx, appointment);
    const minutes = await this.reminders.findMinutes(tx, appointment.host?.practiceId ?? '');
    const messages = new AppointmentMessages(appointment, this.deliveries.publicUrl, occurredAt.getTime(), minutes);
    await this.deliveries.plan(tx, plan(messages));
  }
}
