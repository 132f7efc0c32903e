import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { calendarText } from './calendar-entry.js';
import type { CalendarEntry } from './message.js';

const entry: CalendarEntry = {
  method: 'REQUEST',
  uid: '0199-a@yarrow',
  sequence: 3,
  startsAt: Date.UTC(2026, 10, 20, 17),
  endsAt: Date.UTC(2026, 10, 20, 18),
  timeZone: 'America/New_York',
  summary: 'Massage, deep; slow',
  description: 'Bring water.\nhttps://example.com/m/c/abc',
  location: '12 Alder Street, Vancouver',
  organizer: { name: 'Still Water' },
  attendee: { name: 'Ada Okafor', email: 'ada@example.com' },
};
const textOf = (changes: Partial<CalendarEntry> = {}) =>
  calendarText([{ ...entry, ...changes }], 'hello@yarrow.example', Date.UTC(2026, 10, 1));
const unfolded = (changes: Partial<CalendarEntry> = {}) => textOf(changes).replaceAll('\r\n ', '').split('\r\n');

/** As a calendar program reads it, with no zone data but the file's own. */
function read(changes: Partial<CalendarEntry> = {}) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(textOf(changes)) as unknown[]);
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!) };
}

describe('calendarText', () => {
  it('is a request in wall time of the place, with UID, SEQUENCE and the zone’s own rules', () => {
    for (const line of [
      'METHOD:REQUEST',
      'UID:0199-a@yarrow',
      'SEQUENCE:3',
      'DTSTART;TZID=America/New_York:20261120T120000',
      'DTEND;TZID=America/New_York:20261120T130000',
      'DTSTAMP:20261101T000000Z',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Still Water":mailto:hello@yarrow.example',
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
    ]) {
      expect(unfolded()).toContain(line);
    }
  });

  it('means the same instants to a program that reads it', () => {
    const { calendar, event } = read();
    expect(calendar.getFirstSubcomponent('vtimezone')).toBeTruthy();
    expect(event.startDate.toJSDate().getTime()).toBe(entry.startsAt);
    expect(event.endDate.toJSDate().getTime()).toBe(entry.endsAt);
    expect([event.uid, event.sequence, event.summary]).toEqual(['0199-a@yarrow', 3, 'Massage, deep; slow']);
  });

  it.each([
    ['over the spring change', 'America/New_York', Date.UTC(2027, 2, 14, 6, 30), Date.UTC(2027, 2, 14, 8)],
    ['over the autumn change', 'Europe/London', Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 2, 30)],
    ['in Vancouver after its last change', 'America/Vancouver', Date.UTC(2026, 11, 1, 18), Date.UTC(2026, 11, 1, 19)],
  ])('keeps its instants %s', (_when, timeZone, startsAt, endsAt) => {
    const { event } = read({ timeZone, startsAt, endsAt });
    expect([event.startDate.toJSDate().getTime(), event.endDate.toJSDate().getTime()]).toEqual([startsAt, endsAt]);
  });

  it('has whole days without times, the last one included', () => {
    const allDay = { allDay: true, startsAt: Date.UTC(2026, 10, 20, 5), endsAt: Date.UTC(2026, 10, 22, 5) };
    expect(unfolded(allDay)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261122']),
    );
  });

  it('escapes what the format reserves', () => expect(unfolded()).toContain('SUMMARY:Massage\\, deep\\; slow'));

  it('prevents injected lines', () => {
    const hostile = 'x"\r\nEND:VEVENT\r\nBEGIN:VALARM\nATTACH:https://evil.example';
    const { event } = read({
      summary: hostile,
      location: hostile,
      attendee: { name: hostile, email: 'ada@example.com' },
    });
    expect(event.component.getAllSubcomponents('valarm')).toHaveLength(0);
    expect(event.summary).toContain('BEGIN:VALARM');
    expect(unfolded({ summary: hostile })).not.toContain('BEGIN:VALARM');
  });

  it('cancels the same entry', () => {
    for (const line of ['METHOD:CANCEL', 'UID:0199-a@yarrow', 'SEQUENCE:4', 'STATUS:CANCELLED'])
      expect(unfolded({ method: 'CANCEL', sequence: 4 })).toContain(line);
  });
});
