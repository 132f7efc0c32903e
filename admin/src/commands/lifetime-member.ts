import {
  SetLifetimeMemberRequestSchema,
  SetLifetimeMemberResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { flag, text, UsageError, type Command } from '../command.js';
import { Operator } from '../operator.js';

export const lifetimeMember: Command = {
  name: 'lifetime-member',
  summary: 'lets a practitioner withdraw referral credit, or no longer',
  help: `lifetime-member --account NAME [--revoke]
  --account NAME  an account with a practice, by its e-mail address or its id
  --revoke        it is a lifetime member no longer
Referrals from then on are credited for a withdrawal; those of others pay for their subscription.`,
  options: { account: { type: 'string' }, revoke: { type: 'boolean' } },

  async run(input, { config }) {
    const account = text(input, 'account');
    if (!account) throw new UsageError('Which account? --account, by its e-mail address or its id.');
    const member = !flag(input, 'revoke');
    const { userId, refusal } = await Operator.use(config, (operator) =>
      operator.ask('clients', SetLifetimeMemberRequestSchema, SetLifetimeMemberResponseSchema, { account, member }),
    );
    if (refusal) throw new Error(refusal);
    const line = member ? `${userId} is a lifetime member` : `${userId} is a lifetime member no longer`;
    return { ok: true, result: { userId, member }, lines: [line] };
  },
};
