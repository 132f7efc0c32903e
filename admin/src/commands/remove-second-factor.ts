import {
  RemoveSecondFactorRequestSchema,
  RemoveSecondFactorResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { text, UsageError, type Command } from '../command.js';
import { Operator } from '../operator.js';

export const removeSecondFactor: Command = {
  name: 'remove-second-factor',
  summary: 'lets an account log in with its password alone',
  help: `remove-second-factor --account NAME
  --account NAME  an account, by its e-mail address or its id
For a user who has lost their phone, their passkeys and their recovery codes. Verify their identity first: the person who
asks may only know the password. Ends the sessions of the account and notifies it by mail.`,
  options: { account: { type: 'string' } },

  async run(input, { config }) {
    const account = text(input, 'account');
    if (!account) throw new UsageError('Which account? --account, by its e-mail address or its id.');
    const { userId, refusal } = await Operator.use(config, (operator) =>
      operator.ask('clients', RemoveSecondFactorRequestSchema, RemoveSecondFactorResponseSchema, { account }),
    );
    if (refusal) throw new Error(refusal);
    return { ok: true, result: { userId }, lines: [`${userId} logs in with its password alone`] };
  },
};
