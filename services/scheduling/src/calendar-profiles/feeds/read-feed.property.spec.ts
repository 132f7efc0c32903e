import { expect, it } from '@jest/globals';
import { Random } from '@yarrow/kit/testing/random';
import { addDays, daysBetween, toInstant, weekday } from '@yarrow/time/wall-time';
import { readFeed } from './read-feed.js';

const RUNS = 300;
const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'] as const;
const [FROM, TO] = ['2026-10-01', '2027-06-01'];
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const HOUR_MS = 3_600_000;

/** A series in plain terms, independent of the format of feeds and of the library. */
interface Plan {
  zone: string;
  first: string;
  time: string;
  hours: number;
  free: boolean;
  every: 'day' | 'week' | 'month' | undefined;
  interval: number;
  weekdays: number[];
  count: number;
  left: string[];
  moved: Map<string, { day: string; time: string }>;
}

function planOf(random: Random): Plan {
  const every = random.of(['day', 'week', 'month', undefined] as const);
  const first = addDays(FROM, random.below(120));
  const plan: Plan = {
    ...{ zone: random.of(ZONES), first, time: `${10 + random.below(10)}:${random.of(['00', '15', '30'])}` },
    ...{ hours: 1 + random.below(5), free: random.chance(0.1), every, interval: 1 + random.below(3) },
    weekdays: [...new Set([weekday(first), random.below(7), random.below(7)])].sort(),
    ...{ count: every ? 1 + random.below(20) : 1, left: [], moved: new Map() },
  };
  for (const day of daysOf(plan)) {
    const fate = random.next();
    if (fate < 0.1) plan.left.push(day);
    else if (fate < 0.2) plan.moved.set(day, { day: addDays(day, random.below(3)), time: '09:05' });
  }
  return plan;
}

/** Looks at each day, whether it is one. */
function daysOf({ first, every, interval, weekdays, count }: Plan): string[] {
  const days: string[] = [];
  for (let day = first; days.length < count && day < '2030-01-01'; day = addDays(day, 1)) {
    if (isOne(day)) days.push(day);
    if (!every) break;
  }
  return days;

  function isOne(day: string): boolean {
    if (!every) return true;
    if (every === 'day') return daysBetween(first, day) % interval === 0;
    if (every === 'month') return day.slice(8) === first.slice(8) && monthsFrom(first, day) % interval === 0;
    const monday = addDays(first, -((weekday(first) + 6) % 7));
    return Math.floor(daysBetween(monday, day) / 7) % interval === 0 && weekdays.includes(weekday(day));
  }
}

const monthsFrom = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

function busyOf(plans: readonly Plan[]): string[] {
  const times = plans.flatMap((plan) =>
    plan.free
      ? []
      : daysOf(plan)
          .filter((day) => !plan.left.includes(day))
          .map((day) => plan.moved.get(day) ?? { day, time: plan.time })
          .map(({ day, time }) => toInstant(`${day}T${time}`, plan.zone))
          .map((startsAt) => ({ startsAt, endsAt: startsAt + plan.hours * HOUR_MS })),
  );
  const seen = times.filter(({ startsAt, endsAt }) => startsAt < Date.parse(TO) && endsAt > Date.parse(FROM));
  return [...new Set(seen.map(textOf))].sort();
}

const textOf = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) =>
  `${new Date(startsAt).toISOString()} ${new Date(endsAt).toISOString()}`;

function eventsOf(plan: Plan, uid: number): string[] {
  const at = (day: string, time: string) => {
    const wall = `${day}T${time}:00`.replace(/[-:]/g, '');
    return plan.zone === 'UTC' ? `:${wall}Z` : `;TZID=${plan.zone}:${wall}`;
  };
  const rest = [`UID:${uid}`, `DURATION:PT${plan.hours}H`, ...(plan.free ? ['TRANSP:TRANSPARENT'] : [])];
  const frequency = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' }[plan.every ?? 'day'];
  const byDay = plan.every === 'week' ? `;BYDAY=${plan.weekdays.map((day) => DAYS[day]).join(',')}` : '';
  const rule = `RRULE:FREQ=${frequency};INTERVAL=${plan.interval};COUNT=${plan.count}${byDay}`;
  const left = plan.left.map((day) => `EXDATE${at(day, plan.time)}`);
  const master = [`DTSTART${at(plan.first, plan.time)}`, ...rest, ...(plan.every ? [rule] : []), ...left];
  const moved = [...plan.moved].map(([day, to]) => [
    ...[`RECURRENCE-ID${at(day, plan.time)}`, `DTSTART${at(to.day, to.time)}`, ...rest],
  ]);
  return [master, ...moved].flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
}

it(`agrees with a naive reading of ${RUNS} random feeds, whatever is in them twice`, async () => {
  const random = new Random(20_261_126);
  for (let run = 0; run < RUNS; run += 1) {
    const plans = Array.from({ length: 1 + random.below(4) }, () => planOf(random));
    const events = plans.flatMap((plan, uid) => {
      const lines = eventsOf(plan, uid);
      return random.chance(0.1) ? [...lines, ...lines] : lines;
    });
    const text = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
    const { busy } = await readFeed(text, { timeZone: 'UTC', from: Date.parse(FROM), to: Date.parse(TO) });
    expect({ run, busy: busy.map(textOf).sort() }).toEqual({ run, busy: busyOf(plans) });
  }
});
