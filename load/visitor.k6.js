/** Visitors who search, look at profiles and times, book and pay at the sandbox. See README.md. */
import { lookAfter } from './k6/audit.js';
import { openPractices } from './k6/practices.js';
import { crowd } from './k6/shapes.js';
import { options as optionsOf } from './k6/thresholds.js';
import { visit } from './k6/visitor.js';

export { handleSummary } from './k6/summary.js';
export { visit };

export const options = optionsOf(['visitor'], { visitors: crowd('visit') });

export const setup = () => openPractices();
export const teardown = (practices) => lookAfter(practices);
