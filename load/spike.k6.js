/** Six times as many visitors as usual within a moment, who come however slow the site becomes; then as usual. See README.md. */
import { lookAfter } from './k6/audit.js';
import { openPractices } from './k6/practices.js';
import { arriving } from './k6/shapes.js';
import { VISITORS } from './k6/target.js';
import { options as optionsOf } from './k6/thresholds.js';
import { visit } from './k6/visitor.js';

export { handleSummary } from './k6/summary.js';
export { visit };

/** Some requests may be refused with 503; acknowledged results must hold, and the site must recover afterwards. */
export const options = optionsOf(
  ['visitor'],
  {
    before: arriving('visit', VISITORS, 0, 1 / 4),
    spike: arriving('visit', VISITORS * 6, 1 / 4, 1 / 4),
    after: arriving('visit', VISITORS, 3 / 4, 1 / 4),
  },
  { failures: 0.05, slower: 10 },
);
Object.assign(options.thresholds, {
  'http_req_duration{scenario:before}': ['p(95)<500'],
  'http_req_duration{scenario:spike}': ['p(95)<4000'],
  'http_req_duration{scenario:after}': ['p(95)<500'],
  'checks{scenario:after}': ['rate>0.99'],
});

export const setup = () => openPractices();
export const teardown = (practices) => lookAfter(practices);
