import { describe, expect, it } from '@jest/globals';
import type { CalendarReadError } from '../calendar-adapter.js';
import { readFeed } from './read-feed.js';

const WINDOW = { timeZone: 'America/New_York', from: Date.UTC(2026, 9, 1), to: Date.UTC(2027, 9, 1) };

const feedOf = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const eventOf = (...lines: string[]) => feedOf('BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT');
const NEW_YORK = ';TZID=America/New_York';

async function busyIn(text: string) {
  const { busy } = await readFeed(text, WINDOW);
  return busy.map(({ startsAt, endsAt }) => [iso(startsAt), iso(endsAt)].join(' – '));
}
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const problemOf = (text: string) =>
  readFeed(text, WINDOW).then(
    () => 'none',
    (error: unknown) => (error as CalendarReadError).problem,
  );

describe('what a feed holds', () => {
  it('is busy unless it is marked as free or cancelled', async () => {
    const times = ['DTSTART:20261005T140000Z', 'DTEND:20261005T150000Z'];
    expect(await busyIn(eventOf(...times))).toEqual(['2026-10-05T14:00 – 2026-10-05T15:00']);
    for (const line of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']) {
      expect(await busyIn(eventOf(...times, line))).toEqual([]);
    }
    expect(await busyIn(eventOf('DTSTART:20261005T140000Z'))).toEqual([]);
    expect(await busyIn(eventOf('DTSTART:20200105T140000Z', 'DTEND:20200105T150000Z'))).toEqual([]);
  });

  it('is in the zone that it names, of the calendar, or of the practice', async () => {
    const floating = ['DTSTART:20261005T090000', 'DURATION:PT1H'];
    expect(await busyIn(eventOf(...floating))).toEqual(['2026-10-05T13:00 – 2026-10-05T14:00']);
    const berlin = feedOf('X-WR-TIMEZONE:Europe/Berlin', 'BEGIN:VEVENT', 'UID:one', ...floating, 'END:VEVENT');
    expect(await busyIn(berlin)).toEqual(['2026-10-05T07:00 – 2026-10-05T08:00']);
    const prefixed = eventOf('DTSTART;TZID=/mozilla.org/20050126_1/Europe/London:20261005T090000', 'DURATION:PT1H');
    expect(await busyIn(prefixed)).toEqual(['2026-10-05T08:00 – 2026-10-05T09:00']);
    expect(await problemOf(eventOf('DTSTART;TZID=Nowhere:20261005T090000', 'DURATION:PT1H'))).toBe('no_calendar');
  });

  it('is in a zone that only the feed itself explains', async () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Pacific Standard Time'],
      ...['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0800'],
      ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0800', 'TZOFFSETTO:-0700'],
      ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ];
    const event = ['DTSTART;TZID=Pacific Standard Time:20261030T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'];
    expect(await busyIn(feedOf(...zone, 'BEGIN:VEVENT', 'UID:one', ...event, 'END:VEVENT'))).toEqual([
      '2026-10-30T16:00 – 2026-10-30T17:00',
      '2026-10-31T16:00 – 2026-10-31T17:00',
      '2026-11-01T17:00 – 2026-11-01T18:00',
      '2026-11-02T17:00 – 2026-11-02T18:00',
    ]);
  });

  it('takes whole days as they are in the zone, also the short one', async () => {
    expect(await busyIn(eventOf('DTSTART;VALUE=DATE:20270314', 'DTEND;VALUE=DATE:20270315'))).toEqual([
      '2027-03-14T05:00 – 2027-03-15T04:00',
    ]);
    expect(await busyIn(eventOf('DTSTART;VALUE=DATE:20261101'))).toEqual(['2026-11-01T04:00 – 2026-11-02T05:00']);
  });
});

