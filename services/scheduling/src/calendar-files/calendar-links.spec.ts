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
    const [title, details] = { google: ['text', 'details'], outlook: ['subject', 'body'] }[name] as [string, string];
    expect(searchParams.get(title)).toBe(entry.title);
    expect(searchParams.get('location')).toBe(entry.location);
    expect(searchParams.get(details)).toBe(entry.details);
  });

  it('open the forms of Google and Outlook, and the file for Apple', () => {
    const { google, outlook, apple } = calendarLinks(entry);
    const [form, compose] = [new URL(google), new URL(outlook)];
    expect([form.origin, form.pathname]).toEqual(['https://calendar.google.com', '/calendar/render']);
    expect(form.searchParams.get('action')).toBe('TEMPLATE');
    expect([compose.origin, compose.pathname]).toEqual(['https://outlook.live.com', '/calendar/0/deeplink/compose']);
    expect(compose.searchParams.get('path')).toBe('/calendar/action/compose');
    expect(compose.searchParams.get('rru')).toBe('addevent');
    expect(apple).toBe('/calendar-files/secret.ics');
  });

  it('say start and end in UTC, whole seconds', () => {
    const { google, outlook } = calendarLinks(entry);
    expect(new URL(google).searchParams.get('dates')).toBe('20270314T063000Z/20270314T073000Z');
    expect(new URL(outlook).searchParams.get('startdt')).toBe('2027-03-14T06:30:00Z');
    expect(new URL(outlook).searchParams.get('enddt')).toBe('2027-03-14T07:30:00Z');
  });

  it('use dates for an all-day event', () => {
    const { google, outlook } = calendarLinks({ ...entry, days: { first: '2027-03-13', end: '2027-03-15' } });
    expect(new URL(google).searchParams.get('dates')).toBe('20270313/20270315');
    const form = new URL(outlook).searchParams;
    expect(['startdt', 'enddt', 'allday'].map((name) => form.get(name))).toEqual(['2027-03-13', '2027-03-15', 'true']);
  });

  it('write spaces in full for Outlook', () => expect(calendarLinks(entry).outlook).not.toContain('+'));
});
