import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { type ReferralView, ReferralViewService } from './referral-view.service.js';
import { ReferralWithdrawalsService } from './referral-withdrawals.service.js';

const WITHDRAWALS = { name: 'referral-withdrawals', points: 20, perSeconds: 3600 };

@Resolver()
@Access('practice')
export class ReferralResolver
  implements Pick<contract.QueryMethods, 'referral'>, Pick<contract.MutationMethods, 'requestReferralWithdrawal'>
{
  constructor(
    private readonly view: ReferralViewService,
    private readonly withdrawals: ReferralWithdrawalsService,
  ) {}

  @Query('referral')
  async referral(@CurrentActor() actor: Actor) {
    return shown(await this.view.find(actor));
  }

  @Mutation('requestReferralWithdrawal')
  @RateLimit({ ...WITHDRAWALS, by: byUser })
  async requestReferralWithdrawal(
    @Args() { amountCents }: contract.MutationRequestReferralWithdrawalArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.withdrawals.request(actor, amountCents);
    return { referral: shown(await this.view.find(actor)) };
  }
}

function shown({ uses, withdrawals, ...referral }: ReferralView) {
  return {
    ...referral,
    referralUses: uses.map(({ id, usedAt }) => ({ id, useDate: usedAt!.toISOString() })),
    withdrawals: withdrawals.map(({ id, requestedAt, amountCents, status }) => ({
      ...{ id, amountCents, status },
      withdrawalDate: requestedAt.toISOString(),
    })),
  };
}
