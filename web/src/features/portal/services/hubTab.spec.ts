import { describe, expect, it } from '@jest/globals';
import { tabOfHash, tabsOf } from './hubTab.js';

describe('the views of the hub', () => {
  it.each([
    [true, true, ['services', 'addons', 'coupons', 'events']],
    [true, false, ['services', 'addons', 'coupons']],
    [false, true, ['services', 'addons']],
    [false, false, ['services', 'addons']],
  ])('with coupons %s and events %s are %j', (discountCodesEnabled, eventsEnabled, tabs) =>
    expect(tabsOf({ discountCodesEnabled, eventsEnabled })).toEqual(tabs),
  );

  it.each([
    ['', 'services'],
    ['addons', 'addons'],
    ['coupons', 'coupons'],
    ['events', 'events'],
    ['main', undefined],
    ['services', undefined],
  ])('are named by the hash "%s": %s', (hash, tab) => expect(tabOfHash(hash)).toBe(tab));
});
