import { Controller } from '@nestjs/common';
import {
  BookableEventCancelledSchema,
  BookableEventSavedSchema,
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationChangedSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
  RegistrationRepublishedSchema,
  type BookableEvent,
  type BookableEventCancelled,
  type BookableEventSaved,
  type Registration,
  type RegistrationBooked,
  type RegistrationCancelled,
  type RegistrationChanged,
  type RegistrationConfirmed,
  type RegistrationExpired,
  type RegistrationRepublished,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { ReminderSettingsService } from '../../reminder-settings/reminder-settings.service.js';
import { LATER_KINDS, RegistrationMessages } from './registration-messages.js';

/** Stores group events and registrations, and plans the messages about their changes. */
@Controller()
export class RegistrationEventsConsumer {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly deliveries: DeliveriesService,
    private readonly reminders: ReminderSettingsService,
  ) {}

  @OnEvent(RegistrationBookedSchema)
  async onBooked({ registration }: RegistrationBooked, context: EventContext): Promise<void> {
    await this.plan(registration, context, () => []);
  }

  @OnEvent(RegistrationConfirmedSchema)
  async onConfirmed({ registration }: RegistrationConfirmed, context: EventContext): Promise<void> {
    await this.plan(registration, context, (messages) => messages.confirmed());
  }

  @OnEvent(RegistrationCancelledSchema)
  async onCancelled(event: RegistrationCancelled, context: EventContext): Promise<void> {
    await this.plan(event.registration, context, (messages) => messages.cancelled(event));
  }

  @OnEvent(RegistrationExpiredSchema)
  async onExpired({ registration }: RegistrationExpired, context: EventContext): Promise<void> {
    await this.plan(registration, context, (messages) => messages.expired());
  }

  /** Notifies registered clients when the event moves. */
  @OnEvent(RegistrationChangedSchema)
  async onChanged(changed: RegistrationChanged, context: EventContext): Promise<void> {
    const { registration, moved } = changed;
    // What was planned for later says what it was before.
    if (registration) await this.deliveries.withdraw(context.tx, registration.registrationId, LATER_KINDS);
    await this.plan(registration, context, (messages) => [
      ...(moved && registration?.state === 'booked' ? messages.moved(previousOf(changed)) : []),
      ...messages.renewedReminders(),
    ]);
  }

  @OnEvent(BookableEventSavedSchema)
  async onEventSaved({ event }: BookableEventSaved, { tx }: EventContext): Promise<void> {
    if (event) await this.bookings.saveEvent(tx, event);
  }

  /** Each registration publishes its own cancellation. */
  @OnEvent(BookableEventCancelledSchema)
  async onEventCancelled({ event }: BookableEventCancelled, { tx }: EventContext): Promise<void> {
    if (event) await this.bookings.saveEvent(tx, event);
  }

  @OnEvent(RegistrationRepublishedSchema)
  async onRepublished({ registration }: RegistrationRepublished, context: EventContext): Promise<void> {
    await this.plan(registration, context, () => []);
  }

  private async plan(
    given: Registration | undefined,
    { tx, occurredAt }: EventContext,
    plan: (messages: RegistrationMessages) => PlannedMessage[],
  ): Promise<void> {
    if (!given) throw new Error('A registration event without registration');
    const registration = await this.bookings.saveRegistration(tx, given);
    const minutes = await this.reminders.findMinutes(tx, registration.event?.host?.practiceId ?? '');
    const { publicUrl } = this.deliveries;
    const messages = new RegistrationMessages(registration, publicUrl, occurredAt.getTime(), minutes);
    await this.deliveries.plan(tx, plan(messages));
  }
}

/** When and where the event was before it changed. */
function previousOf(changed: RegistrationChanged): BookableEvent {
  const { registration, previousStartsAt, previousEndsAt, previousTimeZone, previousPlace } = changed;
  if (!registration?.event || !previousStartsAt || !previousEndsAt || !previousPlace)
    throw new Error('RegistrationChanged without what was before');
  return {
    ...registration.event,
    startsAt: previousStartsAt,
    endsAt: previousEndsAt,
    timeZone: previousTimeZone,
    place: previousPlace,
  };
}
