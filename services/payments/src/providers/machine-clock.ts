import { Clock } from '@yarrow/kit/clock';

/** The machine's time, whatever the product's clock says: what is compared with times of providers counts by it. */
export const machineClock = new Clock();
