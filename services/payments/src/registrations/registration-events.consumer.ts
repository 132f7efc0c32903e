import { Controller } from '@nestjs/common';
import {
  type RegistrationBooked,
  RegistrationBookedSchema,
  type RegistrationCancelled,
  RegistrationCancelledSchema,
  type RegistrationChanged,
  RegistrationChangedSchema,
  type RegistrationConfirmed,
  RegistrationConfirmedSchema,
  type RegistrationExpired,
  RegistrationExpiredSchema,
  type RegistrationRepublished,
  RegistrationRepublishedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { AppointmentProjectionService } from '../appointment-projection/appointment-projection.service.js';

/** Follows the registrations for group events as `AppointmentEventsConsumer` follows appointments. */
@Controller()
export class RegistrationEventsConsumer {
  constructor(private readonly projection: AppointmentProjectionService) {}

  @OnEvent(RegistrationBookedSchema)
  async onBooked({ registration }: RegistrationBooked, { tx }: EventContext): Promise<void> {
    await this.projection.saveRegistration(tx, registration);
  }

  @OnEvent(RegistrationRepublishedSchema)
  async onRepublished({ registration }: RegistrationRepublished, { tx }: EventContext): Promise<void> {
    await this.projection.saveRegistrant(tx, registration);
  }

  @OnEvent(RegistrationConfirmedSchema)
  async onConfirmed({ registration }: RegistrationConfirmed, { tx }: EventContext): Promise<void> {
    await this.projection.saveRegistration(tx, registration);
  }

  /** The event was moved: what is planned for its day moves with it. */
  @OnEvent(RegistrationChangedSchema)
  async onChanged({ registration }: RegistrationChanged, { tx }: EventContext): Promise<void> {
    await this.projection.saveRegistration(tx, registration);
  }

  @OnEvent(RegistrationExpiredSchema)
  async onExpired({ registration }: RegistrationExpired, { tx }: EventContext): Promise<void> {
    await this.projection.saveRegistration(tx, registration);
  }

  @OnEvent(RegistrationCancelledSchema)
  async onCancelled(event: RegistrationCancelled, { tx }: EventContext): Promise<void> {
    await this.projection.saveCancelledRegistration(tx, event);
  }
}
