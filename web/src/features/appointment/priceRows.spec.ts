import { describe, expect, it } from '@jest/globals';
import { priceRows } from './priceRows.js';

const plain = { amountCents: 9000, tipAmountCents: 0, feeCents: 0, platformFeeCents: 0, fullTotal: 9000 };

describe('the rows between the services and the total', () => {
  it('are none for a plain price', () => expect(priceRows(plain)).toEqual([]));

  it('hold both fees in one, and the tip', () =>
    expect(
      priceRows({ ...plain, tipAmountCents: 1500, feeCents: 200, platformFeeCents: 50, fullTotal: 10_750 }),
    ).toEqual([
      { label: 'Tip', amountCents: 1500 },
      { label: 'Fees', amountCents: 250 },
    ]));

  it('show what the total is below its parts as a discount', () =>
    expect(priceRows({ ...plain, feeCents: 200, fullTotal: 7200 })).toEqual([
      { label: 'Discount', amountCents: -2000 },
      { label: 'Fees', amountCents: 200 },
    ]));
});
