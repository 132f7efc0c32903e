/** `npm run erase`: erases a person who asked for it from every service. See `--help` and docs/recipes/erase-a-person.md. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brokerAddress, Operator } from './operations.mjs';

const HELP = `npm run erase -- --account NAME | --client ID | [--email ADDRESS] [--phone NUMBER] | --again --since DATE
  --account NAME   an account, by its e-mail address or its id, with everything that is its own in all practices
  --client ID      somebody without an account, by the id that one practice has for them; everywhere, by their address
  --email ADDRESS  what hangs on this address alone, with no account and no contact
  --phone NUMBER   the same of a phone, with its country code: reviews under a phone that was only typed or imported
  --again --since  everybody again who was erased since then, such as 2026-11-01: for a backup that was restored
It cannot be taken back. Whether it is them who ask is to be made sure of before.
The broker is that of NATS_URL, or of the Yarrow that npm start has started.`;

const OPTIONS = {
  account: { type: 'string' },
  client: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  again: { type: 'boolean' },
  since: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

const ASK_AGAIN_MS = 2_000;

const requests = () => import('@yarrow/contracts/operations/v1/requests_pb');

/**
 * @param {Operator} operator
 * @param {{ account?: string, client?: string, email?: string, phone?: string }} options
 * @param {(waitingFor: string[]) => void} [onWaiting]
 * @returns {Promise<string>} the erasure's id, once every service has erased the person
 * @throws Error where it is refused, with the reason
 */
export async function erase(operator, { account = '', client = '', email = '', phone = '' }, onWaiting = () => {}) {
  const { StartErasureRequestSchema, StartErasureResponseSchema } = await requests();
  const named = { account, clientId: client, email, phone };
  const { erasureId, refusal } = await operator.ask(
    'clients',
    StartErasureRequestSchema,
    StartErasureResponseSchema,
    named,
  );
  if (refusal) throw new Error(refusal);
  await untilErased(operator, erasureId, onWaiting);
  return erasureId;
}

/**
 * Erases everybody again whose erasure was asked for since then.
 * @param {Operator} operator
 * @param {Date} since
 * @param {(waitingFor: string[]) => void} [onWaiting]
 * @returns {Promise<number>} how many people, once every service has erased them
 */
export async function eraseAgain(operator, since, onWaiting = () => {}) {
  const { RepeatErasuresRequestSchema, RepeatErasuresResponseSchema } = await requests();
  const request = { since: timestampFromDate(since) };
  const { erasureIds } = await operator.ask(
    'clients',
    RepeatErasuresRequestSchema,
    RepeatErasuresResponseSchema,
    request,
  );
  for (const erasureId of erasureIds) await untilErased(operator, erasureId, onWaiting);
  return erasureIds.length;
}

async function untilErased(operator, erasureId, onWaiting) {
  const { GetErasureRequestSchema, GetErasureResponseSchema } = await requests();
  for (;;) {
    const state = await operator.ask('clients', GetErasureRequestSchema, GetErasureResponseSchema, { erasureId });
    if (state.completed) return;
    onWaiting(state.waitingFor);
    await delay(ASK_AGAIN_MS);
  }
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(HELP);
  const since = sinceOf(values);
  const operator = await Operator.connect(brokerAddress());
  let shown = '';
  const show = (waitingFor) => {
    const line = `waiting for ${waitingFor.join(', ')}`;
    if (line !== shown) console.log((shown = line));
  };
  try {
    if (since) console.log(`erased everywhere again: ${await eraseAgain(operator, since, show)}`);
    else console.log(`erased everywhere (${await erase(operator, values, show)})`);
  } finally {
    await operator.close();
  }
}

/**
 * @returns {Date | undefined} since when to erase again; nothing where one person is named
 * @throws Error where it is neither, or both
 */
function sinceOf({ account, client, email, phone, again, since }) {
  const ways = [account, client, email ?? phone, again].filter(Boolean).length;
  if (ways !== 1) throw new Error('Whom? Either --account, or --client, or --email and --phone, or --again --since.');
  const date = new Date(since ?? NaN);
  if (!again && since === undefined) return undefined;
  if (!again || Number.isNaN(date.getTime())) throw new Error('Since when? --again --since 2026-11-01');
  return date;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
