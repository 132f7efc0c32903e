/** `npm run republish`: an owner publishes its present snapshots again. See `--help` and docs/recipes/rebuild-a-projection.md. */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brokerAddress, Operator } from './operations.mjs';
import { SERVICES } from './paths.mjs';

const HELP = `npm run republish -- --service NAME [--practice ID]
  --service NAME  the owner: clients, catalog, scheduling, payments or reviews
  --practice ID   the rows of one practice only
The broker is that of NATS_URL, or of the Yarrow that npm start has started.`;

/**
 * @param {Operator} operator
 * @param {{ service: string, practice?: string }} options
 * @param {(source: string, published: number) => void} [onBatch]
 * @returns {Promise<Record<string, number>>} rows by kind
 */
export async function republish(operator, { service, practice = '' }, onBatch = () => {}) {
  const { RepublishRequestSchema, RepublishResponseSchema } =
    await import('@yarrow/contracts/operations/v1/requests_pb');
  const published = {};
  let cursor;
  do {
    const request = { practiceId: practice, ...(cursor && { cursor }) };
    const answer = await operator.ask(service, RepublishRequestSchema, RepublishResponseSchema, request);
    if (answer.source) published[answer.source] = (published[answer.source] ?? 0) + answer.published;
    onBatch(answer.source, answer.published);
    cursor = answer.next;
  } while (cursor);
  return published;
}

async function main() {
  const options = { service: { type: 'string' }, practice: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
  const { values } = parseArgs({ options });
  if (values.help) return console.log(HELP);
  if (!SERVICES.includes(values.service)) throw new Error(`Which service? There are ${SERVICES.join(', ')}.`);
  const operator = await Operator.connect(brokerAddress());
  try {
    const published = await republish(operator, values);
    if (Object.keys(published).length === 0) console.log(`${values.service} has nothing that others keep.`);
    for (const [source, rows] of Object.entries(published)) console.log(`${source.padEnd(24)}${rows}`);
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
