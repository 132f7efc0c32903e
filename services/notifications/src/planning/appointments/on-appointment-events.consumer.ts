import { Controller } from '@nestjs/common';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentDeclinedSchema,
  AppointmentExpiredSchema,
  AppointmentRequestedSchema,
  AppointmentRescheduledSchema,
  type Appointment,
  type AppointmentAccepted,
  type AppointmentBooked,
  type AppointmentCancelled,
  type AppointmentDeclined,
  type AppointmentExpired,
  type AppointmentRequested,
  type AppointmentRescheduled,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { AppointmentCopiesRepository } from '../../appointment-copies/appointment-copies.repository.js';
import type { Plan } from '../../deliveries/plan.js';
import { Planner } from '../../deliveries/planner.js';
import { AppointmentPlans } from './appointment-plans.js';

/** Keeps the newest state of every appointment and plans what is to be said of its change. */
@Controller()
export class OnAppointmentEvents {
  constructor(
    private readonly appointments: AppointmentCopiesRepository,
    private readonly planner: Planner,
  ) {}

  @OnEvent(AppointmentBookedSchema)
  async onBooked({ appointment }: AppointmentBooked, context: EventContext): Promise<void> {
    await this.plan(appointment, context, () => []);
  }

  @OnEvent(AppointmentRequestedSchema)
  async onRequested({ appointment }: AppointmentRequested, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (plans) => plans.requested());
  }

  @OnEvent(AppointmentAcceptedSchema)
  async onAccepted({ appointment, automatic }: AppointmentAccepted, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (plans) => plans.accepted(automatic));
  }

  @OnEvent(AppointmentDeclinedSchema)
  async onDeclined({ appointment }: AppointmentDeclined, context: EventContext): Promise<void> {
    await this.plan(appointment, context, (plans) => plans.declined());
  }

  @OnEvent(AppointmentCancelledSchema)
  async onCancelled(event: AppointmentCancelled, context: EventContext): Promise<void> {
    await this.plan(event.appointment, context, (plans) => plans.cancelled(event));
  }

  @OnEvent(AppointmentExpiredSchema)
  async onExpired({ appointment }: AppointmentExpired, context: EventContext): Promise<void> {
    const before = appointment && (await this.appointments.find(context.tx, appointment.appointmentId));
    const unanswered = before ? before.state === 'pending' : appointment?.paymentRequirement === 'none';
    await this.plan(appointment, context, (plans) => (unanswered ? plans.unanswered() : plans.unpaid()));
  }

  @OnEvent(AppointmentRescheduledSchema)
  async onRescheduled(event: AppointmentRescheduled, context: EventContext): Promise<void> {
    await this.plan(event.appointment, context, (plans) => plans.rescheduled(event));
  }

  private async plan(
    appointment: Appointment | undefined,
    { tx, occurredAt }: EventContext,
    say: (plans: AppointmentPlans) => Plan[],
  ): Promise<void> {
    if (!appointment) throw new Error('An appointment event without appointment');
    await this.appointments.save(tx, appointment);
    const plans = say(new AppointmentPlans(appointment, this.planner.publicUrl, occurredAt.getTime()));
    await this.planner.plan(tx, plans);
  }
}
