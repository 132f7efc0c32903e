import { Controller } from '@nestjs/common';
import { AppointmentBookedSchema, type AppointmentBooked } from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DirectoryService } from './directory.service.js';

/** Whoever books becomes a contact of the practice. */
@Controller()
export class OnAppointmentBooked {
  constructor(private readonly directory: DirectoryService) {}

  @OnEvent(AppointmentBookedSchema)
  async recordContact({ appointment }: AppointmentBooked, { tx, occurredAt }: EventContext): Promise<void> {
    const { host, attendee } = appointment ?? {};
    if (!host || !attendee) throw new Error('AppointmentBooked without host or attendee');
    const details = {
      firstName: attendee.firstName,
      lastName: attendee.lastName,
      email: attendee.email || null,
      phone: attendee.phone || null,
      userId: attendee.userId || null,
      timeZone: attendee.timeZone || null,
    };
    await this.directory.recordBooking(tx, host.practiceId, attendee.clientId, details, occurredAt);
  }
}
