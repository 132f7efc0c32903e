import exec from 'k6/execution';
import http from 'k6/http';
import { originOf, refusalOfPages, refusalOfPayments } from './real-money.js';
import { SANDBOX, SITE } from './target.js';

/** Before anything is done to a site: ends the run where its pages would load the script of a payment provider. */
export function requireSandbox() {
  const { status, headers, error } = http.get(`${SITE}/`, { tags: { name: 'setup' } });
  if (status !== 200) exec.test.abort(`Nothing answers at ${SITE}: ${error || `HTTP ${status}`}.`);
  abortFor(refusalOfPages(SITE, headers['Content-Security-Policy']));
}

/** The origin of the sandbox to which payments lead; ends the run where they lead elsewhere. */
export function sandboxAt(address) {
  abortFor(refusalOfPayments(SITE, address, SANDBOX));
  return originOf(address);
}

function abortFor(refusal) {
  if (refusal) exec.test.abort(refusal);
}

/** What the provider's script does in the browser. @returns what it answers */
export function provider({ accountId, publishableKey, sandboxUrl }, path, fields) {
  sandboxAt(sandboxUrl);
  const headers = { authorization: `Bearer ${publishableKey}` };
  const body = Object.assign({ _stripe_account: accountId }, fields);
  return http.post(`${sandboxUrl}/v1/${path}`, body, { headers, tags: { name: 'sandbox' } }).json();
}

/** The page on which a practitioner would give a bank account. */
export function onboard(url) {
  sandboxAt(url);
  http.post(url, null, { redirects: 0, tags: { name: 'setup' } });
}

/** All objects of a kind that the sandbox keeps of all accounts. */
export function sandboxObjects(origin, kind) {
  return http.get(`${origin}/control/stripe/objects/${kind}`, { tags: { name: 'setup' }, timeout: '120s' }).json();
}

/**
 * Pays out the balance of an account, which sends a webhook. @returns the payout's id; undefined if the balance is zero
 */
export function payOut(origin, accountId) {
  const { body, status } = http.post(`${origin}/control/stripe/accounts/${accountId}/payouts`, '{}', {
    headers: { 'content-type': 'application/json' },
    tags: { name: 'setup' },
    responseCallback: http.expectedStatuses({ min: 200, max: 499 }),
  });
  return status === 200 ? JSON.parse(body).id : undefined;
}
