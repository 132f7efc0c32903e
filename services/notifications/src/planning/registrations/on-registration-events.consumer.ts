import { Injectable } from '@nestjs/common';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import {
  BookableEventCancelledSchema,
  BookableEventSavedSchema,
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
  type BookableEvent,
  type BookableEventCancelled,
  type BookableEventSaved,
  type Registration,
  type RegistrationBooked,
  type RegistrationCancelled,
  type RegistrationConfirmed,
  type RegistrationExpired,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { RegistrationsRepository } from '../../booked-things/registrations.repository.js';
import type { Plan } from '../../deliveries/plan.js';
import { Planner } from '../../deliveries/planner.js';
import { RegistrationPlans } from './registration-plans.js';

/** Keeps group events and registrations, and plans what is to be said of their changes. */
@Injectable()
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
  @OnEvent(BookableEventSavedSchema)
  async onEventSaved({ event }: BookableEventSaved, { tx, occurredAt }: EventContext): Promise<void> {
    if (!event) throw new Error('BookableEventSaved without event');
    const previous = await this.registrations.findEvent(tx, event.eventId);
    await this.registrations.saveEvent(tx, event);
    if (!previous || previous.version >= event.version || event.cancelled || !isMoved(previous, event)) return;
    const registered = await this.registrations.listBooked(tx, event);
    const plans = registered.flatMap((registration) =>
      new RegistrationPlans(registration, this.planner.publicUrl, occurredAt.getTime()).moved(previous),
    );
    await this.planner.plan(tx, plans);
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

function isMoved(before: BookableEvent, after: BookableEvent): boolean {
  const facts = ({ startsAt, endsAt, timeZone, place }: BookableEvent) =>
    JSON.stringify([
      startsAt && timestampMs(startsAt),
      endsAt && timestampMs(endsAt),
      timeZone,
      place?.kind,
      place?.singleLine,
      place?.virtualLink,
    ]);
  return facts(before) !== facts(after);
}
