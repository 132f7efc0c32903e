import { describe, expect, it } from '@jest/globals';
import { textNoEarlierThan, textNoLaterThan } from './text-hours.js';

const NEW_YORK = 'America/New_York';
const shown = (at: number) => new Date(at).toISOString();

describe('textNoLaterThan', () => {
  it.each([
    ['at eight in the morning', '2027-01-05T13:00:00Z', NEW_YORK, '2027-01-05T13:00:00Z'],
    ['at noon', '2027-01-05T17:00:00Z', NEW_YORK, '2027-01-05T17:00:00Z'],
    ['at nine in the evening', '2027-01-06T02:00:00Z', NEW_YORK, '2027-01-06T02:00:00Z'],
    ['a minute after', '2027-01-06T02:01:00Z', NEW_YORK, '2027-01-06T02:00:00Z'],
    ['before midnight', '2027-01-06T04:59:00Z', NEW_YORK, '2027-01-06T02:00:00Z'],
    ['at midnight', '2027-01-06T05:00:00Z', NEW_YORK, '2027-01-06T02:00:00Z'],
    ['a minute before eight', '2027-01-05T12:59:00Z', NEW_YORK, '2027-01-05T02:00:00Z'],
    ['in the morning after clocks went forward', '2027-03-14T10:00:00Z', NEW_YORK, '2027-03-14T02:00:00Z'],
    ['in the morning after clocks went back', '2027-11-07T12:30:00Z', NEW_YORK, '2027-11-07T01:00:00Z'],
    ['in an unknown zone', '2027-01-05T03:00:00Z', '', '2027-01-04T21:00:00Z'],
  ])('keeps a time %s, or moves it to the last permitted time before', (_what, at, zone, expected) =>
    expect(shown(textNoLaterThan(Date.parse(at), zone))).toBe(shown(Date.parse(expected))),
  );
});

describe('textNoEarlierThan', () => {
  it.each([
    ['at noon', '2027-01-05T17:00:00Z', '2027-01-05T17:00:00Z'],
    ['at nine in the evening', '2027-01-06T02:00:00Z', '2027-01-06T02:00:00Z'],
    ['a minute after', '2027-01-06T02:01:00Z', '2027-01-06T13:00:00Z'],
    ['at midnight', '2027-01-06T05:00:00Z', '2027-01-06T13:00:00Z'],
    ['a minute before eight', '2027-01-05T12:59:00Z', '2027-01-05T13:00:00Z'],
    ['in the night in which clocks go forward', '2027-03-14T03:30:00Z', '2027-03-14T12:00:00Z'],
  ])('keeps a time %s, or moves it to the first permitted time after', (_what, at, expected) =>
    expect(shown(textNoEarlierThan(Date.parse(at), NEW_YORK))).toBe(shown(Date.parse(expected))),
  );
});
