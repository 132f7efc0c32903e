import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { ReferralLinksRepository } from '../links/referral-links.repository.js';
import { AppointmentProjectionRepository, type AppointmentSnapshot } from './appointment-projection.repository.js';

/** What reviews keeps of appointments. A visit that stands gets a review link of its own, which opens once it is over. */
@Injectable()
export class AppointmentProjectionService {
  constructor(
    private readonly projection: AppointmentProjectionRepository,
    private readonly links: ReferralLinksRepository,
  ) {}

  async save(tx: EntityManager, message: Appointment | undefined): Promise<void> {
    const appointment = snapshotOf(message);
    await this.projection.save(tx, appointment);
    if (appointment.state === 'approved') {
      await this.links.ensure(tx, appointment.practiceId, appointment.appointmentId);
    }
  }
}

/** @throws Error when the event lacks what a review link cannot do without */
function snapshotOf(message: Appointment | undefined): AppointmentSnapshot {
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
    tokenHash: hashToken(instantActionToken),
    state: message.state,
    endsAt: timestampDate(endsAt),
    version: message.version,
  };
}
