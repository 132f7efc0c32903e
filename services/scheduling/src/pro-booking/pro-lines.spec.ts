import { describe, expect, it } from '@jest/globals';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { proLines, type WantedLine } from './pro-lines.js';

const variation = (variationId: string, amountCents: number) => ({ variationId, durationMinutes: 60, amountCents });
const services = [
  { serviceId: 'a', name: 'Massage', kind: 'service', variations: [variation('a', 9_000), variation('a90', 12_000)] },
  { serviceId: 'p', name: 'Five', kind: 'package', numberOfSessions: 5, variations: [variation('p', 40_000)] },
  { serviceId: 'q', name: 'Ten', kind: 'package', numberOfSessions: 10, variations: [variation('q', 70_000)] },
  { serviceId: 'gone', name: 'Gone', kind: 'service', deleted: true, variations: [variation('gone', 1_000)] },
];
const catalogOf = (currency: string) => ({ practice: { currency }, services }) as unknown as PracticeCatalog;
const opened = (id: string, serviceId: string) => ({
  ...{ id, serviceId, name: 'Five', numberOfSessions: 5, createdAt: new Date(0), free: [3] },
});
const NOTHING = { agreed: new Map<string, number>(), packages: [] };

const priced = (wanted: WantedLine[], terms: Partial<Parameters<typeof proLines>[2]> = {}, currency = 'USD') =>
  proLines(catalogOf(currency), wanted, { ...NOTHING, ...terms });

describe('the lines of a visit', () => {
  it('cost what is typed, else what was agreed, else what is listed', () => {
    const agreed = new Map([['a90', 11_000]]);
    const { lines, amountCents } = priced([{ serviceId: 'a' }, { serviceId: 'a90' }], { agreed });
    expect(lines.map((line) => [line.amountCents, line.customPrice])).toEqual([
      [9_000, false],
      [11_000, true],
    ]);
    expect(amountCents).toBe(20_000);
    expect(priced([{ serviceId: 'a90', amountCents: 100 }], { agreed }).lines[0]).toMatchObject({ amountCents: 100 });
  });

  it('take the session of the first package that fits, and buy none then', () => {
    const { lines, used } = priced([{ serviceId: 'p', amountCents: 40_000 }], {
      packages: [opened('other', 'q'), opened('mine', 'p')],
    });
    expect([used?.id, lines[0]]).toMatchObject(['mine', { amountCents: 0, packageSessions: 0 }]);
    expect(priced([{ serviceId: 'p' }]).lines[0]).toMatchObject({ amountCents: 40_000, packageSessions: 5 });
  });

  it('buy one package at most', () => {
    expect(() => priced([{ serviceId: 'p' }, { serviceId: 'q' }])).toThrow('Please choose one package at a time.');
  });

  it('stay possible where their service is gone, if the visit has them already', () => {
    expect(() => priced([{ serviceId: 'gone' }])).toThrow('This service is no longer offered.');
    const booked = priced([{ serviceId: 'a' }]).lines.map((line) => ({ ...line, variationId: 'gone' }));
    expect(priced([{ serviceId: 'gone' }], { booked }).amountCents).toBe(9_000);
  });

  it('cost whole units in a currency that has no smaller one, and at most seven digits together', () => {
    expect(() => priced([{ serviceId: 'a', amountCents: 9_050 }], {}, 'JPY')).toThrow('whole amount');
    expect(priced([{ serviceId: 'a', amountCents: 999_999_999 }]).amountCents).toBe(999_999_999);
    const two = [
      { serviceId: 'a', amountCents: 999_999_999 },
      { serviceId: 'a90', amountCents: 100 },
    ];
    expect(() => priced(two)).toThrow('An appointment can cost at most 9,999,999.99.');
  });

  it('cost nothing or at least the minimum charge, unless the visit has the price already', () => {
    expect(() => priced([{ serviceId: 'a', amountCents: 99 }])).toThrow('at least $1.00');
    expect(priced([{ serviceId: 'a', amountCents: 0 }]).amountCents).toBe(0);
    const booked = priced([{ serviceId: 'a' }]).lines.map((line) => ({ ...line, amountCents: 50 }));
    expect(priced([{ serviceId: 'a', amountCents: 50 }], { booked }).amountCents).toBe(50);
  });

  it('keep a price that a visit has already, and the listed one where another was agreed', () => {
    const lines = priced([{ serviceId: 'a', amountCents: 8_000 }]).lines;
    const again = priced([{ serviceId: 'a', amountCents: 8_000, saveCustomPrice: true }], { booked: lines });
    expect([again.kept, again.lines]).toEqual([[{ variationId: 'a', amountCents: 8_000 }], lines]);
    const listed = [{ serviceId: 'a', amountCents: 9_000, saveCustomPrice: true }];
    const { kept } = priced(listed, { agreed: new Map([['a', 8_000]]) });
    expect(kept).toEqual([{ variationId: 'a', amountCents: 9_000 }]);
    const session = [{ serviceId: 'p', amountCents: 100, saveCustomPrice: true }];
    expect(priced(session, { packages: [opened('mine', 'p')] }).kept).toEqual([]);
    expect(priced([{ serviceId: 'a' }], { booked: lines }).amountCents).toBe(8_000);
  });

  it('keep a price only where it is typed, other than listed and not agreed already', () => {
    const keep = (amountCents: number | null, agreed = new Map<string, number>()) =>
      priced([{ serviceId: 'a', amountCents, saveCustomPrice: true }], { agreed }).kept;
    expect([keep(null), keep(9_000), keep(8_000, new Map([['a', 8_000]]))]).toEqual([[], [], []]);
    expect(keep(8_000)).toEqual([{ variationId: 'a', amountCents: 8_000 }]);
  });
});
