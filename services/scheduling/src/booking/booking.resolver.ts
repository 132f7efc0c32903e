import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { failure } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { AppointmentView } from '../visits/appointment.view.js';
import type * as contract from '../generated/graphql.js';
import { BookingService } from './booking.service.js';
import { HoldsService } from './holds.service.js';
import { PriceChangedError } from './price-changed.js';
import { holdView } from './slot-hold.view.js';

/** Keeping every time of a practice from one address would close it: a visitor needs a handful. */
const PER_ADDRESS = { points: 'BOOKINGS_PER_ADDRESS', perSeconds: 600, by: byAddress } as const;

@Resolver()
export class BookingResolver implements Pick<contract.MutationMethods, 'holdSlot' | 'releaseSlot' | 'bookAppointment'> {
  constructor(
    private readonly holds: HoldsService,
    private readonly booking: BookingService,
    private readonly clock: Clock,
  ) {}

  @Mutation('holdSlot')
  @Access('public')
  @RateLimit({ name: 'hold', ...PER_ADDRESS })
  async holdSlot(@Args() { input }: contract.MutationHoldSlotArgs, @CurrentActor() actor: Actor) {
    const now = this.clock.now();
    return { hold: holdView(await this.holds.hold(actor, input, now), now) };
  }

  @Mutation('releaseSlot')
  @Access('public')
  @RateLimit.none('It gives back what was kept under a limit.')
  async releaseSlot(@Args() { input }: contract.MutationReleaseSlotArgs, @CurrentActor() actor: Actor): Promise<void> {
    await this.holds.release(actor, input.holdId);
  }

  @Mutation('bookAppointment')
  @Access('public')
  @RateLimit({ name: 'book', ...PER_ADDRESS })
  async bookAppointment(@Args() { input }: contract.MutationBookAppointmentArgs, @CurrentActor() actor: Actor) {
    const now = this.clock.now();
    try {
      return { appointment: new AppointmentView(await this.booking.book(actor, input, now), actor, now), hold: null };
    } catch (error) {
      if (!(error instanceof PriceChangedError)) throw error;
      return { ...failure(error), appointment: null, hold: holdView(error.hold, now) };
    }
  }
}
