import { Args, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type {
  MutationCancelRegistrationArgs,
  MutationRegisterForBookableEventArgs,
  QueryBookableEventRegistrationArgs,
  QueryTokenRegistrationArgs,
} from '../generated/graphql.js';
import { RegisteringService } from './registering.service.js';
import { RegistrationLimitsService } from './registration-limits.service.js';
import { registrationView } from './registration.view.js';
import { type RegistrationKey, RegistrationsService } from './registrations.service.js';

@Resolver('BookableEventRegistration')
export class RegistrationsResolver {
  constructor(
    private readonly registering: RegisteringService,
    private readonly registrations: RegistrationsService,
    private readonly limits: RegistrationLimitsService,
    private readonly clock: Clock,
  ) {}

  @Query('tokenRegistration')
  @Access('link', 'practice')
  async tokenRegistration(@Args() { token }: QueryTokenRegistrationArgs, @CurrentActor() actor: Actor) {
    const found = await this.registrations.findByToken(actor, token);
    return found && registrationView(found, actor, this.clock.now());
  }

  @Query('bookableEventRegistration')
  @Access('practice')
  async bookableEventRegistration(@Args() args: QueryBookableEventRegistrationArgs, @CurrentActor() actor: Actor) {
    const found = await this.registrations.findOfClient(actor, args.bookableEventId, args.clientId);
    return found && registrationView(found, actor, this.clock.now());
  }

  @Mutation('registerForBookableEvent')
  @Access('public')
  registerForBookableEvent(@Args() { input }: MutationRegisterForBookableEventArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.limits.countRegistration(actor);
      const now = this.clock.now();
      const { bookableEventId: eventId, ...request } = input;
      return {
        registration: registrationView(
          await this.registering.register(actor, { ...request, eventId }, now),
          actor,
          now,
        ),
      };
    });
  }

  @Mutation('cancelRegistration')
  @Access('link')
  cancelRegistration(@Args() args: MutationCancelRegistrationArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      const now = this.clock.now();
      const cancelled = await this.registrations.cancelByLink(actor, args.token, args.acceptedFeeCents, now);
      return { registration: registrationView(cancelled, actor, now) };
    });
  }

  /** The token in the key is the right to see it. */
  @ResolveReference()
  @Access('gateway')
  async resolveReference(key: RegistrationKey, context: GraphqlContext) {
    const load = (keys: readonly RegistrationKey[]) => this.registrations.listByKeys(context.actor, keys);
    const found = await loaderOf(context, RegistrationsResolver, load).load(key);
    return found && registrationView(found, context.actor, this.clock.now());
  }
}
