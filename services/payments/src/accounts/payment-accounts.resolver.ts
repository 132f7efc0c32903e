import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { MutationMethods, PaymentAccounts, PracticeMethods } from '../generated/graphql.js';
import { PaypalAdapter } from '../paypal/paypal.adapter.js';
import { SquareTokensService } from '../square/square-tokens.service.js';
import { paymentAccountsOf, sellerStatusOf } from './payment-accounts.mapper.js';
import { PaypalConnectionService } from './paypal-connection.service.js';
import { PracticePaymentsLoader } from './practice-payments.loader.js';
import type { PracticeReference } from './practice.resolver.js';

/** How a practice's accounts stand, for the practice itself alone. */
@Resolver('Practice')
export class PaymentAccountsResolver
  implements
    Pick<MutationMethods, 'checkPaypalSellerStatus' | 'disconnectPaypalAccount'>,
    Pick<PracticeMethods, 'paymentAccounts'>
{
  constructor(
    private readonly accounts: PracticePaymentsLoader,
    private readonly connection: PaypalConnectionService,
    private readonly paypal: PaypalAdapter,
    private readonly square: SquareTokensService,
  ) {}

  @Mutation('checkPaypalSellerStatus')
  @Access('practice')
  @RateLimit({ name: 'seller-status', points: 60, perSeconds: 3_600, by: byPractice })
  async checkPaypalSellerStatus(@CurrentActor() actor: Actor) {
    const account = await this.connection.check(actor);
    return { status: sellerStatusOf(account), practice: { id: account.practiceId } };
  }

  @Mutation('disconnectPaypalAccount')
  @Access('practice')
  @RateLimit.none('A practice takes off its own account.')
  async disconnectPaypalAccount(@CurrentActor() actor: Actor) {
    return { practice: { id: await this.connection.disconnect(actor) } };
  }

  @ResolveField('paymentAccounts')
  async paymentAccounts(
    @Parent() { id }: PracticeReference,
    @Context() context: GraphqlContext,
  ): Promise<PaymentAccounts | null> {
    const own = await this.accounts.listOwn(context, id);
    return own && paymentAccountsOf(own, { square: this.square.offered, paypal: this.paypal.offered });
  }
}
