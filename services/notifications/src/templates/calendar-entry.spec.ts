import { describe, expect, it } from '@jest/globals';
import { calendarText } from './calendar-entry.js';
import type { CalendarEntry } from './message.js';

const entry: CalendarEntry = {
  method: 'REQUEST',
  uid: '0199-a@yarrow',
  sequence: 3,
  startsAt: Date.UTC(2026, 10, 20, 17),
  endsAt: Date.UTC(2026, 10, 20, 18),
  summary: 'Massage, deep; slow',
  description: 'Bring water.\nhttps://example.com/m/c/abc',
  location: '12 Alder Street, Vancouver',
  organizer: { name: 'Still Water', email: 'ines@example.com' },
  attendee: { name: 'Ada Okafor', email: 'ada@example.com' },
};
const unfolded = (changes: Partial<CalendarEntry> = {}) =>
  calendarText({ ...entry, ...changes }, Date.UTC(2026, 10, 1)).replaceAll('\r\n ', '');

describe('calendarText', () => {
  it('is a request in UTC with UID and SEQUENCE', () => {
    const text = unfolded();
    for (const line of [
      'METHOD:REQUEST',
      'UID:0199-a@yarrow',
      'SEQUENCE:3',
      'DTSTART:20261120T170000Z',
      'DTEND:20261120T180000Z',
      'DTSTAMP:20261101T000000Z',
      'STATUS:CONFIRMED',
    ]) {
      expect(text.split('\r\n')).toContain(line);
    }
  });

  it('escapes what the format reserves', () => expect(unfolded()).toContain('SUMMARY:Massage\\, deep\\; slow'));

  it('takes the same entry back', () => {
    const text = unfolded({ method: 'CANCEL', sequence: 4 });
    for (const line of ['METHOD:CANCEL', 'UID:0199-a@yarrow', 'SEQUENCE:4', 'STATUS:CANCELLED'])
      expect(text.split('\r\n')).toContain(line);
  });
});
