import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentDeclinedSchema,
  AppointmentExpiredSchema,
  AppointmentMarkedNoShowSchema,
  type ServiceLineSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { FixedClock } from '@yarrow/kit/clock';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type { Booking } from './payments-harness.js';

type AppointmentInit = Booking['init'];

export interface BookingOptions {
  requirement?: 'none' | 'save_card' | 'charge';
  amountCents?: number;
  startsAt?: string;
  userId?: string;
  clientId?: string;
  bookedBy?: 'client' | 'pro';
  /** Together the amount; without them the visit has none, as those made long ago. */
  lines?: MessageInitShape<typeof ServiceLineSchema>[];
  packageSession?: AppointmentInit['packageSession'];
  /** ISO 4217; US dollars unless said otherwise. */
  currency?: string;
}

/** What scheduling publishes of visits, from their booking to their end. */
export class SchedulingEvents {
  constructor(
    private readonly service: TestService,
    private readonly clock: FixedClock,
  ) {}

  /** @returns a visit that awaits its payment where a card is asked for, else is approved */
  async book(practiceId: string, options: BookingOptions = {}): Promise<Booking> {
    const { requirement = 'charge', bookedBy = 'client', lines = [], packageSession } = options;
    const summed = lines.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
    const amountCents = options.amountCents ?? (lines.length > 0 ? summed : 9_000);
    const startsAt = new Date(options.startsAt ?? this.clock.now().getTime() + 7 * 86_400_000);
    const [id, token, practiceToken] = [newId(), newSecretToken(), newSecretToken()];
    const clientId = options.clientId ?? newId();
    const init: AppointmentInit = {
      appointmentId: id,
      host: { practiceId },
      attendee: { clientId, userId: options.userId ?? '', email: 'grace@example.com' },
      state: requirement === 'none' ? 'approved' : 'awaiting_payment',
      startsAt: timestampFromDate(startsAt),
      endsAt: timestampFromDate(new Date(startsAt.getTime() + 3_600_000)),
      timeZone: 'America/New_York',
      amountCents,
      lines,
      ...(packageSession && { packageSession }),
      currency: options.currency ?? 'USD',
      instantActionToken: token,
      practiceToken,
      bookedBy,
      version: 1,
      paymentRequirement: requirement,
      ...(requirement !== 'none' && {
        paymentDueBy: timestampFromDate(new Date(this.clock.now().getTime() + 900_000)),
      }),
    };
    await this.service.publish(AppointmentBookedSchema, { appointment: init }, { aggregateId: id });
    return { id, token, practiceToken, practiceId, clientId, init };
  }

  accept(booking: Booking): Promise<string> {
    return this.change(booking, 'approved', AppointmentAcceptedSchema);
  }

  decline(booking: Booking): Promise<string> {
    return this.change(booking, 'declined', AppointmentDeclinedSchema);
  }

  expire(booking: Booking): Promise<string> {
    return this.change(booking, 'unavailable', AppointmentExpiredSchema);
  }

  /** By the client in time, unless a fee or the details say otherwise; a package that it bought goes back. */
  cancel(
    booking: Booking,
    feeCents = 0,
    details: { cancelledBy?: string; late?: boolean; packageKept?: boolean } = {},
  ): Promise<string> {
    const buys = booking.init.lines?.some(({ packageSessions }) => packageSessions);
    const cancellation = {
      cancelledBy: 'client',
      late: feeCents > 0,
      feeCents,
      ...(buys && { packageKept: false }),
      ...details,
    };
    return this.change(booking, 'cancelled', AppointmentCancelledSchema, cancellation);
  }

  /** The practitioner says that the client did not come, or did after all. */
  markNoShow(booking: Booking, { feeCents = 0, takenBack = false } = {}): Promise<string> {
    const markedAt = takenBack ? {} : { markedAt: timestampFromDate(this.clock.now()) };
    const said = { waived: !takenBack && feeCents === 0, feeCents, takenBack, ...markedAt };
    return this.change(booking, 'approved', AppointmentMarkedNoShowSchema, said);
  }

  private change(
    booking: Booking,
    state: string,
    schema:
      | typeof AppointmentAcceptedSchema
      | typeof AppointmentCancelledSchema
      | typeof AppointmentDeclinedSchema
      | typeof AppointmentExpiredSchema
      | typeof AppointmentMarkedNoShowSchema,
    details: object = {},
  ): Promise<string> {
    booking.init = { ...booking.init, state, version: (booking.init.version ?? 1) + 1 };
    return this.service.publish(schema, { appointment: booking.init, ...details }, { aggregateId: booking.id });
  }
}
