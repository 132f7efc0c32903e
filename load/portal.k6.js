/** Practitioners at work in their portal. See README.md. */
import { workDay } from './k6/portal-day.js';
import { closePractices, openPractices } from './k6/practices.js';
import { crowd } from './k6/shapes.js';
import { options as optionsOf } from './k6/thresholds.js';

export { handleSummary } from './k6/summary.js';
export { workDay };

export const options = optionsOf(['portal'], { practitioners: crowd('workDay') });

export const setup = () => openPractices();
export const teardown = (practices) => closePractices(practices);
