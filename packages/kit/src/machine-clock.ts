import { Clock } from './clock.js';

/** The machine's time, whatever the product's clock says: what is compared with times of providers counts by it. */
export const machineClock = new Clock();
