import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { testAppointment } from '../testing/test-appointment.js';
import { calendarFile } from './calendar-file.js';

const practice = create(PracticeSchema, { name: 'Quiet; Hands, New York', email: 'ada@example.com' });
const now = new Date('2027-01-04T12:00:00Z');
const textOf = (changes: Parameters<typeof testAppointment>[0]) =>
  calendarFile(testAppointment(changes), {
    ...{ page: 'https://yarrow.example/m/c/secret', organizer: 'hello@yarrow.example', practice, now },
  }).text;

describe('a calendar file', () => {
  it('escapes text and folds lines at 75 octets, as RFC 5545 §3.1 and §3.3.11 ask', () => {
    const lines = testAppointment().lines.map((line) => ({ ...line, name: 'Massage, très long; '.repeat(12) }));
    const text = textOf({ lines });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('Massage\\, très long\\; ');
    expect(unfolded).toContain('with Quiet\\; Hands\\, New York\r\n');
    expect(unfolded).toContain('\\nhttps://yarrow.example/m/c/secret');
  });

  it('has one entry: when it starts and ends, where, its page and when it was made', () => {
    const createdAt = new Date('2027-01-03T09:30:00Z');
    const { id, startsAt, endsAt } = testAppointment();
    const inUtc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
    const lines = textOf({ createdAt }).replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
    for (const line of [
      `UID:${id}@yarrow`,
      `DTSTART:${inUtc(startsAt)}`,
      `DTEND:${inUtc(endsAt)}`,
      `DTSTAMP:${inUtc(now)}`,
      `CREATED:${inUtc(createdAt)}`,
      'URL;VALUE=URI:https://yarrow.example/m/c/secret',
    ])
      expect(lines).toContain(line);
  });

  it.each([
    ['approved', 'PUBLISH', 'CONFIRMED'],
    ['pending', 'PUBLISH', 'TENTATIVE'],
    ['awaiting_payment', 'PUBLISH', 'TENTATIVE'],
    ['declined', 'CANCEL', 'CANCELLED'],
    ['cancelled', 'CANCEL', 'CANCELLED'],
    ['unavailable', 'CANCEL', 'CANCELLED'],
  ] as const)('of an appointment that is %s has the method %s and the status %s', (state, method, status) => {
    const text = textOf({ state, version: 7, calendarSequence: 3 });
    expect(text).toContain(`METHOD:${method}\r\n`);
    expect(text).toContain(`STATUS:${status}\r\n`);
    expect(text).toContain('SEQUENCE:3\r\n');
  });

  it('comes from the address of the platform in the practice’s name, and does not disclose how its owner logs in', () => {
    const text = textOf({}).replaceAll('\r\n ', '');
    expect(text).toContain('ORGANIZER;CN="Quiet; Hands, New York":mailto:hello@yarrow.example');
    expect(text).not.toContain('ada@example.com');
  });

  it('names a hidden address and the link to meet in accepted visits only', () => {
    const { place } = testAppointment();
    const hidden = { ...place, hideAddress: true };
    expect(textOf({ state: 'pending', place: hidden })).toContain('LOCATION:New York\\, NY\r\n');
    expect(textOf({ state: 'approved', place: hidden })).toContain('LOCATION:12 Mercer St');
    const home = { ...hidden, kind: 'home' };
    expect(textOf({ state: 'approved', place: home })).toContain('LOCATION:New York\\, NY\r\n');
    const virtual = { ...place, kind: 'virtual', virtualLink: 'https://meet.example/1' };
    expect(textOf({ state: 'pending', place: virtual })).not.toContain('meet.example');
    expect(textOf({ state: 'approved', place: virtual })).toContain('LOCATION:https://meet.example/1\r\n');
  });
});
