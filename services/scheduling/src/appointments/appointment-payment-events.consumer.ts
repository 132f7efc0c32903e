import { Controller } from '@nestjs/common';
import {
  type BookingPaymentSecured,
  BookingPaymentSecuredSchema,
  type BookingPriceChanged,
  BookingPriceChangedSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { AppointmentsService } from './appointments.service.js';
import { priceOf } from '../visits/booking-price.js';

/** The last step of booking where a card is needed, and what a visit costs once coupons were used. */
@Controller()
export class AppointmentPaymentEventsConsumer {
  constructor(private readonly appointments: AppointmentsService) {}

  @OnEvent(BookingPaymentSecuredSchema)
  async onBookingPaymentSecured(event: BookingPaymentSecured, { tx, occurredAt }: EventContext): Promise<void> {
    await this.appointments.securePayment(tx, event.appointmentId, occurredAt);
  }

  @OnEvent(BookingPriceChangedSchema)
  async onBookingPriceChanged(event: BookingPriceChanged, { tx }: EventContext): Promise<void> {
    await this.appointments.takePrice(tx, event.appointmentId, priceOf(event));
  }
}
