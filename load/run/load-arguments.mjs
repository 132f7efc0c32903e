import { parseArgs } from 'node:util';

/** Scripts by name, each with what it is about; `all` runs them in this order. */
export const SCRIPTS = {
  visitor: 'visitors who search, book and pay',
  portal: 'practitioners at work in their portal',
  webhooks: 'webhooks of Stripe in bursts',
  spike: 'six times as many visitors within a moment',
  soak: 'all of them, moderately and for long',
};

/** Of these the target's signing secret is needed. */
export const SIGNED = ['webhooks', 'soak'];

const SECONDS_PER = { s: 1, m: 60, h: 3600 };
const MOST = { visitors: 500, seconds: 4 * 3600, rate: 200 };

/**
 * What `npm run load -- …` was asked.
 * @returns {{ help: boolean, against: string, scripts: string[], seconds: number, visitors: number, rate: number,
 *   gateway?: string, sandbox?: string }}
 * @throws Error for an unknown option, script or address, and for more load than there may be
 */
export function parseLoadArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string', default: 'local' },
      script: { type: 'string', default: 'visitor' },
      duration: { type: 'string', default: '1m' },
      visitors: { type: 'string', default: '20' },
      rate: { type: 'string', default: '20' },
      gateway: { type: 'string' },
      sandbox: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { help, against, gateway, sandbox } = values;
  return {
    ...{ help, against: ['local', 'compose'].includes(against) ? against : originOf('--against', against) },
    scripts: scriptsOf(values.script),
    seconds: bounded('--duration', secondsOf(values.duration), MOST.seconds),
    visitors: bounded('--visitors', Number(values.visitors), MOST.visitors),
    rate: bounded('--rate', Number(values.rate), MOST.rate),
    ...(gateway && { gateway: originOf('--gateway', gateway) }),
    ...(sandbox && { sandbox: originOf('--sandbox', sandbox) }),
  };
}

function scriptsOf(name) {
  const names = Object.keys(SCRIPTS);
  if (name === 'all') return names;
  if (!names.includes(name)) throw new Error(`Unknown script: ${name}. There are ${names.join(', ')} and all.`);
  return [name];
}

function secondsOf(duration) {
  const [, amount, unit] = /^(\d+)([smh])$/.exec(duration) ?? [];
  if (!amount) throw new Error(`--duration is a number with s, m or h, such as 90s or 10m, not ${duration}.`);
  return Number(amount) * SECONDS_PER[unit];
}

function bounded(name, value, most) {
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`${name} must be from 1 to ${most}${name === '--duration' ? ' seconds' : ''}.`);
}

function originOf(name, address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username;
  if (!isOrigin) throw new Error(`${name} must be an address such as https://staging.example.com, not ${address}.`);
  return url.origin;
}
