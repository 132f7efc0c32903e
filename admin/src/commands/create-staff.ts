import { SetStaffRequestSchema, SetStaffResponseSchema } from '@yarrow/contracts/operations/v1/requests_pb';
import { flag, text, UsageError, type Command } from '../command.js';
import { Operator } from '../operator.js';

export const createStaff: Command = {
  name: 'create-staff',
  summary: 'lets an account run the platform, or no longer',
  help: `create-staff --account NAME [--revoke]
  --account NAME  an account, by its e-mail address or its id; it has to have confirmed its address
  --revoke        it runs the platform no longer
Its sessions end: it has the right, or has it no longer, from its next login on.`,
  options: { account: { type: 'string' }, revoke: { type: 'boolean' } },

  async run(input, { config }) {
    const account = text(input, 'account');
    if (!account) throw new UsageError('Which account? --account, by its e-mail address or its id.');
    const staff = !flag(input, 'revoke');
    const { userId, refusal } = await Operator.use(config, (operator) =>
      operator.ask('clients', SetStaffRequestSchema, SetStaffResponseSchema, { account, staff }),
    );
    if (refusal) throw new Error(refusal);
    return {
      ok: true,
      result: { userId, staff },
      lines: [staff ? `${userId} runs the platform` : `${userId} runs the platform no longer`],
    };
  },
};
