import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../../generated/graphql.js';
import type { Practice } from '../practice.entity.js';
import { PracticeSettingsService } from './practice-settings.service.js';

/** How a practice takes bookings. */
@Resolver('Practice')
export class BookingSettingsResolver
  implements
    Pick<
      contract.MutationMethods,
      'updateBookingSettings' | 'updatePracticeAcceptsTips' | 'updatePracticeOfflineOptions'
    >,
    Pick<
      contract.PracticeMethods,
      | 'appointmentBufferTime'
      | 'appointmentLeadTime'
      | 'startTimeIncrement'
      | 'instantClientApproval'
      | 'requireClientCcToBook'
      | 'chargeClientCcAtBooking'
      | 'cancellationPolicy'
      | 'lateCancellationHours'
      | 'lateCancellationFeePercent'
      | 'lateCancellationFeeCents'
      | 'noShowFeePercent'
    >
{
  constructor(private readonly settings: PracticeSettingsService) {}

  @Mutation('updateBookingSettings')
  @Access('practice')
  async updateBookingSettings(@Args() form: contract.MutationUpdateBookingSettingsArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.settings.updateBookingSettings(actor, form) };
  }

  @Mutation('updatePracticeAcceptsTips')
  @Access('practice')
  async updatePracticeAcceptsTips(
    @Args() { acceptsTips }: contract.MutationUpdatePracticeAcceptsTipsArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: await this.settings.updateAcceptsTips(actor, acceptsTips) };
  }

  @Mutation('updatePracticeOfflineOptions')
  @Access('practice')
  async updatePracticeOfflineOptions(
    @Args() form: contract.MutationUpdatePracticeOfflineOptionsArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: await this.settings.updateOfflineOptions(actor, form) };
  }

  @ResolveField('appointmentBufferTime')
  appointmentBufferTime(@Parent() { booking }: Practice) {
    return booking.bufferMinutes;
  }

  @ResolveField('appointmentLeadTime')
  appointmentLeadTime(@Parent() { booking }: Practice) {
    return booking.leadTimeMinutes;
  }

  @ResolveField('startTimeIncrement')
  startTimeIncrement(@Parent() { booking }: Practice) {
    return booking.startTimeIncrementMinutes;
  }

  @ResolveField('instantClientApproval')
  instantClientApproval(@Parent() { booking }: Practice) {
    return booking.instantClientApproval;
  }

  @ResolveField('requireClientCcToBook')
  requireClientCcToBook(@Parent() { booking }: Practice) {
    return booking.requireClientCcToBook;
  }

  @ResolveField('chargeClientCcAtBooking')
  chargeClientCcAtBooking(@Parent() { booking }: Practice) {
    return booking.chargeClientCcAtBooking;
  }

  @ResolveField('cancellationPolicy')
  cancellationPolicy(@Parent() { booking }: Practice) {
    return booking.cancellationPolicy;
  }

  @ResolveField('lateCancellationHours')
  lateCancellationHours(@Parent() { booking }: Practice) {
    return booking.lateCancellationHours;
  }

  @ResolveField('lateCancellationFeePercent')
  lateCancellationFeePercent(@Parent() { booking }: Practice) {
    return booking.lateCancellationFeePercent;
  }

  @ResolveField('lateCancellationFeeCents')
  lateCancellationFeeCents(@Parent() { booking }: Practice) {
    return booking.lateCancellationFeeCents;
  }

  @ResolveField('noShowFeePercent')
  noShowFeePercent(@Parent() { booking }: Practice) {
    return booking.noShowFeePercent;
  }
}

@Resolver('UpdateBookingSettingsPayload')
export class UpdateBookingSettingsPayloadResolver {
  @ResolveField('error')
  error(@Parent() { errors }: contract.UpdateBookingSettingsPayload) {
    return errors[0]?.message ?? null;
  }
}
