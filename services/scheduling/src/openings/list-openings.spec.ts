import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { LocationSchema, PracticeSchema, ServiceSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { listOpenings, partOf } from './list-openings.js';

const hours = (startsAt: string, endsAt: string, weekdays = [0, 1, 2, 3, 4, 5, 6]) =>
  weekdays.map((weekday) => ({ weekday, blocks: [{ startsAt, endsAt }] }));

const place = (locationId: string, fields: object = {}) =>
  create(LocationSchema, {
    locationId,
    kind: 'office',
    state: 'active',
    timeZone: 'America/New_York',
    hours: hours('09:00', '19:00'),
    ...fields,
  });

const massage = create(ServiceSchema, {
  serviceId: 'massage',
  kind: 'service',
  public: true,
  locationIds: ['office', 'second', 'online'],
  variations: [
    { variationId: 'massage', durationMinutes: 60, amountCents: 9_000 },
    { variationId: 'massage-short', durationMinutes: 30, amountCents: 5_000 },
  ],
});

function catalog(changes: Partial<PracticeCatalog> = {}, booking: object = {}): PracticeCatalog {
  const practice = create(PracticeSchema, { published: true, booking: { startTimeIncrementMinutes: 30, ...booking } });
  return {
    practice,
    locations: [place('office')],
    services: [massage],
    takesCards: false,
    calendarsUnreadSince: null,
    meetingsAt: null,
    ...changes,
  };
}

/** Monday 4 January 2027, 07:00 in New York. */
const NOW = Date.parse('2027-01-04T12:00:00Z');
const HOUR = 3_600_000;
const shown = ({ openings }: { openings: readonly { startsAt: number; date: string; partOfDay: string }[] }) =>
  openings.map(({ startsAt, date, partOfDay }) => [date, partOfDay, new Date(startsAt).toISOString().slice(11, 16)]);

describe('listOpenings', () => {
  it('has the first start of each part of each of 14 days, for the shortest variation', () => {
    const listed = listOpenings(catalog(), [], NOW);
    expect(listed.openings).toHaveLength(14 * 3);
    expect(shown(listed).slice(0, 4)).toEqual([
      ['2027-01-04', 'morning', '14:00'],
      ['2027-01-04', 'afternoon', '17:00'],
      ['2027-01-04', 'evening', '22:00'],
      ['2027-01-05', 'morning', '14:00'],
    ]);
    expect(listed.openings.at(-1)).toMatchObject({
      date: '2027-01-17',
      partOfDay: 'evening',
      locationKind: 'office',
      locationId: 'office',
      timeZone: 'America/New_York',
      serviceId: 'massage',
      variationId: 'massage-short',
    });
  });

  it('leaves out what is busy and what the lead time forbids', () => {
    const busy = [Date.parse('2027-01-04T17:00:00Z'), Date.parse('2027-01-04T22:00:00Z')];
    const listed = listOpenings(catalog({}, { leadTimeMinutes: 240, bufferMinutes: 15 }), busy, NOW);
    // From 11:00 on; the afternoon is taken and its gap reaches into the evening.
    expect(shown(listed).slice(0, 3)).toEqual([
      ['2027-01-04', 'morning', '16:00'],
      ['2027-01-04', 'evening', '22:30'],
      ['2027-01-05', 'morning', '14:00'],
    ]);
  });

  it('takes the earlier of two places of one kind, and keeps another kind apart', () => {
    const locations = [
      place('office', { hours: hours('10:00', '12:00') }),
      place('second', { hours: hours('09:30', '12:00') }),
      place('online', { kind: 'virtual', hours: hours('11:00', '12:00') }),
    ];
    const { openings } = listOpenings(catalog({ locations }), [], NOW);
    expect(openings.slice(0, 2).map(({ locationId, locationKind }) => [locationKind, locationId])).toEqual([
      ['office', 'second'],
      ['virtual', 'online'],
    ]);
    expect(openings).toHaveLength(28);
  });

  it.each([
    ['the practice is not public', { practice: create(PracticeSchema, { published: false }) }],
    ['its place is closed', { locations: [place('office', { state: 'disabled' })] }],
    ['it offers packages only', { services: [create(ServiceSchema, { ...massage, kind: 'package' })] }],
    ['its service is private', { services: [create(ServiceSchema, { ...massage, public: false })] }],
    ['its zone is not known', { locations: [place('office', { timeZone: 'Mars/Olympus' })] }],
    ['it has no hours', { locations: [place('office', { hours: [] })] }],
  ])('is empty where %s', (_what, changes) => {
    expect(listOpenings(catalog(changes), [], NOW).openings).toEqual([]);
  });

  it('counts days and parts in the zone of the place across a change of clocks', () => {
    // New York goes to summer time on Sunday 14 March 2027.
    const { openings } = listOpenings(catalog(), [], Date.parse('2027-03-13T12:00:00Z'));
    const mornings = openings.filter(({ partOfDay }) => partOfDay === 'morning').slice(0, 2);
    expect(mornings.map(({ startsAt, date }) => [date, new Date(startsAt).toISOString()])).toEqual([
      ['2027-03-13', '2027-03-13T14:00:00.000Z'],
      ['2027-03-14', '2027-03-14T13:00:00.000Z'],
    ]);
  });

  it('crosses the end of a year', () => {
    const { openings } = listOpenings(catalog(), [], Date.parse('2026-12-25T12:00:00Z'));
    expect(new Set(openings.map(({ date }) => date)).size).toBe(14);
    expect(openings.at(-1)!.date).toBe('2027-01-07');
  });

  it('is true until its first start can no longer be booked, or the day ends', () => {
    expect(listOpenings(catalog(), [], NOW).validUntil).toBe(NOW + 2 * HOUR + 1_000);
    expect(listOpenings(catalog({}, { leadTimeMinutes: 60 }), [], NOW).validUntil).toBe(NOW + HOUR + 1_000);
    const evening = Date.parse('2027-01-05T03:00:00Z');
    expect(listOpenings(catalog(), [], evening).validUntil).toBe(Date.parse('2027-01-05T05:00:00Z'));
    expect(listOpenings(catalog({ locations: [] }), [], NOW).validUntil).toBe(NOW + 24 * HOUR);
  });

  it('changes when its time has come, and not before', () => {
    const { openings, validUntil } = listOpenings(catalog(), [], NOW);
    expect(listOpenings(catalog(), [], validUntil - 1_000).openings).toEqual(openings);
    expect(listOpenings(catalog(), [], validUntil).openings).not.toEqual(openings);
  });
});

it.each([
  [0, 'morning'],
  [719, 'morning'],
  [720, 'afternoon'],
  [1_019, 'afternoon'],
  [1_020, 'evening'],
  [1_439, 'evening'],
])('minute %i of a day is in the %s', (minutes, part) => expect(partOf(minutes)).toBe(part));
