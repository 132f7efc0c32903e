import { Injectable } from '@nestjs/common';
import { type BookingPaymentSecured, BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { AppointmentsService } from './appointments.service.js';

/** The last step of booking where a card is needed. */
@Injectable()
export class PaymentsConsumer {
  constructor(private readonly appointments: AppointmentsService) {}

  @OnEvent(BookingPaymentSecuredSchema)
  async onBookingPaymentSecured(event: BookingPaymentSecured, { tx, occurredAt }: EventContext): Promise<void> {
    await this.appointments.securePayment(tx, event.appointmentId, occurredAt);
  }
}
