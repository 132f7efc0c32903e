import { describe, expect, it } from '@jest/globals';
import type { PriceLine } from '../generated/graphql.js';
import { contentHash, invoiceContent, invoiceStanding } from './invoice-content.js';
import { NO_DETAILS } from '../records/invoices/invoice-details.entity.js';

const line = (kind: PriceLine['kind'], amountCents: number): PriceLine => ({ kind, label: kind, amountCents });
const VISIT = {
  ...{ currency: 'GBP', locationName: null, timeZone: 'Europe/London' },
  startsAt: new Date('2027-03-29T09:00:00Z'),
};
const contentOf = (lines: PriceLine[], taxBasisPoints = 0, currency = 'GBP') =>
  invoiceContent(
    { ...VISIT, currency },
    { practice: { name: 'Still Waters', email: '' }, details: { ...NO_DETAILS, taxBasisPoints }, client: null },
    lines,
  );

describe('the content of an invoice', () => {
  it('bills what the visit costs, and leaves out what was paid of it', () => {
    const lines = [line('service', 9_000), line('discount', -900), line('tip', 500), line('gift_card', -4_000)];
    expect(contentOf(lines)).toMatchObject({
      totalCents: 8_600,
      lines: [{ amountCents: 9_000 }, { amountCents: -900 }, { amountCents: 500 }],
      visit: { startsAt: '2027-03-29T10:00:00+01:00', locationName: '' },
    });
    expect(invoiceStanding([...lines, line('paid', -5_000), line('refund', 400)])).toEqual({
      payments: [
        { label: 'gift_card', amountCents: -4_000 },
        { label: 'paid', amountCents: -5_000 },
        { label: 'refund', amountCents: 400 },
      ],
      dueCents: 0,
    });
  });

  it.each([
    [8_600, 2_000, 'GBP', 1_433],
    [1, 2_000, 'GBP', 0],
    [3, 2_000, 'GBP', 1],
    [10_100, 1_000, 'JPY', 900],
    [8_600, 0, 'GBP', 0],
  ])('of %i cents contains at %i basis points in %s a tax of %i, rounded half up', (cents, rate, currency, tax) => {
    expect(contentOf([line('service', cents)], rate, currency).taxCents).toBe(tax);
  });

  it('is the same invoice as long as nothing of it has changed', () => {
    const lines = [line('service', 9_000)];
    expect(contentHash(contentOf(lines))).toEqual(contentHash(contentOf([...lines, line('paid', -9_000)])));
    expect(contentHash(contentOf(lines))).not.toEqual(contentHash(contentOf([...lines, line('tip', 500)])));
    expect(contentHash(contentOf(lines))).not.toEqual(contentHash(contentOf(lines, 2_000)));
  });
});
