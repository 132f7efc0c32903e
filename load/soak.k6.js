/** Everything at once, moderately and for long. See README.md. */
import { lookAfter } from './k6/audit.js';
import { workDay as atWork } from './k6/portal-day.js';
import { openPractices } from './k6/practices.js';
import { arriving, steady } from './k6/shapes.js';
import { RATE, VISITORS } from './k6/target.js';
import { options as optionsOf } from './k6/thresholds.js';
import { visit as visitPractices } from './k6/visitor.js';
import { payVisits, sendWebhook, waitForLast } from './k6/webhook-burst.js';

export { handleSummary } from './k6/summary.js';

export const options = optionsOf(['visitor', 'portal', 'webhooks'], {
  visitors: steady('visit', Math.max(1, Math.round(VISITORS / 2))),
  practitioners: steady('workDay', Math.max(1, Math.round(VISITORS / 8))),
  webhooks: arriving('send', RATE * 6, 0, 1),
});

export function setup() {
  const practices = openPractices();
  return Object.assign({ practices }, payVisits(practices));
}

export const visit = ({ practices }) => visitPractices(practices);
export const workDay = ({ practices }) => atWork(practices);
export const send = (data) => sendWebhook(data);

export const teardown = ({ practices }) => lookAfter(practices, waitForLast);
