import { describe, expect, it } from '@jest/globals';
import { vtimezone } from './vtimezone.js';

const lines = (zone: string, from: string, to = from) =>
  vtimezone(zone, Date.parse(from), Date.parse(to)).split('\r\n');

describe('vtimezone', () => {
  it('names the rules in force, with the moment at which they began', () => {
    expect(lines('America/New_York', '2026-11-20T15:00:00Z')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'TZNAME:EST',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  it('has both sides of a clock change that lies between', () => {
    const text = lines('Europe/London', '2027-03-27T10:00:00Z', '2027-03-28T10:00:00Z');
    expect(text.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261025T020000',
      'DTSTART:20270328T010000',
    ]);
    expect(text).toEqual(expect.arrayContaining(['BEGIN:STANDARD', 'BEGIN:DAYLIGHT', 'TZNAME:BST']));
  });

  it('knows half hours and zones that never change', () => {
    expect(lines('Asia/Kolkata', '2026-11-20T15:00:00Z')).toEqual(
      expect.arrayContaining(['DTSTART:19700101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530']),
    );
  });

  it('refuses a zone that it does not know', () => {
    expect(() => vtimezone('Mars/Olympus', 0, 0)).toThrow(RangeError);
  });
});
