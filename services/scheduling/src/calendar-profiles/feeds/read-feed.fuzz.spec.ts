import { expect, it } from '@jest/globals';
import { Random } from '@yarrow/kit/testing/random';
import { CalendarReadError } from '../calendar-adapter.js';
import { readFeed } from './read-feed.js';

const RUNS = Number(process.env['FEED_FUZZ_RUNS'] ?? 500);
const WINDOW = { timeZone: 'America/New_York', from: Date.UTC(2026, 9, 1), to: Date.UTC(2027, 9, 1) };

/** As many occurrences as are counted before a feed is refused; each costs time. */
const ENDLESS = 'RRULE:FREQ=SECONDLY';
/** Lines that calendars have, right and wrong ones. */
const LINES = [
  ...['BEGIN:VCALENDAR', 'END:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE'],
  ...[
    'BEGIN:STANDARD',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'END:DAYLIGHT',
    'BEGIN:VALARM',
    'END:VALARM',
    'BEGIN:',
    'END',
  ],
  ...['UID:1', 'UID:', 'UID:2', 'TZID:Home', 'TZID:Europe/Berlin', 'X-WR-TIMEZONE:Mars/Phobos', 'X-WR-CALNAME:Ada'],
  ...['TZOFFSETFROM:-0800', 'TZOFFSETTO:+9999', 'TZOFFSETTO:-0700', 'TZNAME:PST'],
  ...[
    'DTSTART:20261005T140000Z',
    'DTSTART:20261005',
    'DTSTART;VALUE=DATE:20261101',
    'DTSTART;TZID=Home:20261101T013000',
  ],
  ...[
    'DTSTART;TZID=Europe/Berlin:20261025T023000',
    'DTSTART:99999999T999999Z',
    'DTSTART:0001',
    'DTSTART;TZID=:20261005T140000',
  ],
  ...[
    'DTEND:20261005T150000Z',
    'DTEND:20261004T150000Z',
    'DTEND;VALUE=DATE:20261103',
    'DTEND:',
    'DURATION:PT1H',
    'DURATION:-P9W',
  ],
  ...['DURATION:P99999D', 'DURATION:PT', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=YEARLY;BYDAY=53MO;BYMONTH=2'],
  ...[
    'RRULE:FREQ=WEEKLY;COUNT=0',
    'RRULE:FREQ=WEEKLY;INTERVAL=0',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=31',
    'RRULE:UNTIL=20270101',
  ],
  ...[
    'RRULE:FREQ=DAILY;UNTIL=20261231T000000Z',
    'RRULE:FREQ=HOURLY;BYHOUR=25',
    'EXDATE:20261006T140000Z',
    'EXDATE;VALUE=DATE:20261006',
  ],
  ...[
    'RDATE;VALUE=PERIOD:20261201T140000Z/PT3H',
    'RDATE;VALUE=PERIOD:20261201T140000Z/20261101T140000Z',
    'RDATE:nonsense',
  ],
  ...[
    'RECURRENCE-ID:20261005T140000Z',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20261007T140000Z',
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
  ],
  ...[' folded', '\tfolded', '', 'SUMMARY:A\\nB', 'X-🦄:1', ':', ';;;:::', '\u0000', `SUMMARY:${'x'.repeat(500)}`],
] as const;

function textOf(random: Random): string {
  const lines = Array.from({ length: random.below(30) }, () => random.of(LINES) as string);
  if (random.chance(0.01)) lines.push(ENDLESS);
  // Most are whole calendars around nonsense: otherwise nearly all would end at the first line.
  const whole = random.chance(0.8)
    ? [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'DTSTART:20261005T140000Z',
        ...lines.filter((line) => !/^(BEGIN|END)/.test(line)),
        'END:VEVENT',
        'END:VCALENDAR',
      ]
    : lines;
  const text = whole.join(random.of(['\r\n', '\n', '\r']));
  if (!random.chance(0.3) || text === '') return text;
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(random.below(0x2100)) + text.slice(at + random.below(3));
}

it(`reads or refuses ${RUNS} feeds of nonsense, and never breaks`, async () => {
  const random = new Random(20_261_130);
  const outcomes = { read: 0, refused: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const text = textOf(random);
    try {
      const { busy } = await readFeed(text, WINDOW);
      const isRight = busy.every(
        ({ startsAt, endsAt }) => startsAt < endsAt && startsAt < WINDOW.to && endsAt > WINDOW.from,
      );
      expect({ text, isRight }).toEqual({ text, isRight: true });
      outcomes.read += 1;
    } catch (error) {
      if (!(error instanceof CalendarReadError)) throw new Error(`Broken by ${JSON.stringify(text)}`, { cause: error });
      outcomes.refused += 1;
    }
  }
  expect(outcomes.read).toBeGreaterThan(RUNS / 20);
  expect(outcomes.refused).toBeGreaterThan(RUNS / 20);
}, 1_800_000);
