/** Webhooks of Stripe in bursts: signed and forged, repeated and out of order. See README.md. */
import { openPractices } from './k6/practices.js';
import { lookAfter } from './k6/audit.js';
import { bursts } from './k6/shapes.js';
import { RATE } from './k6/target.js';
import { options as optionsOf } from './k6/thresholds.js';
import { payVisits, sendWebhook, waitForLast } from './k6/webhook-burst.js';

export { handleSummary } from './k6/summary.js';

export const options = optionsOf(['webhooks'], { webhooks: bursts('send', RATE) });
Object.assign(options.thresholds, { wrong_charges: ['count==0'], bookings_found: ['count>0'] });

export function setup() {
  const practices = openPractices(2);
  return Object.assign({ practices }, payVisits(practices));
}

export const send = (data) => sendWebhook(data);

export const teardown = ({ practices }) => lookAfter(practices, waitForLast);