describe('a series of a feed', () => {
  const weekly = [
    `DTSTART${NEW_YORK}:20261026T090000`,
    `DTEND${NEW_YORK}:20261026T100000`,
    'RRULE:FREQ=WEEKLY;COUNT=3',
  ];
  const [first, second, third] = [
    '2026-10-26T13:00 – 2026-10-26T14:00',
    '2026-11-02T14:00 – 2026-11-02T15:00',
    '2026-11-09T14:00 – 2026-11-09T15:00',
  ];

  it('keeps its wall time across a change of clocks', async () => {
    expect(await busyIn(eventOf(...weekly))).toEqual([first, second, third]);
  });

  it('ends when its rule says so, in UTC or by day', async () => {
    const until = (end: string) => [...weekly.slice(0, 2), `RRULE:FREQ=WEEKLY;UNTIL=${end}`];
    expect(await busyIn(eventOf(...until('20261102T140000Z')))).toEqual([first, second]);
    expect(await busyIn(eventOf(...until('20261102T135959Z')))).toEqual([first]);
    expect(await busyIn(eventOf(...until('20261102')))).toEqual([first, second]);
  });

  it('leaves out and adds what it names', async () => {
    expect(await busyIn(eventOf(...weekly, 'EXDATE:20261102T140000Z'))).toEqual([first, third]);
    expect(await busyIn(eventOf(...weekly, `EXDATE${NEW_YORK}:20261026T090000,20261109T090000`))).toEqual([second]);
    expect(await busyIn(eventOf(...weekly, 'EXDATE;VALUE=DATE:20261102'))).toEqual([first, third]);
    expect(await busyIn(eventOf(...weekly, 'RDATE:20261201T140000Z'))).toEqual([
      ...[first, second, third],
      '2026-12-01T14:00 – 2026-12-01T15:00',
    ]);
    expect(await busyIn(eventOf(...weekly, 'RDATE;VALUE=PERIOD:20261201T140000Z/PT3H'))).toContain(
      '2026-12-01T14:00 – 2026-12-01T17:00',
    );
  });

  it('has occurrences that are different, alone or with all that follow', async () => {
    const changed = (...lines: string[]) =>
      feedOf(
        ...['BEGIN:VEVENT', 'UID:one', ...weekly, 'END:VEVENT'],
        ...['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'],
      );
    const moved = [`DTSTART${NEW_YORK}:20261103T110000`, `DTEND${NEW_YORK}:20261103T113000`];
    expect(await busyIn(changed(`RECURRENCE-ID${NEW_YORK}:20261102T090000`, ...moved))).toEqual([
      ...[first, '2026-11-03T16:00 – 2026-11-03T16:30', third],
    ]);
    expect(await busyIn(changed('RECURRENCE-ID:20261102T140000Z', ...moved, 'STATUS:CANCELLED'))).toEqual([
      first,
      third,
    ]);
    const following = `RECURRENCE-ID${NEW_YORK};RANGE=THISANDFUTURE:20261102T090000`;
    expect(await busyIn(changed(following, ...moved))).toEqual([
      ...[first, '2026-11-03T16:00 – 2026-11-03T16:30', '2026-11-10T16:00 – 2026-11-10T16:30'],
    ]);
  });
});

describe('a feed that is not read', () => {
  it.each([
    ['a page', '<!doctype html><title>Log in</title>'],
    ['nothing', ''],
    ['half a calendar', feedOf('BEGIN:VEVENT').replace('END:VCALENDAR', '')],
    ['an event without its end', feedOf('BEGIN:VEVENT', 'UID:one')],
    ['a start that is none', eventOf('DTSTART:yesterday')],
    ['a rule that is none', eventOf('DTSTART:20261005T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES')],
  ])('is %s', async (_what, text) => {
    expect(await problemOf(text)).toBe('no_calendar');
  });

  it('has more in it than is read, or rules without an end', async () => {
    const every = (rule: string) => eventOf('DTSTART:20261005T140000Z', 'DURATION:PT1S', `RRULE:${rule}`);
    expect(await problemOf(every('FREQ=SECONDLY'))).toBe('too_large');
    expect(await problemOf(every('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))).toMatch(/too_large|no_calendar/);
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Endless', 'BEGIN:STANDARD', 'DTSTART:16010101T020000'];
    const endless = feedOf(
      ...[...zone, 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0800', 'RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE'],
      ...['BEGIN:VEVENT', 'UID:one', 'DTSTART;TZID=Endless:20261005T090000', 'DURATION:PT1H', 'END:VEVENT'],
    );
    expect(await problemOf(endless)).toMatch(/too_large|no_calendar/);
  });
});

it('gives a calendar its name, and keeps nothing else that is in it', async () => {
  const event = [
    'BEGIN:VEVENT',
    'UID:one',
    'SUMMARY:Doctor',
    'DTSTART:20261005T140000Z',
    'DURATION:PT1H',
    'END:VEVENT',
  ];
  const text = feedOf('X-WR-CALNAME:Ada\\, private', ...event);
  const read = await readFeed(text, WINDOW);
  expect(read.name).toBe('Ada, private');
  expect(read.busy).toEqual([{ startsAt: Date.UTC(2026, 9, 5, 14), endsAt: Date.UTC(2026, 9, 5, 15) }]);
});
