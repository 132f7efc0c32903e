import { describe, expect, it } from '@jest/globals';
import { toWallRange } from '../wallDates.js';
import { keyedRange, movedTimes, sameRange } from './movedTimes.js';

const ZONE = 'America/New_York';
const VISIT = { startsAt: '2026-11-03T10:00:00-05:00', endsAt: '2026-11-03T11:30:00-05:00' };
const at = (text: string) => new Date(`${text}:00Z`);
const drawn = (visit: typeof VISIT) => toWallRange(visit.startsAt, visit.endsAt, ZONE);
const put = (start: string, end: string, visit = VISIT) =>
  movedTimes(visit, drawn(visit), { start: at(start), end: at(end) }, ZONE);

describe('a visit that is put elsewhere', () => {
  it('is at the time of its new place, as long as before', () => {
    expect(put('2026-11-05T14:15', '2026-11-05T15:45')).toEqual({
      startsAt: '2026-11-05T14:15:00-05:00',
      endsAt: '2026-11-05T15:45:00-05:00',
    });
  });

  it('is longer by what was added to it at its new place', () => {
    expect(put('2026-11-05T14:15', '2026-11-05T16:00')).toEqual({
      startsAt: '2026-11-05T14:15:00-05:00',
      endsAt: '2026-11-05T16:00:00-05:00',
    });
  });

  it('keeps its length where the clocks change within it', () => {
    expect(put('2026-11-01T00:30', '2026-11-01T02:00')).toEqual({
      startsAt: '2026-11-01T00:30:00-04:00',
      endsAt: '2026-11-01T01:00:00-05:00',
    });
    expect(put('2027-03-14T01:00', '2027-03-14T02:30')).toEqual({
      startsAt: '2027-03-14T01:00:00-05:00',
      endsAt: '2027-03-14T03:30:00-04:00',
    });
  });

  it('has another end or another begin where one of them is drawn, and the other where it was', () => {
    expect(put('2026-11-03T10:00', '2026-11-03T12:15')).toEqual({ ...VISIT, endsAt: '2026-11-03T12:15:00-05:00' });
    expect(put('2026-11-03T09:45', '2026-11-03T11:30')).toEqual({ ...VISIT, startsAt: '2026-11-03T09:45:00-05:00' });
  });

  it('stays in the second of two repeated hours where only its end is drawn', () => {
    const second = { startsAt: '2026-11-01T01:15:00-05:00', endsAt: '2026-11-01T02:15:00-05:00' };
    expect(put('2026-11-01T01:15', '2026-11-01T02:30', second)).toEqual({
      ...second,
      endsAt: '2026-11-01T02:30:00-05:00',
    });
  });

  it('is where it was where nothing is different', () => {
    expect(sameRange(drawn(VISIT), drawn({ ...VISIT }))).toBe(true);
    expect(sameRange(drawn(VISIT), drawn({ ...VISIT, endsAt: '2026-11-03T11:45:00-05:00' }))).toBe(false);
  });
});

describe('arrow keys', () => {
  const range = drawn(VISIT);
  const press = (key: string, held: object = { shiftKey: true }, view = 'week') => {
    const stroke = { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held };
    const to = keyedRange(range, stroke, view);
    return to && [to.start.toISOString().slice(5, 16), to.end.toISOString().slice(5, 16)];
  };

  it('move a visit by quarters of an hour and days, in a month by weeks', () => {
    expect(press('ArrowUp')).toEqual(['11-03T09:45', '11-03T11:15']);
    expect(press('ArrowDown')).toEqual(['11-03T10:15', '11-03T11:45']);
    expect(press('ArrowLeft')).toEqual(['11-02T10:00', '11-02T11:30']);
    expect(press('ArrowRight')).toEqual(['11-04T10:00', '11-04T11:30']);
    expect(press('ArrowDown', { shiftKey: true }, 'month')).toEqual(['11-10T10:00', '11-10T11:30']);
  });

  it('make it longer or shorter with Alt, never shorter than a quarter of an hour', () => {
    const held = { shiftKey: true, altKey: true };
    expect(press('ArrowDown', held)).toEqual(['11-03T10:00', '11-03T11:45']);
    expect(press('ArrowUp', held)).toEqual(['11-03T10:00', '11-03T11:15']);
    const short = { start: range.start, end: new Date(+range.start + 15 * 60_000) };
    const stroke = { key: 'ArrowUp', ctrlKey: false, metaKey: false, ...held };
    expect(keyedRange(short, stroke, 'week')).toEqual(short);
  });

  it('do nothing by themselves, with the keys of the browser, or where they mean nothing', () => {
    expect(press('ArrowDown', {})).toBeUndefined();
    expect(press('ArrowDown', { shiftKey: true, ctrlKey: true })).toBeUndefined();
    expect(press('Enter')).toBeUndefined();
    expect(press('ArrowRight', { shiftKey: true, altKey: true })).toBeUndefined();
    expect(press('ArrowDown', { shiftKey: true, altKey: true }, 'month')).toBeUndefined();
  });
});
