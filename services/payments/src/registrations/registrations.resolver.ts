import { ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { AppointmentsLoader } from '../charges/appointments.loader.js';
import type { BookableEventRegistration } from '../generated/graphql.js';

@Resolver('BookableEventRegistration')
export class RegistrationsResolver {
  constructor(private readonly loader: AppointmentsLoader) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference(
    { id, token }: { id: string; token: string },
    context: GraphqlContext,
  ): Promise<BookableEventRegistration | null> {
    return this.loader.findRegistration(context, id, token);
  }
}
