import { timestampDate } from '@bufbuild/protobuf/wkt';
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
import type { EntityManager } from 'typeorm';
import { ReferralLinksRepository } from '../invitations/referral-links.repository.js';
import { hashSecret } from '../secrets/secret-hash.js';
import { AppointmentCopiesRepository, type AppointmentFacts } from './appointment-copies.repository.js';

/** Follows scheduling: a visit that stands gets a review link of its own, which opens once it is over. */
@Controller()
export class OnAppointmentEvents {
  constructor(
    private readonly copies: AppointmentCopiesRepository,
    private readonly links: ReferralLinksRepository,
  ) {}

  @OnEvent(AppointmentBookedSchema)
  async onBooked({ appointment }: AppointmentBooked, { tx }: EventContext): Promise<void> {
    await this.save(tx, appointment);
  }

  @OnEvent(AppointmentRequestedSchema)
  async onRequested({ appointment }: AppointmentRequested, { tx }: EventContext): Promise<void> {
    await this.save(tx, appointment);
  }

  @OnEvent(AppointmentAcceptedSchema)
  async onAccepted({ appointment }: AppointmentAccepted, { tx }: EventContext): Promise<void> {
    await this.save(tx, appointment);
  }

  @OnEvent(AppointmentRescheduledSchema)
  async onRescheduled({ appointment }: AppointmentRescheduled, { tx }: EventContext): Promise<void> {
    await this.save(tx, appointment);
  }

  @OnEvent(AppointmentDeclinedSchema)
  async onDeclined({ appointment }: AppointmentDeclined, { tx }: EventContext): Promise<void> {
    await this.save(tx, appointment);
  }

  @OnEvent(AppointmentExpiredSchema)
  async onExpired({ appointment }: AppointmentExpired, { tx }: EventContext): Promise<void> {
    await this.save(tx, appointment);
  }

  @OnEvent(AppointmentCancelledSchema)
  async onCancelled({ appointment }: AppointmentCancelled, { tx }: EventContext): Promise<void> {
    await this.save(tx, appointment);
  }

  private async save(tx: EntityManager, message: Appointment | undefined): Promise<void> {
    const facts = appointmentFacts(message);
    await this.copies.save(tx, facts);
    if (facts.state === 'approved') await this.links.ensure(tx, facts.practiceId, facts.appointmentId);
  }
}

/** @throws Error when the event lacks what a review link cannot do without */
function appointmentFacts(message: Appointment | undefined): AppointmentFacts {
  const { host, attendee, endsAt, instantActionToken } = message ?? {};
  if (!message || !host || !endsAt || !instantActionToken) {
    throw new Error(`Appointment ${message?.appointmentId} is not complete.`);
  }
  return {
    appointmentId: message.appointmentId,
    practiceId: host.practiceId,
    clientId: attendee?.clientId || null,
    userId: attendee?.userId || null,
    firstName: attendee?.firstName ?? '',
    lastName: attendee?.lastName ?? '',
    email: attendee?.email.toLowerCase() || null,
    phone: attendee?.phone || null,
    tokenHash: hashSecret(instantActionToken),
    state: message.state,
    endsAt: timestampDate(endsAt),
    version: message.version,
  };
}
