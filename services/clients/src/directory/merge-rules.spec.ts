import { describe, expect, it } from '@jest/globals';
import { Client } from './client.entity.js';
import { combine, taken } from './merge-rules.js';

const NOTHING = { firstName: '', lastName: '', email: null, phone: null, userId: null, timeZone: null };
const record = (values: Partial<Client>): Client =>
  Object.assign(Client.create('id', 'practice', { ...NOTHING, ...values }, new Date(0)), values);

describe('combining two records', () => {
  it('takes nothing over that the practice does not name, also where the kept record has nothing', () => {
    const from = record({ firstName: 'Noor', email: 'noor@example.com', userId: 'account', phone: '+16045550134' });
    const into = record({ phone: '+16045550134' });
    expect(combine(from, into, [])).toEqual({ before: {}, after: {}, prices: [] });
  });

  it('takes an address with the account behind it, and never the one without the other', () => {
    const from = record({ email: 'noor@example.com', userId: null });
    const into = record({ email: 'n.byrne@example.com', userId: 'account' });
    expect(combine(from, into, ['email'])).toMatchObject({
      before: { email: 'n.byrne@example.com', userId: 'account' },
      after: { email: 'noor@example.com', userId: null },
    });
    expect(combine(into, from, [])).toMatchObject({ after: {} });
  });

  it('takes all lines of a postal address, so that no two are mixed', () => {
    const from = record({ address: '1 Elm St', city: 'Hope', country: 'CA' });
    const into = record({ address: '2 Oak St', addressTwo: 'Flat 3', city: 'Hope' });
    expect(combine(from, into, ['address']).after).toEqual({ address: '1 Elm St', addressTwo: null, country: 'CA' });
  });

  it.each([
    ['Knee.', 'Back.', 'Back.\n\nKnee.'],
    ['Knee.', null, 'Knee.'],
    ['Knee.', 'Knee.', undefined],
    [null, 'Back.', undefined],
  ])('keeps the notes of both: %j and %j', (from, into, notes) => {
    expect(combine(record({ notes: from }), record({ notes: into }), []).after.notes).toBe(notes);
  });

  it('refuses notes that are too long together, and loses none of them', () => {
    const long = record({ notes: 'x'.repeat(9_000) });
    expect(() => combine(long, record({ notes: 'y'.repeat(999) }), [])).toThrow('10,000');
    expect(combine(long, record({ notes: 'y'.repeat(998) }), []).after.notes).toHaveLength(10_000);
  });

  it('keeps agreed prices of both, the kept record’s where both have one', () => {
    const from = record({
      customPrices: [
        { serviceId: 'a', amountCents: 1 },
        { serviceId: 'b', amountCents: 2 },
      ],
    });
    const into = record({ customPrices: [{ serviceId: 'a', amountCents: 3 }] });
    expect(combine(from, into, []).prices).toEqual([{ serviceId: 'b', amountCents: 2 }]);
  });

  it('refuses more prices than a contact can have', () => {
    const prices = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ serviceId: `${prefix}${index}`, amountCents: 1 }));
    const into = record({ customPrices: prices('a', 60) });
    expect(() => combine(record({ customPrices: prices('b', 41) }), into, [])).toThrow('100 prices');
    expect(combine(record({ customPrices: prices('b', 40) }), into, []).prices).toHaveLength(40);
  });
});

describe('taking a merge back', () => {
  const changes = {
    before: { email: null, phone: '+16045550135', notes: null },
    after: { email: 'noor@example.com', phone: '+16045550134', notes: 'Knee.' },
    prices: [
      { serviceId: 'b', amountCents: 2 },
      { serviceId: 'c', amountCents: 3 },
    ],
  };

  it('takes what is as the merge left it, and leaves what was changed since', () => {
    const current = record({
      ...changes.after,
      notes: 'Knee. Better.',
      customPrices: [
        { serviceId: 'a', amountCents: 1 },
        { serviceId: 'b', amountCents: 2 },
        { serviceId: 'c', amountCents: 9 },
      ],
    });
    expect(taken(current, changes)).toEqual({
      ...{ email: null, phone: '+16045550135' },
      customPrices: [
        { serviceId: 'a', amountCents: 1 },
        { serviceId: 'c', amountCents: 9 },
      ],
    });
  });
});
