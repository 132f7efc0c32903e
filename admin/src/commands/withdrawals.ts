import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  ListReferralWithdrawalsRequestSchema,
  ListReferralWithdrawalsResponseSchema,
  SettleReferralWithdrawalRequestSchema,
  SettleReferralWithdrawalResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { flag, text, UsageError, type Command } from '../command.js';
import { Operator } from '../operator.js';

export const listWithdrawals: Command = {
  name: 'withdrawals list',
  summary: 'shows the withdrawals of referral credit that are to be paid',
  help: `withdrawals list
Id, account, amount and time of each, the oldest first.`,
  options: {},

  async run(_input, { config }) {
    const { withdrawals } = await Operator.use(config, (operator) =>
      operator.ask('clients', ListReferralWithdrawalsRequestSchema, ListReferralWithdrawalsResponseSchema, {}),
    );
    const found = withdrawals.map(({ id, userId, amountCents, currency, requestedAt }) => ({
      ...{ id, userId, amount: `${(amountCents / 100).toFixed(2)} ${currency}` },
      requestedAt: timestampDate(requestedAt!).toISOString(),
    }));
    const lines = found.map((withdrawal) => Object.values(withdrawal).join('  '));
    return { ok: true, result: { withdrawals: found }, lines: lines.length > 0 ? lines : ['None.'] };
  },
};

export const settleWithdrawal: Command = {
  name: 'withdrawals settle',
  summary: 'records that a withdrawal was paid, or will not be',
  help: `withdrawals settle --id ID [--decline]
  --id ID    which, as the list says
  --decline  it will not be paid; the amount is part of the credit again
Pay first: the practitioner sees at once that it was paid.`,
  options: { id: { type: 'string' }, decline: { type: 'boolean' } },

  async run(input, { config }) {
    const id = text(input, 'id');
    if (!id) throw new UsageError('Which? --id, as the list says.');
    const decline = flag(input, 'decline');
    const { refusal } = await Operator.use(config, (operator) =>
      operator.ask('clients', SettleReferralWithdrawalRequestSchema, SettleReferralWithdrawalResponseSchema, {
        ...{ id, decline },
      }),
    );
    if (refusal) throw new Error(refusal);
    return { ok: true, result: { id, decline }, lines: [`${id} was ${decline ? 'declined' : 'paid'}`] };
  },
};
