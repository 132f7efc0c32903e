/** Where the load goes and how much of it, each with a bound. */
const ORIGIN = /^https?:\/\/[^/?#\s]+$/;

/** The site, as visitors open it. */
export const SITE = origin('YARROW_URL', 'http://localhost:8080');

/** Where operations are sent: the site, or a gateway that believes the address which each caller of ours claims. */
export const GATEWAY = origin('GATEWAY_URL', __ENV.YARROW_URL ? SITE : 'http://127.0.0.1:8081');

/** The stand-in of the payment providers, where it is not on this machine. */
export const SANDBOX = __ENV.SANDBOX_URL ? origin('SANDBOX_URL') : undefined;

/** People at once, seconds altogether, webhooks in a second. */
export const VISITORS = whole('VISITORS', 20, 500);
export const SECONDS = whole('SECONDS', 60, 4 * 3600);
export const RATE = whole('RATE', 20, 200);

/** Distinguishes the people of this run from those of others. */
export const RUN = __ENV.RUN || 'byhand';

function origin(name, fallback) {
  const address = (__ENV[name] || fallback).replace(/\/$/, '');
  if (!ORIGIN.test(address)) throw new Error(`${name} must be an address such as ${fallback}, not ${address}.`);
  return address;
}

function whole(name, fallback, most) {
  const value = Number(__ENV[name] || fallback);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`${name} must be 1 to ${most}.`);
  return value;
}
