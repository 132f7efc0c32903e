import { Controller } from '@nestjs/common';
import { InvoiceSentSchema, type InvoiceSent } from '@yarrow/contracts/payments/v1/events_pb';
import { isUuid } from '@yarrow/kit/ids';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import type { EntityManager } from 'typeorm';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { textByDay } from '../../deliveries/text-hours.js';
import type { Booking } from '../../projection/booking.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';
import { invoiceMail, invoiceText } from './payment-messages.js';

/** Sends a client an invoice: by mail with its file, by text with the page on which it is paid. */
@Controller()
export class InvoiceSentConsumer {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(InvoiceSentSchema)
  async onInvoiceSent(invoice: InvoiceSent, { tx, occurredAt }: EventContext): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const { appointmentId: bookingId, sendTo, sendingId } = invoice;
    const booking = requireKnown(await this.bookings.find(tx, bookingId), `Appointment or registration ${bookingId}`);
    const { email, phone } = await this.recipientOf(tx, invoice, booking);
    const onBehalfOf = booking.practiceId;
    const plan = { kind: 'invoice', topic: sendingId, onBehalfOf, bookingId, sendAt: occurredAt.getTime() };
    const page = this.deliveries.publicUrl + booking.page;
    if (sendTo !== 'sms') {
      const url = `${this.deliveries.publicUrl}/api/payments/invoices/${booking.token}/${sendingId}.pdf`;
      const file = { label: `Invoice ${invoice.number} (PDF)`, url };
      const { actionLabel = booking.pageLabel, ...mail } = invoiceMail(invoice, booking);
      await this.deliveries.planMail(
        tx,
        { ...plan, recipient: email },
        {
          ...mail,
          practice: booking.practiceName,
          action: { label: actionLabel, url: page },
          ...(invoice.hasFile && { file }),
        },
      );
    }
    if (sendTo === 'email') return;
    const message = { body: invoiceText(invoice, booking, page) };
    const text = textByDay(plan, booking.clientZone);
    await this.deliveries.plan(tx, [{ ...text, channel: 'sms', recipient: phone, message }]);
  }

  /** Current contact details of the practice's client; without a contact record, those entered at booking. */
  private async recipientOf(
    tx: EntityManager,
    { clientId }: InvoiceSent,
    booking: Booking,
  ): Promise<{ email: string; phone: string }> {
    const client = isUuid(clientId) ? await this.people.findClient(tx, clientId) : null;
    return { email: client?.email || booking.email, phone: client?.phone || booking.phone };
  }
}
