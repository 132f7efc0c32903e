import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { appointmentView } from '../appointments/appointment.view.js';
import type {
  MutationBookAppointmentArgs,
  MutationHoldSlotArgs,
  MutationReleaseSlotArgs,
  SlotHold as SlotHoldContract,
} from '../generated/graphql.js';
import { BookingService } from './booking.service.js';
import { HoldsService } from './holds.service.js';
import type { SlotHold } from './slot-hold.entity.js';

/** Keeping every time of a practice from one address would close it: a visitor needs a handful. */
const HOLD_LIMIT = { points: 120, perSeconds: 600 };
const BOOKING_LIMIT = { points: 120, perSeconds: 600 };

@Resolver()
export class BookingResolver {
  constructor(
    private readonly holds: HoldsService,
    private readonly booking: BookingService,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
  ) {}

  @Mutation('holdSlot')
  holdSlot(@Args() { input }: MutationHoldSlotArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.rateLimits.consume(`hold:${actor.ip}`, HOLD_LIMIT);
      return { hold: holdView(await this.holds.hold(actor, input, this.clock.now())) };
    });
  }

  @Mutation('releaseSlot')
  releaseSlot(@Args() { input }: MutationReleaseSlotArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.holds.release(actor, input.holdId);
      return {};
    });
  }

  @Mutation('bookAppointment')
  bookAppointment(@Args() { input }: MutationBookAppointmentArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.rateLimits.consume(`book:${actor.ip}`, BOOKING_LIMIT);
      const now = this.clock.now();
      return { appointment: appointmentView(await this.booking.book(actor, input, now), actor, now) };
    });
  }
}

function holdView(hold: SlotHold): SlotHoldContract {
  const inClientZone = (instant: Date) => formatOffsetDateTime(instant.getTime(), hold.clientTimeZone);
  return {
    id: hold.id,
    startsAt: inClientZone(hold.startsAt),
    endsAt: inClientZone(hold.endsAt),
    expiresAt: inClientZone(hold.expiresAt),
    amountCents: hold.amountCents,
    currency: hold.currency,
    paymentRequirement: hold.paymentRequirement,
  };
}
