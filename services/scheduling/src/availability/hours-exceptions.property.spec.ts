import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import {
  type Location,
  LocationSchema,
  PracticeSchema,
  type Service,
  ServiceSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { makeOffer } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { requireBookable, slotRules } from './slot-rules.js';
import { startsWithin } from './starts.js';

const MINUTE_MS = 60_000;
const DURATION_MINUTES = 45;
const STEP_MINUTES = 30;
/** Every time that is made up is a multiple of it. */
const GRID_MINUTES = 15;

interface Block {
  startsAt: string;
  endsAt: string;
}

interface Case {
  timeZone: string;
  /** First of three days. */
  from: string;
  /** Blocks by weekday, Sunday first. */
  week: Block[][];
  /** Blocks by date. */
  exceptions: Map<string, Block[]>;
  serviceWeek: Block[][] | null;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Up to three stretches of one day that do not overlap, as catalog stores them; often around the change of clocks. */
const dayBlocks = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 6 })
  .map((edges) => edges.sort((a, b) => a - b).map((edge) => clock(edge * GRID_MINUTES)))
  .map((edges) =>
    Array.from({ length: Math.floor(edges.length / 2) }, (_, at) => ({
      startsAt: edges[at * 2]!,
      endsAt: edges[at * 2 + 1]!,
    })),
  );
const night = fc.constantFrom<Block[][]>(
  [{ startsAt: '00:00', endsAt: '04:00' }],
  [
    { startsAt: '00:15', endsAt: '01:30' },
    { startsAt: '02:15', endsAt: '24:00' },
  ],
);
const blocks = fc.oneof({ weight: 3, arbitrary: dayBlocks }, { weight: 1, arbitrary: night });
const week = fc.array(blocks, { minLength: 7, maxLength: 7 });

/** Three days each; clocks change on the second, but for the last zone, which has no summer time. */
const spans = fc.constantFrom<[string, string][]>(
  ['America/New_York', '2027-03-13'],
  ['America/New_York', '2026-10-31'],
  ['Europe/Berlin', '2027-03-27'],
  ['Europe/Berlin', '2026-10-24'],
  ['Australia/Lord_Howe', '2026-10-03'],
  ['Australia/Lord_Howe', '2027-04-03'],
  ['America/Santiago', '2026-09-05'],
  ['Asia/Kathmandu', '2026-12-24'],
);

const cases: fc.Arbitrary<Case> = spans.chain(([timeZone, from]) =>
  fc.record({
    timeZone: fc.constant(timeZone),
    from: fc.constant(from),
    week,
    exceptions: fc
      .array(fc.tuple(fc.integer({ min: -1, max: 3 }), fc.oneof(fc.constant<Block[]>([]), blocks)), { maxLength: 4 })
      .map(
        (list) =>
          new Map(list.map(([days, on]) => [Temporal.PlainDate.from(from).add({ days }).toString(), on] as const)),
      ),
    serviceWeek: fc.option(week, { freq: 2 }),
  }),
);

const weekdays = (days: Block[][]) => days.map((on, weekday) => ({ weekday, blocks: on }));

function catalogOf({ timeZone, week: hours, exceptions, serviceWeek }: Case): PracticeCatalog {
  const location: Location = create(LocationSchema, {
    ...{ locationId: 'studio', state: 'active', timeZone, hours: weekdays(hours) },
    hoursExceptions: Array.from(exceptions, ([date, on]) => ({ date, blocks: on })),
  });
  const service: Service = create(ServiceSchema, {
    ...{ serviceId: 'massage', kind: 'service', public: true, locationIds: ['studio'] },
    variations: [{ variationId: 'massage', durationMinutes: DURATION_MINUTES }],
    hours: serviceWeek ? weekdays(serviceWeek).filter(({ blocks: on }) => on.length > 0) : [],
  });
  const booking = { bufferMinutes: 0, leadTimeMinutes: 0, startTimeIncrementMinutes: STEP_MINUTES };
  const practice = create(PracticeSchema, { practiceId: 'p', published: true, currency: 'USD', booking });
  const known = { takesCards: false, calendarsUnreadSince: null, meetingsAt: null };
  return { practice, locations: [location], services: [service], ...known };
}

