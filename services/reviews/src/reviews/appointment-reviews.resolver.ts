import { ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { AppointmentReviewsService, type AppointmentKey } from './appointment-reviews.service.js';

@Resolver('Appointment')
export class AppointmentReviewsResolver {
  constructor(private readonly appointments: AppointmentReviewsService) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id, instantActionToken }: AppointmentKey, context: GraphqlContext) {
    return loaderOf(context, AppointmentReviewsResolver, (keys: readonly AppointmentKey[]) =>
      this.appointments.listByKeys(context.actor, keys),
    ).load({ id, instantActionToken });
  }
}
