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
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { CopyTakeover } from '../appointment-copies/copy-takeover.js';

/** Follows the registrations for group events as `OnAppointmentEvents` follows appointments. */
@Controller()
export class OnRegistrationEvents {
  constructor(private readonly takeover: CopyTakeover) {}

  @OnEvent(RegistrationBookedSchema)
  async onBooked({ registration }: RegistrationBooked, { tx }: EventContext): Promise<void> {
    await this.takeover.saveRegistration(tx, registration);
  }

  @OnEvent(RegistrationConfirmedSchema)
  async onConfirmed({ registration }: RegistrationConfirmed, { tx }: EventContext): Promise<void> {
    await this.takeover.saveRegistration(tx, registration);
  }

  /** The event was moved: what is planned for its day moves with it. */
  @OnEvent(RegistrationChangedSchema)
  async onChanged({ registration }: RegistrationChanged, { tx }: EventContext): Promise<void> {
    await this.takeover.saveRegistration(tx, registration);
  }

  @OnEvent(RegistrationExpiredSchema)
  async onExpired({ registration }: RegistrationExpired, { tx }: EventContext): Promise<void> {
    await this.takeover.saveRegistration(tx, registration);
  }

  @OnEvent(RegistrationCancelledSchema)
  async onCancelled(event: RegistrationCancelled, { tx }: EventContext): Promise<void> {
    await this.takeover.saveCancelledRegistration(tx, event);
  }
}
