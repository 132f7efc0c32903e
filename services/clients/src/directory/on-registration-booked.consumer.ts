import { Controller } from '@nestjs/common';
import { RegistrationBookedSchema, type RegistrationBooked } from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DirectoryService } from './directory.service.js';

/** Whoever takes a place in a group event becomes a contact of the practice. */
@Controller()
export class OnRegistrationBooked {
  constructor(private readonly directory: DirectoryService) {}

  @OnEvent(RegistrationBookedSchema)
  async recordContact({ registration }: RegistrationBooked, { tx, occurredAt }: EventContext): Promise<void> {
    const { event, attendee } = registration ?? {};
    if (!event?.host || !attendee) throw new Error('RegistrationBooked without host or attendee');
    const details = {
      firstName: attendee.firstName,
      lastName: attendee.lastName,
      email: attendee.email || null,
      phone: attendee.phone || null,
      userId: attendee.userId || null,
      timeZone: attendee.timeZone || null,
    };
    await this.directory.recordBooking(tx, event.host.practiceId, attendee.clientId, details, occurredAt);
  }
}
