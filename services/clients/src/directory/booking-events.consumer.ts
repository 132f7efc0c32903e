import { Controller } from '@nestjs/common';
import {
  AppointmentBookedSchema,
  type Attendee,
  RegistrationBookedSchema,
  type AppointmentBooked,
  type ClientPricesAgreed,
  ClientPricesAgreedSchema,
  type RegistrationBooked,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import type { ContactDetails } from './client.entity.js';
import { DirectoryService } from './directory.service.js';

/** Creates contacts from bookings of appointments and registrations for group events. */
@Controller()
export class BookingEventsConsumer {
  constructor(private readonly directory: DirectoryService) {}

  @OnEvent(AppointmentBookedSchema)
  async onAppointmentBooked({ appointment }: AppointmentBooked, { tx, occurredAt }: EventContext): Promise<void> {
    const { host, attendee } = appointment ?? {};
    if (!host || !attendee) throw new Error('AppointmentBooked without host or attendee');
    await this.directory.recordBooking(tx, host.practiceId, attendee.clientId, detailsOf(attendee), occurredAt);
  }

  @OnEvent(RegistrationBookedSchema)
  async onRegistrationBooked({ registration }: RegistrationBooked, { tx, occurredAt }: EventContext): Promise<void> {
    const { event, attendee } = registration ?? {};
    if (!event?.host || !attendee) throw new Error('RegistrationBooked without host or attendee');
    await this.directory.recordBooking(tx, event.host.practiceId, attendee.clientId, detailsOf(attendee), occurredAt);
  }

  /** A practitioner set prices for a client while booking, after the booking itself was published. */
  @OnEvent(ClientPricesAgreedSchema)
  async onClientPricesAgreed(event: ClientPricesAgreed, { tx }: EventContext): Promise<void> {
    const { practiceId, attendee, prices } = event;
    if (!attendee) throw new Error('ClientPricesAgreed without attendee');
    await this.directory.recordPrices(tx, practiceId, attendee, prices);
  }
}

function detailsOf(attendee: Attendee): ContactDetails {
  return {
    firstName: attendee.firstName,
    lastName: attendee.lastName,
    email: attendee.email || null,
    phone: attendee.phone || null,
    userId: attendee.userId || null,
    timeZone: attendee.timeZone || null,
  };
}
