import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compile } from '../build.mjs';
import { ROOT, SERVICES, listFiles } from '../paths.mjs';
import { writeIfChanged } from './write-if-changed.mjs';

export const ACCESS_PATH = 'docs/access.md';

const ORDER = ['query', 'mutation', 'subscription', 'entity', 'route', 'request', 'event'];

/** Services that are built on the kit. */
const kitServices = () => SERVICES.filter((service) => existsSync(join(ROOT, 'services', service, 'src/service.ts')));

/** Where something can be declared that is called from outside. */
export const accessInputs = () =>
  listFiles('services', (path) => /\.(resolver|controller|consumer|responder|module)\.ts$/.test(path));

/**
 * The table of all that can be called from outside a service, by whom and how often, from its decorators.
 * @throws Error that names what declares too little for its service to start
 */
export async function generateAccessTable() {
  await compile('tsconfig.build.json');
  const [sections, undeclared] = [[], []];
  for (const service of kitServices()) {
    const { entrances, problems } = await entrancesOf(service);
    if (problems.length > 0) undeclared.push(`${service} would not start.`, ...problems);
    else sections.push(section(service, entrances));
  }
  if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
  return writeIfChanged(ACCESS_PATH, `${INTRODUCTION}\n${sections.join('\n')}`);
}

/** In a process of its own, so that what is read is what has just been built. */
async function entrancesOf(service) {
  const script = `
    const { entrancesOf, problemsOf } = await import('@yarrow/kit/access/entrances');
    const { module } = (await import('./dist/service.js')).service;
    const read = { entrances: entrancesOf(module), problems: problemsOf(module) };
    process.stdout.write(JSON.stringify(read), () => process.exit(0));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(ROOT, 'services', service),
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

function section(service, entrances) {
  const sorted = entrances.toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (a.name + a.handler < b.name + b.handler ? -1 : 1),
  );
  const rows = sorted.map(
    ({ kind, name, handler, access, limits }) =>
      `| ${kind} | \`${name}\` | ${access.join(', ')} | ${limits?.map(limitText).join('; ') ?? ''} | \`${handler}\` |`,
  );
  const head = ['| kind | name | who | how often | handler |', '| --- | --- | --- | --- | --- |'];
  return [`## ${service}`, '', ...head, ...rows, ''].join('\n');
}

function limitText({ countedBy, name, points, perSeconds, by, counts, reason }) {
  if (countedBy === 'none') return `no limit: ${reason}`;
  const number = typeof points === 'number' ? points : `\`${points}\``;
  const rate = `${number} in ${duration(perSeconds)}`;
  return countedBy === 'guard' ? `${rate} by ${by.label} (${name})` : `${rate}: ${counts} (${name})`;
}

function duration(seconds) {
  const [size, unit] = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
  ].find(([one]) => seconds % one === 0) ?? [1, 's'];
  return `${seconds / size} ${unit}`;
}

const INTRODUCTION = `# Who may call what, and how often

Everything of the services that can be called from outside, from the \`@Access\` and \`@RateLimit\` of its class or method: written by \`npm run gen\`, checked by \`npm run check -- --only generated\`. A service does not start where something does not say who may call it, or a mutation or a route does not say how often. \`AccessGuard\` and \`RateLimitGuard\` of the kit carry out what stands here; whose row it is, the policies decide afterwards. The gateway and the broker stand in front: without the gateway's signature no field or route answers but those of webhooks and health checks, and each service may use its own subjects only ([0017](adr/0017-each-service-has-a-user-at-the-broker.md)).

| who | is |
| --- | --- |
| public | anybody |
| client | who is logged in; practitioners too, as the clients that they also are |
| practice | a practitioner with a practice |
| link | who holds a secret of ours, such as the token of a mailed link; the policy compares it |
| staff | who runs the platform |
| gateway | the gateway, for callers who may see an object that refers to the entity |
| service | another service of ours |

Limits of one name count together. One by something of the call (an address, an argument) is counted before the call begins; one with a colon counts what stands behind it, in the service. Mutations and routes have to declare one, or that there is none; queries, entities, events and requests need not ([0031](adr/0031-limits-are-declared.md)).
`;
