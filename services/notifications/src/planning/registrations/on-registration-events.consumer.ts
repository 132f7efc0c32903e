import { Controller } from '@nestjs/common';
import {
  BookableEventCancelledSchema,
  BookableEventSavedSchema,
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationChangedSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
  type BookableEvent,
  type BookableEventCancelled,
  type BookableEventSaved,
  type Registration,
  type RegistrationBooked,
  type RegistrationCancelled,
  type RegistrationChanged,
  type RegistrationConfirmed,
  type RegistrationExpired,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { RegistrationsRepository } from '../../booked-things/registrations.repository.js';
import type { Plan } from '../../deliveries/plan.js';
import { Planner } from '../../deliveries/planner.js';
import { RegistrationPlans } from './registration-plans.js';

/** Keeps group events and registrations, and plans what is to be said of their changes. */
@Controller()
export class OnRegistrationEvents {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly planner: Planner,
  ) {}

  @OnEvent(RegistrationBookedSchema)
  async onBooked({ registration }: RegistrationBooked, context: EventContext): Promise<void> {
    await this.plan(registration, context, () => []);
  }

  @OnEvent(RegistrationConfirmedSchema)
  async onConfirmed({ registration }: RegistrationConfirmed, context: EventContext): Promise<void> {
    await this.plan(registration, context, (plans) => plans.confirmed());
  }

  @OnEvent(RegistrationCancelledSchema)
  async onCancelled(event: RegistrationCancelled, context: EventContext): Promise<void> {
    await this.plan(event.registration, context, (plans) => plans.cancelled(event));
  }

  @OnEvent(RegistrationExpiredSchema)
  async onExpired({ registration }: RegistrationExpired, context: EventContext): Promise<void> {
    await this.plan(registration, context, (plans) => plans.expired());
  }

  /** Whoever has a place is told when the event moves. */
  @OnEvent(RegistrationChangedSchema)
  async onChanged(changed: RegistrationChanged, context: EventContext): Promise<void> {
    const { registration, moved } = changed;
    await this.plan(registration, context, (plans) =>
      moved && registration?.state === 'booked' ? plans.moved(previousOf(changed)) : [],
    );
  }

  @OnEvent(BookableEventSavedSchema)
  async onEventSaved({ event }: BookableEventSaved, { tx }: EventContext): Promise<void> {
    if (event) await this.registrations.saveEvent(tx, event);
  }

  /** The registrations tell of their own end. */
  @OnEvent(BookableEventCancelledSchema)
  async onEventCancelled({ event }: BookableEventCancelled, { tx }: EventContext): Promise<void> {
    if (event) await this.registrations.saveEvent(tx, event);
  }

  private async plan(
    told: Registration | undefined,
    { tx, occurredAt }: EventContext,
    say: (plans: RegistrationPlans) => Plan[],
  ): Promise<void> {
    if (!told) throw new Error('A registration event without registration');
    await this.registrations.save(tx, told);
    const newest = await this.registrations.find(tx, told.registrationId);
    const registration = { ...told, event: newest?.event ?? told.event } as Registration;
    const plans = say(new RegistrationPlans(registration, this.planner.publicUrl, occurredAt.getTime()));
    await this.planner.plan(tx, plans);
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
