import { describe, expect, it } from '@jest/globals';
import { pricedVariations, priceRows } from './pricedVariations.js';

const service = (id: string, name: string, lengths: readonly number[], addOn = false) => ({
  ...{ id, name, addOn, package: false },
  variations: lengths.map((timeLength, index) => ({
    ...{ id: index === 0 ? id : `${id}-${timeLength}`, timeLength, amountCents: timeLength * 100 },
  })),
});
const VARIATIONS = pricedVariations([
  service('massage', 'Massage', [90, 60]),
  service('tea', 'Tea', [30]),
  service('stones', 'Hot stones', [15], true),
]);

describe('what a price can be agreed for', () => {
  it('is each length of each service, named where there are several, and add-ons', () => {
    expect(VARIATIONS).toEqual([
      { serviceId: 'massage', label: 'Massage, 1 hr 30 min', amountCents: 9000 },
      { serviceId: 'massage-60', label: 'Massage, 1 hr', amountCents: 6000 },
      { serviceId: 'tea', label: 'Tea', amountCents: 3000 },
      { serviceId: 'stones', label: 'Add-on: Hot stones', amountCents: 1500 },
    ]);
  });
});

describe('prices that were agreed', () => {
  it('are listed with the usual ones in the order of the offer, and those no longer offered last', () => {
    const agreed = ['gone', 'tea', 'massage-60'].map((serviceId) => ({ serviceId, amountCents: 500 }));
    expect(priceRows(agreed, VARIATIONS)).toEqual([
      { serviceId: 'massage-60', label: 'Massage, 1 hr', amountCents: 500, usualCents: 6000 },
      { serviceId: 'tea', label: 'Tea', amountCents: 500, usualCents: 3000 },
      { serviceId: 'gone', label: 'A service you no longer offer', amountCents: 500, usualCents: undefined },
    ]);
  });
});
