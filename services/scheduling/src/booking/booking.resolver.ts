import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { appointmentView } from '../appointments/appointment.view.js';
import type { SchedulingConfig } from '../config.js';
import type {
  MutationBookAppointmentArgs,
  MutationHoldSlotArgs,
  MutationReleaseSlotArgs,
} from '../generated/graphql.js';
import { BookingService } from './booking.service.js';
import { HoldsService } from './holds.service.js';
import { holdView } from './slot-hold.view.js';

const PER_SECONDS = 600;

@Resolver()
export class BookingResolver {
  constructor(
    private readonly holds: HoldsService,
    private readonly booking: BookingService,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SchedulingConfig,
  ) {}

  @Mutation('holdSlot')
  @Access('public')
  holdSlot(@Args() { input }: MutationHoldSlotArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.limit('hold', actor);
      const now = this.clock.now();
      return { hold: holdView(await this.holds.hold(actor, input, now), now) };
    });
  }

  @Mutation('releaseSlot')
  @Access('public')
  releaseSlot(@Args() { input }: MutationReleaseSlotArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.holds.release(actor, input.holdId);
      return {};
    });
  }

  @Mutation('bookAppointment')
  @Access('public')
  bookAppointment(@Args() { input }: MutationBookAppointmentArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.limit('book', actor);
      const now = this.clock.now();
      return { appointment: appointmentView(await this.booking.book(actor, input, now), actor, now) };
    });
  }

  /** Keeping every time of a practice from one address would close it: a visitor needs a handful. */
  private limit(what: string, { ip }: Actor): Promise<void> {
    const limit = { points: this.config.BOOKINGS_PER_ADDRESS, perSeconds: PER_SECONDS };
    return this.rateLimits.consume(`${what}:${ip}`, limit);
  }
}
