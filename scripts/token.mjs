/** `npm run token`: headers of a session or a signed actor, for curl and GraphiQL. See `--help`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTokenArguments, ROLES } from './arguments.mjs';
import { demoLogins } from './demo-data.mjs';
import { PRIVATE } from './paths.mjs';
import { loadSecrets } from './secrets.mjs';

const HELP = `npm run -s token -- [options]     headers for the Yarrow that npm start or npm run dev has started
  --as ROLE    whose: ${ROLES.join(', ')} (a demonstration login; client by default)
  --email E --password P   another account
  --actor      a signed actor, for one service directly, valid for a minute; otherwise a session, for the gateway

  npm run -s token -- --as pro | curl -s -H @- -H 'content-type: application/json' \\
    http://localhost:8081/graphql -d '{"query":"{ currentPractice { name } }"}'`;

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { result errors { message } } }';
const WHO = '{ currentUser { id kind } currentPractice { id } }';

async function main() {
  const options = parseTokenArguments(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const gateway = `http://127.0.0.1:${runningPorts().gateway}/graphql`;
  const session = options.role === 'visitor' ? {} : await logIn(gateway, credentialsOf(options));
  const headers = options.actor ? await actorHeaders(gateway, session) : session;
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
}

/** Of the stack that runs from this checkout. */
function runningPorts() {
  const path = join(PRIVATE, 'environment.json');
  if (!existsSync(path)) throw new Error('Nothing runs yet: npm start or npm run dev comes first.');
  return JSON.parse(readFileSync(path, 'utf8')).ports;
}

function credentialsOf({ role, email, password }) {
  if (email) return { email, password };
  const login = demoLogins(PRIVATE).find((one) => one.role === { pro: 'practitioner', client: 'client' }[role]);
  if (!login) throw new Error(`There is no demonstration login of a ${role}; use --email and --password.`);
  return { email: login.email, password: login.password };
}

async function logIn(gateway, input) {
  const { body, cookies } = await ask(gateway, LOGIN, {}, { input });
  const { result, errors } = body.data?.login ?? { result: 'failure', errors: body.errors };
  if (result !== 'success') throw new Error(errors.map(({ message }) => message).join('\n'));
  const csrf = cookies.find((pair) => /csrf=/.test(pair)) ?? '';
  return { cookie: cookies.join('; '), 'x-csrf-token': csrf.slice(csrf.indexOf('=') + 1) };
}

async function actorHeaders(gateway, session) {
  const { ActorSigner } = await import('@yarrow/kit/actor');
  const { body } = await ask(gateway, WHO, session);
  const { currentUser, currentPractice } = body.data;
  const actor = currentUser
    ? { kind: currentUser.kind, userId: currentUser.id, practiceId: currentPractice?.id, ip: '127.0.0.1' }
    : { kind: 'anonymous', ip: '127.0.0.1' };
  return { authorization: `Bearer ${await new ActorSigner(loadSecrets(PRIVATE).actorPrivateKey).sign(actor)}` };
}

async function ask(gateway, query, headers, variables) {
  const response = await fetch(gateway, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { body: await response.json(), cookies };
}

try {
  await main();
} catch (error) {
  console.error(
    error.cause?.code === 'ECONNREFUSED' ? 'Nothing runs yet: npm start or npm run dev comes first.' : error.message,
  );
  process.exitCode = 1;
}
