import { Controller } from '@nestjs/common';
import {
  type BookingPaymentSecured,
  BookingPaymentSecuredSchema,
  type BookingPriceChanged,
  BookingPriceChangedSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { priceOf } from '../visits/booking-price.js';
import { RegistrationsService } from './registrations.service.js';

/** The last step of registering where a card is needed, and what a place costs once coupons were used. */
@Controller()
export class RegistrationPaymentEventsConsumer {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly clock: Clock,
  ) {}

  @OnEvent(BookingPaymentSecuredSchema)
  async onBookingPaymentSecured(event: BookingPaymentSecured, { tx, occurredAt }: EventContext): Promise<void> {
    await this.registrations.securePayment(tx, event.appointmentId, occurredAt, this.clock.now());
  }

  @OnEvent(BookingPriceChangedSchema)
  async onBookingPriceChanged(event: BookingPriceChanged, { tx }: EventContext): Promise<void> {
    await this.registrations.takePrice(tx, event.appointmentId, priceOf(event));
  }
}
