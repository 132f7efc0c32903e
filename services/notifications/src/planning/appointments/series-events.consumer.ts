import { Controller } from '@nestjs/common';
import {
  SeriesBookedSchema,
  SeriesCancelledSchema,
  SeriesUpdatedSchema,
  type Appointment,
  type SeriesBooked,
  type SeriesCancelled,
  type SeriesUpdated,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import type { EntityManager } from 'typeorm';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { SeriesMessages } from './series-messages.js';

/**
 * Plans what is sent once for several visits of a series. Each of them has events of its own, which may come before or after:
 * whichever comes first stores how the visit is now, with which messages are compared when they are due.
 */
@Controller()
export class SeriesEventsConsumer {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(SeriesBookedSchema)
  async onBooked(event: SeriesBooked, { tx, occurredAt }: EventContext): Promise<void> {
    await this.save(tx, event.appointments);
    await this.deliveries.plan(tx, this.messagesAt(occurredAt).booked(event));
  }

  @OnEvent(SeriesUpdatedSchema)
  async onUpdated(event: SeriesUpdated, { tx, occurredAt }: EventContext): Promise<void> {
    await this.save(
      tx,
      event.updates.flatMap(({ appointment }) => (appointment ? [appointment] : [])),
    );
    await this.deliveries.plan(tx, this.messagesAt(occurredAt).updated(event));
  }

  @OnEvent(SeriesCancelledSchema)
  async onCancelled(event: SeriesCancelled, { tx, occurredAt }: EventContext): Promise<void> {
    await this.save(tx, event.appointments);
    await this.deliveries.plan(tx, this.messagesAt(occurredAt).cancelled(event));
  }

  private async save(tx: EntityManager, appointments: readonly Appointment[]): Promise<void> {
    for (const appointment of appointments) await this.bookings.saveAppointment(tx, appointment);
  }

  private messagesAt(occurredAt: Date): SeriesMessages {
    return new SeriesMessages(this.deliveries.publicUrl, occurredAt.getTime());
  }
}