interface Moment {
  epochMs: number;
  date: string;
  minute: number;
  /** 0 is Sunday. */
  weekday: number;
}

const known = new Map<string, Moment[]>();

/** Every quarter of an hour from the first midnight to the last, with what the wall says then; worked out once a span. */
function moments({ timeZone, from }: Case): Moment[] {
  const span = `${timeZone} ${from}`;
  const found = known.get(span) ?? momentsFrom(from, timeZone);
  known.set(span, found);
  return found;
}

function momentsFrom(from: string, timeZone: string): Moment[] {
  const first = Temporal.PlainDate.from(from);
  const [begin, end] = [first, first.add({ days: 4 })].map((day) => day.toZonedDateTime(timeZone).epochMilliseconds);
  return Array.from({ length: (end! - begin!) / (GRID_MINUTES * MINUTE_MS) }, (_, index) => {
    const epochMs = begin! + index * GRID_MINUTES * MINUTE_MS;
    const wall = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
    const date = wall.toPlainDate().toString();
    return { epochMs, date, minute: wall.hour * 60 + wall.minute, weekday: wall.dayOfWeek % 7 };
  });
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const blockAt = (on: Block[], minute: number) =>
  on.find(({ startsAt, endsAt }) => minuteOf(startsAt) <= minute && minute < minuteOf(endsAt));

/**
 * Said once more, moment by moment and with nothing of the engine: a start is where location and service are open, a whole
 * number of steps on the wall after both were, and both stay open for as long as the visit lasts.
 */
function naiveStarts(given: Case): number[] {
  const open = moments(given).map((moment) => {
    const here = blockAt(given.exceptions.get(moment.date) ?? given.week[moment.weekday]!, moment.minute);
    const hasOwn = given.serviceWeek?.some((on) => on.length > 0);
    const there = hasOwn ? blockAt(given.serviceWeek![moment.weekday]!, moment.minute) : ALWAYS;
    const since = here && there && Math.max(minuteOf(here.startsAt), minuteOf(there.startsAt));
    return { ...moment, since };
  });
  const last = Temporal.PlainDate.from(given.from).add({ days: 2 }).toString();
  return open
    .filter(({ since, minute, date }, index) => {
      if (since === undefined || date > last || (minute - since) % STEP_MINUTES !== 0) return false;
      return open.slice(index, index + DURATION_MINUTES / GRID_MINUTES).every((one) => one.since !== undefined);
    })
    .map(({ epochMs }) => epochMs);
}

const ALWAYS: Block = { startsAt: '00:00', endsAt: '24:00' };

function rulesOf(given: Case) {
  const catalog = catalogOf(given);
  return slotRules(catalog, makeOffer(catalog, ['massage'], 'studio'));
}

const RUNS = { seed: 20_261_126, numRuns: 400 };

describe('availability with weekly hours and exceptions', () => {
  it('offers what an independent implementation offers, across changes of clocks', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const all = moments(given);
        const [begin, end] = [all[0]!.epochMs, all.find(({ date }) => date > lastDayOf(given))!.epochMs];
        const offered = startsWithin(rulesOf(given), [], begin, end, begin);
        expect(offered).toEqual(naiveStarts(given));
      }),
      RUNS,
    );
  });

  it('lets those be booked and no others', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const [rules, wanted, all] = [rulesOf(given), new Set(naiveStarts(given)), moments(given)];
        for (const { epochMs, date } of all.filter((moment) => moment.date <= lastDayOf(given))) {
          const book = () => requireBookable(rules, [], epochMs, all[0]!.epochMs);
          if (wanted.has(epochMs)) book();
          else expect({ date, refused: refusalOf(book) }).toEqual({ date, refused: 'outside_hours' });
        }
      }),
      { ...RUNS, numRuns: 40 },
    );
  });
});

const lastDayOf = ({ from }: Case) => Temporal.PlainDate.from(from).add({ days: 2 }).toString();

function refusalOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}
