import { expect, it } from '@jest/globals';
import * as kit from '../packages/kit/src/values/currency.js';
import * as web from '../web/src/lib/money.js';

it.each(Intl.supportedValuesOf('currency'))('pages and services round %s alike', (currency) => {
  expect(web.leastPayable(currency)).toBe(kit.leastPayable(currency));
  for (const cents of [0, 1, 49, 50, 99, 100, 149, 150, 12_345, 12_350]) {
    expect(web.toPayable(cents, currency)).toBe(kit.toPayable(cents, currency));
  }
});
