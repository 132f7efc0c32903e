import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { PracticeReference } from '../accounts/practice.resolver.js';
import type {
  MutationMethods,
  MutationStartSubscriptionArgs,
  PracticeMethods,
  PracticeSubscription as PracticeSubscriptionContract,
  QueryMethods,
} from '../generated/graphql.js';
import { PlanPricesService } from './plan-prices.service.js';
import { SubscriptionViewService } from './subscription-view.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Resolver('Practice')
export class SubscriptionsResolver
  implements
    Pick<QueryMethods, 'subscriptionPlans'>,
    Pick<MutationMethods, 'openBillingPortal' | 'refreshSubscription' | 'startSubscription'>,
    Pick<PracticeMethods, 'subscription'>
{
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly prices: PlanPricesService,
    private readonly view: SubscriptionViewService,
  ) {}

  @Query('subscriptionPlans')
  @Access('practice')
  async subscriptionPlans() {
    return (await this.prices.listOffered()).map(({ includes, ...plan }) => ({ ...plan, includes: [...includes] }));
  }

  @Mutation('startSubscription')
  @Access('practice')
  @RateLimit({ name: 'start-subscription', points: 30, perSeconds: 3_600, by: byPractice })
  async startSubscription(@Args() { priceId }: MutationStartSubscriptionArgs, @CurrentActor() actor: Actor) {
    return { url: await this.subscriptions.start(actor, priceId) };
  }

  @Mutation('openBillingPortal')
  @Access('practice')
  @RateLimit({ name: 'billing-portal', points: 60, perSeconds: 3_600, by: byPractice })
  async openBillingPortal(@CurrentActor() actor: Actor) {
    return { url: await this.subscriptions.openPortal(actor) };
  }

  @Mutation('refreshSubscription')
  @Access('practice')
  @RateLimit({ name: 'refresh-subscription', points: 60, perSeconds: 3_600, by: byPractice })
  async refreshSubscription(@CurrentActor() actor: Actor) {
    return { practice: { id: await this.subscriptions.refresh(actor) } };
  }

  @ResolveField('subscription')
  async subscription(
    @Parent() { id }: PracticeReference,
    @Context() { actor }: GraphqlContext,
  ): Promise<PracticeSubscriptionContract | null> {
    return actor.kind === 'pro' && actor.practiceId === id ? this.view.find(id) : null;
  }
}
