import { Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { PracticeMoney } from './practice-money.js';

interface PracticeReference {
  id: string;
}

@Resolver('Practice')
export class PracticeResolver {
  constructor(private readonly money: PracticeMoney) {}

  @ResolveReference()
  resolveReference({ id }: PracticeReference): PracticeReference {
    return { id };
  }

  @ResolveField()
  async hasPaymentProvider(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext): Promise<boolean> {
    return (await this.money.findAccount(context, id))?.chargesEnabled ?? false;
  }

  @ResolveField()
  async paymentProvider(
    @Parent() { id }: PracticeReference,
    @Context() context: GraphqlContext,
  ): Promise<string | null> {
    return (await this.money.findAccount(context, id))?.provider ?? null;
  }

  @ResolveField()
  async isStripeApproved(@Parent() { id }: PracticeReference, @Context() context: GraphqlContext): Promise<boolean> {
    const account = await this.money.findAccount(context, id);
    return account?.provider === 'stripe' && account.chargesEnabled;
  }

  @ResolveField()
  async totalCollected(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor): Promise<number | null> {
    return this.money.findCollected(actor, id);
  }

  @ResolveField()
  async totalOutstanding(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor): Promise<number | null> {
    return this.money.findOutstanding(actor, id);
  }
}
