import { describe, expect, it } from '@jest/globals';
import {
  boughtPackage,
  lineFor,
  linesInput,
  NO_TERMS,
  preselected,
  repriced,
  seriesLength,
  totalCents,
  usedPackage,
  type OfferedService,
} from './serviceLines.js';

const service = (id: string, own: Partial<OfferedService> = {}): OfferedService => ({
  ...{ id, name: id, package: false, addOn: false },
  variations: [{ id, timeLength: 60, amountCents: 9000 }],
  ...own,
});
const SERVICES = [
  service('massage'),
  service('stones', { addOn: true }),
  service('ten', { package: true, numberOfSessions: 10 }),
  service('forty', { package: true, numberOfSessions: 40 }),
];
const openPackage = (serviceId: string, sessionsRemaining: number) => ({
  ...{ id: `open-${serviceId}`, serviceId, name: serviceId, sessionsRemaining, numberOfSessions: 10 },
});
const line = (id: string) => lineFor(SERVICES, id, NO_TERMS);

describe('the service that a client preselects', () => {
  it('is the first open package’s, else the one that was booked last, else none', () => {
    const lastBookedService = { id: 'massage' };
    const openPackages = [openPackage('gone', 2), openPackage('ten', 2)];
    expect(preselected(SERVICES, { ...NO_TERMS, openPackages, lastBookedService })?.id).toBe('ten');
    expect(preselected(SERVICES, { ...NO_TERMS, lastBookedService })?.id).toBe('massage');
    expect(preselected(SERVICES, NO_TERMS)).toBeUndefined();
    expect(preselected(SERVICES, { ...NO_TERMS, lastBookedService: { id: 'stones' } })).toBeUndefined();
  });
});

describe('the prices of lines', () => {
  it('follow the client, but for those that were typed', () => {
    const terms = { ...NO_TERMS, customPrices: [{ serviceId: 'massage', amountCents: 7500 }] };
    const typed = { ...line('massage'), amountCents: 100, priceChanged: true };
    expect(repriced([line('massage')], SERVICES, terms)[0]?.amountCents).toBe(7500);
    expect(repriced([typed], SERVICES, terms)[0]?.amountCents).toBe(100);
  });

  it('are sent only where they were changed', () => {
    expect(linesInput([line('massage')])).toEqual([{ serviceId: 'massage' }]);
    const typed = { ...line('massage'), amountCents: 0, priceChanged: true, saveCustomPrice: true };
    expect(linesInput([typed])).toEqual([{ serviceId: 'massage', amountCents: 0, saveCustomPrice: true }]);
  });
});

describe('the total of lines', () => {
  it('leaves out a price that is none yet', () => {
    const typed = (amountCents: number | null) => ({ ...line('stones'), amountCents });
    expect(totalCents([line('massage'), typed(null), typed(NaN)])).toBe(9000);
    expect(totalCents([line('massage'), typed(1250)])).toBe(10_250);
  });
});

describe('a package', () => {
  it('is bought where none is open, and used where one is', () => {
    const open = { ...NO_TERMS, openPackages: [openPackage('ten', 2)] };
    expect(boughtPackage([line('ten')], SERVICES, NO_TERMS)?.id).toBe('ten');
    expect(boughtPackage([line('ten')], SERVICES, open)).toBeUndefined();
    expect(usedPackage([line('ten')], SERVICES, open)?.serviceId).toBe('ten');
    expect(
      usedPackage([line('ten')], SERVICES, { ...NO_TERMS, openPackages: [openPackage('ten', 0)] }),
    ).toBeUndefined();
  });

  it.each([
    ['no package', 'massage', [], { most: 25, usual: 10 }],
    ['a package that it buys', 'ten', [], { most: 10, usual: 10 }],
    ['the sessions that are left', 'ten', [openPackage('ten', 4)], { most: 4, usual: 4 }],
    ['no more than 25 of a large one', 'forty', [], { most: 25, usual: 25 }],
  ])('limits the length of a series: %s', (_what, id, openPackages, expected) => {
    expect(seriesLength([line(id)], SERVICES, { ...NO_TERMS, openPackages })).toEqual(expected);
  });
});
