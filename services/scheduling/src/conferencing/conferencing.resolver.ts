import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import type { ConferencingConnection } from './conferencing-connection.entity.js';
import { ConferencingService } from './conferencing.service.js';

const OWN_ACCOUNT = 'A practice connects its own account.';

@Resolver('Practice')
export class ConferencingResolver
  implements
    Pick<contract.PracticeMethods, 'conferencingServices' | 'videoConferencing'>,
    Pick<contract.MutationMethods, 'connectVideoConferencing' | 'deactivateVideoConferencing'>
{
  constructor(
    private readonly conferencing: ConferencingService,
    private readonly clock: Clock,
  ) {}

  @ResolveField('conferencingServices')
  async conferencingServices(@Parent() { id }: { id: string }, @Context() context: GraphqlContext) {
    const connected = await this.connectedTo(id, context);
    return connected.map(({ provider, erroredAt }) => ({ provider, active: !erroredAt }));
  }

  @ResolveField('videoConferencing')
  async videoConferencing(@Parent() { id }: { id: string }, @Context() context: GraphqlContext) {
    if (context.actor.practiceId !== id) return null;
    const zoom = (await this.connectedTo(id, context)).find(({ provider }) => provider === 'zoom');
    return {
      connected: Boolean(zoom),
      erroredAt: zoom?.erroredAt?.toISOString() ?? null,
      accountName: zoom?.accountName ?? null,
      accountEmail: zoom?.accountEmail ?? null,
    };
  }

  @Mutation('connectVideoConferencing')
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNT)
  async connectVideoConferencing(
    @Args() { provider }: contract.MutationConnectVideoConferencingArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { url: await this.conferencing.start(actor, provider, this.clock.now()) };
  }

  @Mutation('deactivateVideoConferencing')
  @Access('practice')
  @RateLimit.none(OWN_ACCOUNT)
  async deactivateVideoConferencing(
    @Args() { provider }: contract.MutationDeactivateVideoConferencingArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.conferencing.deactivate(actor, provider);
    return { practice: { id: actor.practiceId! } };
  }

  private connectedTo(practiceId: string, context: GraphqlContext): Promise<ConferencingConnection[]> {
    return loaderOf(context, ConferencingResolver, (ids: readonly string[]) =>
      this.conferencing.listConnections(ids),
    ).load(practiceId);
  }
}
