import { describe, expect, it } from '@jest/globals';
import { calendarLinks } from './calendar-links.js';

const entry = {
  title: 'Massage & “rest” + tea',
  startsAt: new Date('2027-03-14T06:30:00.500Z'),
  endsAt: new Date('2027-03-14T07:30:00Z'),
  location: '12 Mercer St #4, New York',
  details: 'One\nhttps://yarrow.example/m/c/secret?x=1&y=2',
  fileUrl: '/calendar-files/secret.ics',
};

describe('calendarLinks', () => {
  it.each(['google', 'outlook'] as const)('keep %s text whole, whatever signs it has', (name) => {
    const { searchParams } = new URL(calendarLinks(entry)[name]);
    const values = [...searchParams.values()];
    for (const text of [entry.title, entry.location, entry.details]) expect(values).toContain(text);
  });

  it('say instants in UTC, whole seconds', () => {
    const { google, outlook, apple } = calendarLinks(entry);
    expect(new URL(google).searchParams.get('dates')).toBe('20270314T063000Z/20270314T073000Z');
    expect(new URL(outlook).searchParams.get('startdt')).toBe('2027-03-14T06:30:00Z');
    expect(apple).toBe('/calendar-files/secret.ics');
  });

  it('write spaces in full for Outlook', () => expect(calendarLinks(entry).outlook).not.toContain('+'));
});
