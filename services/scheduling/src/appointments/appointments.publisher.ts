import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentConfirmationResentSchema,
  AppointmentDeclinedSchema,
  AppointmentExpiredSchema,
  AppointmentMarkedNoShowSchema,
  AppointmentRequestedSchema,
  AppointmentRescheduledSchema,
  AppointmentUpdatedSchema,
  ClientPricesAgreedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit, emitAll } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { OpenPackagesService } from '../packages/open-packages.service.js';
import { CalendarEntriesRepository } from '../calendar-entries/calendar-entries.repository.js';
import { VideoMeetingsRepository } from '../video-meetings/video-meetings.repository.js';
import { appointmentMessage, attendeeOf, updateOf } from './appointment-message.js';
import type { Appointment } from '../visits/appointment.entity.js';
import type { Party } from '../visits/visit-parts.js';

/**
 * Publishes what happened to an appointment, in the transaction in which it happened; the package that it belongs to, its video
 * call and its entry in the write calendar follow.
 */
@Injectable()
export class AppointmentsPublisher {
  constructor(
    private readonly catalogs: CatalogProjectionRepository,
    private readonly packages: OpenPackagesService,
    private readonly meetings: VideoMeetingsRepository,
    private readonly entries: CalendarEntriesRepository,
    private readonly clock: Clock,
  ) {}

  async booked(tx: EntityManager, appointment: Appointment): Promise<void> {
    await this.emit(tx, AppointmentBookedSchema, appointment, {});
    await this.packages.publishUse(tx, appointment);
  }

  /** The booking counts: accepted by the practice's setting, or a request that waits. */
  async confirmed(tx: EntityManager, appointment: Appointment): Promise<void> {
    if (appointment.state === 'approved') {
      await this.emit(tx, AppointmentAcceptedSchema, appointment, { automatic: true });
      await this.packages.openUnpaid(tx, appointment);
    } else {
      await this.emit(tx, AppointmentRequestedSchema, appointment, {});
    }
  }

  /** By a person. @param withSeries its series is published as well */
  async accepted(tx: EntityManager, appointment: Appointment, { withSeries = false } = {}): Promise<void> {
    await this.emit(tx, AppointmentAcceptedSchema, appointment, { automatic: false, withSeries });
    await this.packages.openUnpaid(tx, appointment);
  }

  async declined(tx: EntityManager, appointment: Appointment): Promise<void> {
    await this.emit(tx, AppointmentDeclinedSchema, appointment, {});
    await this.packages.publishUse(tx, appointment);
  }

  async cancelled(
    tx: EntityManager,
    appointment: Appointment,
    { by, late, feeCents, withSeries }: { by: Party; late: boolean; feeCents: number; withSeries: boolean },
  ): Promise<void> {
    const { practitionerNote } = appointment;
    const packageKept = await this.packages.endPurchase(tx, appointment);
    const end = { cancelledBy: by, late, feeCents, practitionerNote, packageKept, withSeries };
    await this.emit(tx, AppointmentCancelledSchema, appointment, end);
    await this.packages.publishUse(tx, appointment);
  }

  async expired(tx: EntityManager, appointment: Appointment): Promise<void> {
    await this.emit(tx, AppointmentExpiredSchema, appointment, {});
    await this.packages.publishUse(tx, appointment);
  }

  /** @param by absent where the rules of its zone moved it */
  async rescheduled(
    tx: EntityManager,
    appointment: Appointment,
    { by, feeCents = 0, ...previous }: { from: Date; to: Date; by?: Party; feeCents?: number },
  ): Promise<void> {
    await this.emit(tx, AppointmentRescheduledSchema, appointment, {
      rescheduledBy: by ?? '',
      feeCents,
      previousStartsAt: timestampFromDate(previous.from),
      previousEndsAt: timestampFromDate(previous.to),
    });
  }

  /**
   * The practitioner changed it.
   * @param previous its package before, and its times
   * @param withSeries its series is published as well
   */
  async updated(
    tx: EntityManager,
    appointment: Appointment,
    previous: { startsAt: Date; endsAt: Date; packageId: string | null },
    { withSeries = false } = {},
  ): Promise<void> {
    await this.emit(tx, AppointmentUpdatedSchema, appointment, updateOf(appointment, previous, withSeries));
    const packages = new Set([previous.packageId, appointment.packageId]);
    for (const packageId of packages.size > 1 ? packages : []) await this.packages.publishUse(tx, { packageId });
  }

  /**
   * Visits of one practice follow their location: the same event for each as after a change by the practitioner, in one
   * statement. Times and packages stay.
   */
  async placesFollowed(
    tx: EntityManager,
    followed: readonly { readonly visit: Appointment; readonly withSeries: boolean }[],
  ): Promise<void> {
    const [first] = followed;
    const practice = first && (await this.catalogs.findPractice(tx, first.visit.practiceId));
    const events = followed.map(({ visit, withSeries }) => ({
      init: { appointment: appointmentMessage(visit, practice), ...updateOf(visit, visit, withSeries) },
      aggregateId: visit.id,
    }));
    await emitAll(tx, AppointmentUpdatedSchema, events);
    const visits = followed.map(({ visit }) => visit);
    await this.noteFollowers(tx, visits);
  }

  async confirmationResent(tx: EntityManager, appointment: Appointment, sendTo: 'email' | 'sms'): Promise<void> {
    await this.emit(tx, AppointmentConfirmationResentSchema, appointment, { sendTo });
  }

  async markedNoShow(tx: EntityManager, appointment: Appointment): Promise<void> {
    const { noShowAt, noShowFeeWaived: waived, noShowFeeCents } = appointment;
    const marked = { markedAt: timestampFromDate(noShowAt!), waived, feeCents: waived ? 0 : noShowFeeCents };
    await this.emit(tx, AppointmentMarkedNoShowSchema, appointment, marked);
  }

  async noShowTakenBack(tx: EntityManager, appointment: Appointment): Promise<void> {
    await this.emit(tx, AppointmentMarkedNoShowSchema, appointment, { takenBack: true });
  }

  /** Prices that shall be kept for the client, which clients owns. */
  async pricesAgreed(
    tx: EntityManager,
    appointment: Appointment,
    prices: readonly { variationId: string; amountCents: number }[],
  ): Promise<void> {
    if (prices.length === 0) return;
    const { practiceId } = appointment;
    const agreed = { practiceId, attendee: attendeeOf(appointment), prices: [...prices] };
    await emit(tx, ClientPricesAgreedSchema, agreed, { aggregateId: appointment.id });
  }

  /** The appointment as its events carry it. */
  async snapshotOf(tx: EntityManager, appointment: Appointment) {
    return appointmentMessage(appointment, await this.catalogs.findPractice(tx, appointment.practiceId));
  }

  private async emit<S extends DescMessage>(
    tx: EntityManager,
    schema: S,
    appointment: Appointment,
    rest: object,
  ): Promise<void> {
    const init = { appointment: await this.snapshotOf(tx, appointment), ...rest };
    // Every event of an appointment carries it in this field; the compiler cannot know that of any S.
    await emit(tx, schema, init as unknown as MessageInitShape<S>, { aggregateId: appointment.id });
    await this.noteFollowers(tx, [appointment]);
  }

  private async noteFollowers(tx: EntityManager, visits: readonly Appointment[]): Promise<void> {
    const now = this.clock.now();
    await this.meetings.note(tx, 'appointment', visits, now);
    await this.entries.note(tx, 'appointment', visits, now);
  }
}
