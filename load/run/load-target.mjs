import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portBase, portsFrom } from '../../scripts/ports.mjs';

/**
 * Where the load goes.
 * @typedef {object} Target
 * @property {string} siteUrl
 * @property {string} gatewayUrl where operations are sent
 * @property {string} [sandboxUrl] where it is not on this machine
 * @property {string} [webhookSecret] signs webhooks of Stripe
 *
 * @param {{ against: string, gateway?: string, sandbox?: string }} options
 * @param {string} folder the private folder of the checkout
 * @returns {Target}
 */
export function targetOf({ against, gateway, sandbox }, folder, env = process.env) {
  const known = against === 'local' ? local(folder, env) : against === 'compose' ? compose(folder, env) : {};
  const siteUrl = known.siteUrl ?? against;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET || known.webhookSecret;
  return {
    ...{ siteUrl, gatewayUrl: gateway ?? known.gatewayUrl ?? siteUrl },
    ...(sandbox && { sandboxUrl: sandbox }),
    ...(webhookSecret && { webhookSecret }),
  };
}

/** The Yarrow of this checkout: its gateway too, which lets each visitor have an address of their own (for limits). */
function local(folder, env) {
  const path = join(folder, 'environment.json');
  const { ports, processes } = existsSync(path) ? readJson(path) : { ports: portsFrom(portBase(env)) };
  return {
    siteUrl: `http://localhost:${ports.web}`,
    gatewayUrl: `http://127.0.0.1:${ports.gateway}`,
    webhookSecret: processes?.payments.STRIPE_WEBHOOK_SECRET,
  };
}

/** Only the web server of the profile `product` is reachable from outside. */
function compose(folder, env) {
  const path = join(folder, 'compose/secrets.json');
  return {
    siteUrl: `http://localhost:${portsFrom(portBase(env)).web}`,
    webhookSecret: existsSync(path) ? readJson(path).stripeWebhookSecret : undefined,
  };
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
