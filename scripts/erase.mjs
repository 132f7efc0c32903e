/** `npm run erase`: erases a person who asked for it from every service. See `--help` and docs/recipes/erase-a-person.md. */
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brokerAddress, Operator } from './operations.mjs';

const HELP = `npm run erase -- --account NAME | --client ID
  --account NAME  an account, by its e-mail address or its id, with everything that is its own in all practices
  --client ID     somebody without an account, by the id that one practice has for them; everywhere, by their address
It cannot be taken back. Whether it is them who ask is to be made sure of before.
The broker is that of NATS_URL, or of the Yarrow that npm start has started.`;

const ASK_AGAIN_MS = 2_000;

/**
 * @param {Operator} operator
 * @param {{ account?: string, client?: string }} options
 * @param {(waitingFor: string[]) => void} [onWaiting]
 * @returns {Promise<string>} the erasure's id, once every service has erased the person
 * @throws Error where it is refused, with the reason
 */
export async function erase(operator, { account = '', client = '' }, onWaiting = () => {}) {
  const { GetErasureRequestSchema, GetErasureResponseSchema, StartErasureRequestSchema, StartErasureResponseSchema } =
    await import('@yarrow/contracts/operations/v1/requests_pb');
  const named = { account, clientId: client };
  const { erasureId, refusal } = await operator.ask(
    'clients',
    StartErasureRequestSchema,
    StartErasureResponseSchema,
    named,
  );
  if (refusal) throw new Error(refusal);
  for (;;) {
    const request = { erasureId };
    const state = await operator.ask('clients', GetErasureRequestSchema, GetErasureResponseSchema, request);
    if (state.completed) return erasureId;
    onWaiting(state.waitingFor);
    await delay(ASK_AGAIN_MS);
  }
}

async function main() {
  const options = { account: { type: 'string' }, client: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
  const { values } = parseArgs({ options });
  if (values.help) return console.log(HELP);
  if (!values.account === !values.client) throw new Error('Whom? Either --account or --client.');
  const operator = await Operator.connect(brokerAddress());
  let shown = '';
  try {
    const id = await erase(operator, values, (waitingFor) => {
      const line = `waiting for ${waitingFor.join(', ')}`;
      if (line !== shown) console.log((shown = line));
    });
    console.log(`erased everywhere (${id})`);
  } finally {
    await operator.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
