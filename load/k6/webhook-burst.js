import { check, sleep } from 'k6';
import crypto from 'k6/crypto';
import exec from 'k6/execution';
import http from 'k6/http';
import { Trend } from 'k6/metrics';
import { ask, eventually, newCaller, oneOf } from './caller.js';
import { bookAndPay } from './booking.js';
import { lookAtTimes } from './looking.js';
import { loggedIn } from './practices.js';
import { payOut, sandboxObjects } from './sandbox.js';
import { GATEWAY, RUN } from './target.js';

/** From a payout at the provider to the practice's page that shows it, with all those webhooks before it. */
const lag = new Trend('webhook_lag', true);

const ADDRESS = `${GATEWAY}/webhooks/stripe`;
const TYPES = [
  'payment_intent.created',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'charge.refund.updated',
];
/** One in so many is sent again, and one in so many has a forged signature. */
const REPEATED = 3;
const FORGED = 10;

/** Visits that are paid, for webhooks to be about. */
export function payVisits(practices) {
  const secret = requireSecret();
  const caller = newCaller();
  const times = practices.map(({ slug }) => lookAtTimes(caller, slug)).filter(Boolean);
  const visits = times.map((offered) => bookAndPay(caller, offered));
  const ids = new Set(visits.filter(Boolean).map(({ id }) => id));
  const intents = sandboxObjects(practices[0].sandbox, 'payment_intent').filter(({ metadata }) =>
    ids.has(metadata.appointment_id),
  );
  if (intents.length === 0) exec.test.abort('No visit could be paid: there is nothing to send webhooks about.');
  const accounts = Object.fromEntries(practices.map(({ id, accountId }) => [id, accountId]));
  return { secret, intents: intents.map(({ id, metadata }) => ({ id, account: accounts[metadata.practice_id] })) };
}

function requireSecret() {
  if (!__ENV.STRIPE_WEBHOOK_SECRET) exec.test.abort('STRIPE_WEBHOOK_SECRET signs webhooks; it is not set.');
  return __ENV.STRIPE_WEBHOOK_SECRET;
}

/** One webhook about one of the visits, in no order: the latest event may be sent first, and any of them again. */
export function sendWebhook({ secret, intents }) {
  const n = exec.scenario.iterationInTest;
  const number = n % REPEATED === 1 ? n - 1 : n;
  const { id, account } = intents[Math.floor(number / REPEATED) % intents.length];
  const created = Math.floor(Date.now() / 1000) - Math.floor(Math.random() * 3600);
  const type = TYPES[number % TYPES.length];
  const object = type.startsWith('charge.')
    ? { id: `re_${id}`, object: 'refund', payment_intent: id }
    : { id, object: 'payment_intent' };
  const event = { id: `evt_load_${RUN}_${number}`, object: 'event', type, created, account, data: { object } };
  if (n % FORGED === FORGED - 1) return post('webhook-forged', event, 'whsec_of_somebody_else', 400);
  return post('webhook', event, secret, 200);
}

function post(name, event, secret, expected) {
  const payload = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const digest = crypto.hmac('sha256', secret, `${at}.${payload}`, 'hex');
  const response = http.post(ADDRESS, payload, {
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${digest}` },
    responseCallback: http.expectedStatuses(expected),
    tags: { name },
  });
  check(response, { answered: ({ status }) => status === expected }, { name });
}

/** The last webhook of all shows that those before it have been worked off: the practice sees its payout. */
export function waitForLast(practices) {
  const practice = oneOf(practices);
  const owner = loggedIn(practice.login.email, practice.login.password);
  const began = Date.now();
  const payout = payOut(practice.sandbox, practice.accountId);
  if (!payout) exec.test.abort('The sandbox pays nothing out: was nothing paid?');
  eventually('the payout is shown', () => isShown(owner, payout), 240);
  lag.add(Date.now() - began);
}

function isShown(owner, payout) {
  sleep(0.2);
  const { data } = ask(owner, { name: 'PayoutsOfPractice' }, { limit: 50, offset: 0 });
  return data && data.currentPractice.payouts.some(({ providerPayoutId }) => providerPayoutId === payout);
}
