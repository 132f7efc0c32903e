import { Args, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { byAddress, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { RegisteringService } from './registering.service.js';
import { registrationView } from './registration.view.js';
import { REGISTRATION_MISSES, type RegistrationKey, RegistrationsService } from './registrations.service.js';

/** Taking every place from one address would close an event: a visitor needs a handful. */
const REGISTRATIONS = { name: 'register', points: 'BOOKINGS_PER_ADDRESS', perSeconds: 600 } as const;

@Resolver('BookableEventRegistration')
export class RegistrationsResolver
  implements
    Pick<contract.QueryMethods, 'tokenRegistration' | 'bookableEventRegistration'>,
    Pick<contract.MutationMethods, 'registerForBookableEvent' | 'cancelRegistration'>
{
  constructor(
    private readonly registering: RegisteringService,
    private readonly registrations: RegistrationsService,
    private readonly clock: Clock,
  ) {}

  @Query('tokenRegistration')
  @Access('link', 'practice')
  @RateLimit.inService(REGISTRATION_MISSES, 'tokens that open nothing, by address')
  async tokenRegistration(@Args() { token }: contract.QueryTokenRegistrationArgs, @CurrentActor() actor: Actor) {
    const found = await this.registrations.findByToken(actor, token);
    return found && registrationView(found, actor, this.clock.now());
  }

  @Query('bookableEventRegistration')
  @Access('practice')
  async bookableEventRegistration(
    @Args() args: contract.QueryBookableEventRegistrationArgs,
    @CurrentActor() actor: Actor,
  ) {
    const found = await this.registrations.findOfClient(actor, args.bookableEventId, args.clientId);
    return found && registrationView(found, actor, this.clock.now());
  }

  @Mutation('registerForBookableEvent')
  @Access('public')
  @RateLimit({ ...REGISTRATIONS, by: byAddress })
  async registerForBookableEvent(
    @Args() { input }: contract.MutationRegisterForBookableEventArgs,
    @CurrentActor() actor: Actor,
  ) {
    const now = this.clock.now();
    const { bookableEventId: eventId, ...request } = input;
    const registered = await this.registering.register(actor, { ...request, eventId }, now);
    return { registration: registrationView(registered, actor, now) };
  }

  @Mutation('cancelRegistration')
  @Access('link')
  @RateLimit.inService(REGISTRATION_MISSES, 'tokens that open nothing, by address')
  async cancelRegistration(@Args() args: contract.MutationCancelRegistrationArgs, @CurrentActor() actor: Actor) {
    const now = this.clock.now();
    const cancelled = await this.registrations.cancelByLink(actor, args.token, args.acceptedFeeCents, now);
    return { registration: registrationView(cancelled, actor, now) };
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
