import { describe, expect, it } from '@jest/globals';
import { priceRows, type PricedLine } from './priceRows.js';

const line = (kind: PricedLine['kind'], amountCents: number): PricedLine => ({ kind, label: kind, amountCents });

describe('the rows of a price', () => {
  it('are a total that is the sum of its parts, and what was settled of it', () => {
    const lines = [
      line('service', 12_000),
      line('add_on', 1500),
      line('discount', -2000),
      line('tip', 1000),
      line('fee', 250),
      line('gift_card', -5000),
      line('paid', -7750),
    ];
    const { parts, totalCents, settled, free } = priceRows(lines);
    expect(parts.map(({ kind }) => kind)).toEqual(['service', 'add_on', 'discount', 'tip', 'fee']);
    expect(settled.map(({ kind }) => kind)).toEqual(['gift_card', 'paid']);
    expect([totalCents, free]).toEqual([12_750, false]);
  });

  it('are free only where the price itself is 0', () => {
    expect(priceRows([line('service', 0)]).free).toBe(true);
    expect(priceRows([line('service', 9000), line('discount', -9000)])).toMatchObject({ free: false, totalCents: 0 });
  });

  it('are not free where nothing is owed of a cancelled visit', () => {
    expect(priceRows([line('paid', -9000), line('refund', 9000)])).toMatchObject({ free: false, totalCents: 0 });
  });

  it('name a covered service once', () => {
    const { free, covered, parts } = priceRows([line('service', 0), line('package_session', 0)]);
    expect([free, covered, parts.length]).toEqual([false, true, 1]);
  });
});
