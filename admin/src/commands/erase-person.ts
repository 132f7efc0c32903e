import { date, flag, text, UsageError, type Command, type Input } from '../command.js';
import { erase, eraseAgain } from '../erasures.js';
import { Operator } from '../operator.js';

export const erasePerson: Command = {
  name: 'erase',
  summary: 'erases a person who asked for it from every service',
  help: `erase --account NAME | --client ID | [--email ADDRESS] [--phone NUMBER] | --again --since DATE
  --account NAME   an account, by its e-mail address or its id, with everything that is its own in all practices
  --client ID      somebody without an account, by the id that one practice has for them; everywhere, by their address
  --email ADDRESS  what hangs on this address alone, with no account and no contact
  --phone NUMBER   the same of a phone, with its country code: reviews under a phone that was only typed or imported
  --again --since  everybody again who was erased since then, such as 2026-11-01: for a backup that was restored
It cannot be taken back. Whether it is them who ask is to be made sure of before.`,
  options: {
    account: { type: 'string' },
    client: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
    again: { type: 'boolean' },
    since: { type: 'string' },
  },

  async run(input, { config, progress }) {
    const since = sinceOf(input);
    let shown = '';
    const onWaiting = (waitingFor: readonly string[]) => {
      const line = `waiting for ${waitingFor.join(', ')}`;
      if (line !== shown) progress((shown = line));
    };
    if (since) {
      const people = await Operator.use(config, (operator) => eraseAgain(operator, since, onWaiting));
      return { ok: true, result: { people }, lines: [`erased everywhere again: ${people}`] };
    }
    const named = Object.fromEntries(['account', 'client', 'email', 'phone'].map((name) => [name, text(input, name)]));
    const erasureId = await Operator.use(config, (operator) => erase(operator, named, onWaiting));
    return { ok: true, result: { erasureId }, lines: [`erased everywhere (${erasureId})`] };
  },
};

/** Since when to erase again; nothing where one person is named. @throws UsageError where it is neither, or both */
function sinceOf(input: Input): Date | undefined {
  const again = flag(input, 'again');
  const ways = [text(input, 'account'), text(input, 'client'), text(input, 'email') ?? text(input, 'phone'), again];
  if (ways.filter(Boolean).length !== 1) {
    throw new UsageError('Whom? Either --account, or --client, or --email and --phone, or --again --since.');
  }
  const since = date(input, 'since');
  if (again !== (since !== undefined)) throw new UsageError('Since when? --again --since 2026-11-01');
  return since;
}
