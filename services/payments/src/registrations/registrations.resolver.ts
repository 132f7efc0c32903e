import { ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { AppointmentsLoader } from '../charges/appointments.loader.js';
import type { BookableEventRegistrationMethods } from '../generated/graphql.js';

@Resolver('BookableEventRegistration')
export class RegistrationsResolver implements BookableEventRegistrationMethods {
  constructor(private readonly loader: AppointmentsLoader) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id, token }: { id: string; token: string }, context: GraphqlContext) {
    return this.loader.findRegistration(context, id, token);
  }
}
