import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  ListReferralWithdrawalsRequestSchema,
  ListReferralWithdrawalsResponseSchema,
  type SetLifetimeMemberRequest,
  SetLifetimeMemberRequestSchema,
  SetLifetimeMemberResponseSchema,
  type SettleReferralWithdrawalRequest,
  SettleReferralWithdrawalRequestSchema,
  SettleReferralWithdrawalResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { OnRequest } from '@yarrow/kit/on-request';
import { LifetimeMembersService } from './lifetime-members.service.js';
import { ReferralWithdrawalsService } from './referral-withdrawals.service.js';

/** Answers `yarrow-admin lifetime-member` and `yarrow-admin withdrawals`. */
@Controller()
export class ReferralResponder {
  constructor(
    private readonly members: LifetimeMembersService,
    private readonly withdrawals: ReferralWithdrawalsService,
  ) {}

  @OnRequest(SetLifetimeMemberRequestSchema, SetLifetimeMemberResponseSchema)
  async setMember({
    account,
    member,
  }: SetLifetimeMemberRequest): Promise<MessageInitShape<typeof SetLifetimeMemberResponseSchema>> {
    return orRefusal(async () => ({ userId: await this.members.set(account, member) }));
  }

  @OnRequest(ListReferralWithdrawalsRequestSchema, ListReferralWithdrawalsResponseSchema)
  async list(): Promise<MessageInitShape<typeof ListReferralWithdrawalsResponseSchema>> {
    const pending = await this.withdrawals.listPending();
    return {
      withdrawals: pending.map(({ id, referrerId: userId, amountCents, requestedAt }) => ({
        ...{ id, userId, amountCents, currency: 'USD' },
        requestedAt: timestampFromDate(requestedAt),
      })),
    };
  }

  @OnRequest(SettleReferralWithdrawalRequestSchema, SettleReferralWithdrawalResponseSchema)
  async settle({
    id,
    decline,
  }: SettleReferralWithdrawalRequest): Promise<MessageInitShape<typeof SettleReferralWithdrawalResponseSchema>> {
    return orRefusal(async () => {
      await this.withdrawals.settle(id, decline ? 'declined' : 'paid');
      return {};
    });
  }
}

async function orRefusal<T>(answer: () => Promise<T>): Promise<T | { refusal: string }> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
}
