import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  type AnnouncedCharge,
  type ChargesAnnounced,
  ChargesAnnouncedSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { formatDateLong, formatTime } from '@yarrow/time/format';
import type { EntityManager } from 'typeorm';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { formatAmount } from '../money.js';
import { requireKnown } from '../require-known.js';

/** Lines of the mail; the others are counted. */
const MAX_LINES = 50;

/** Mails the practice which cards will be charged on the next day. */
@Controller()
export class ChargesAnnouncedConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly bookings: BookingProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(ChargesAnnouncedSchema)
  async onChargesAnnounced(event: ChargesAnnounced, { tx, occurredAt }: EventContext): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const { practiceId, day, timeZone, charges } = event;
    const practice = requireKnown(await this.people.findPractice(tx, practiceId), `Practice ${practiceId}`);
    const count = charges.length === 1 ? '1 card' : `${charges.length} cards`;
    const total = formatAmount(
      charges.reduce((sum, { amountCents }) => sum + amountCents, 0),
      charges[0]!.currency,
    );
    const date = formatDateLong(timestampDate(charges[0]!.chargeAt!).getTime(), timeZone);
    const more = charges.length - MAX_LINES;
    await this.deliveries.planMail(
      tx,
      {
        ...{ kind: 'charge_summary', topic: `charges ${practiceId} ${day}` },
        ...{ recipient: practice.email, sendAt: occurredAt.getTime() },
      },
      {
        subject: `Tomorrow: ${count}, ${total}`,
        practice: practice.name,
        heading: `${count} will be charged tomorrow`,
        paragraphs: [
          `On ${date}, ${total} will be charged automatically. To change an amount or to waive a payment, open the appointment before then.`,
          ...(more > 0 ? [`The first ${MAX_LINES} are listed below; ${more} more follow.`] : []),
        ],
        details: await this.linesOf(tx, charges.slice(0, MAX_LINES), timeZone),
        action: {
          label: 'See your calendar',
          url: `${this.deliveries.publicUrl}/portal/calendar?view=day&date=${day}`,
        },
        closing: 'You can turn this email off in the payment settings.',
      },
    );
  }

  private async linesOf(tx: EntityManager, charges: readonly AnnouncedCharge[], timeZone: string) {
    const bookings = await this.bookings.listAppointments(
      tx,
      charges.map(({ appointmentId }) => appointmentId),
    );
    return charges.map(({ appointmentId, amountCents, currency, chargeAt }) => {
      const booking = requireKnown(bookings.get(appointmentId) ?? null, `Appointment ${appointmentId}`);
      const at = formatTime(timestampDate(chargeAt!).getTime(), timeZone);
      return { label: booking.clientName || 'A client', value: `${formatAmount(amountCents, currency)} at ${at}` };
    });
  }
}
