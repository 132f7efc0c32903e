import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { Random } from '@yarrow/kit/testing/random';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { FEED_ENV, serveFeed, type TestFeed } from '../testing/test-feeds.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';
import { READ_CALENDARS_JOB } from './calendar-readings.job.js';
import { NO_FEED } from './feeds/feed-address.js';

const clock = new FixedClock(OCTOBER_NOON);
const NOON_TO_ONE = [inOctober('12:00'), inOctober('13:00')] as const;
let scheduling: TestService;
let feed: TestFeed;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock, env: FEED_ENV });
  // The tests do the work themselves.
  await scheduling.app.get(JobsService).stop(READ_CALENDARS_JOB);
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(OCTOBER_NOON);
  feed = await serveFeed();
  feed.times = [NOON_TO_ONE];
  practice = await publishPractice(scheduling, { booking: POLICY });
});
afterEach(() => feed.stop());

const PROFILE = `id profileId profileName providerName
  calendars { id calendarId calendarName active readAt unreadSince problem }`;
const ADD = `mutation ($feedUrl: String!) {
  createCronofyFeed(feedUrl: $feedUrl) { result errors { code message field } feed { ${PROFILE} } } }`;
const UPDATE = `mutation ($calendars: [CalendarActivityInput!]!) {
  updateCronofyCalendars(calendars: $calendars) { result errors { code message field } calendarProfiles { ${PROFILE} } } }`;
const REMOVE = `mutation ($profileId: ID!) {
  removeCronofyProfile(profileId: $profileId) { result errors { code message field } } }`;

async function change(mutation: string, variables: object, actor: Partial<Actor> = practice.owner) {
  const { data, errors } = await scheduling.graphql(mutation, variables as Record<string, unknown>, actor);
  return errors ? errors[0]!.extensions.code : Object.values(data)[0];
}
const add = (feedUrl = feed.url, actor?: Partial<Actor>) => change(ADD, { feedUrl }, actor);
const read = () => scheduling.app.get(JobsService).runNow(READ_CALENDARS_JOB);
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
const busy = async (): Promise<string[]> => {
  const rows = await scheduling.dataSource.query<{ starts_at: Date; ends_at: Date }[]>(
    `SELECT starts_at, ends_at FROM occupancies WHERE practice_id = $1 AND kind = 'external' ORDER BY 1, 2`,
    [practice.practiceId],
  );
  return rows.map((row) => `${row.starts_at.toISOString()} ${row.ends_at.toISOString()}`);
};
const isTaken = async (time = inOctober('12:00')) => {
  const answer = await hold(scheduling, practice, time);
  return answer.errors[0]?.code === 'slot_taken';
};
async function health() {
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Practice {
    calendarProfiles { ${PROFILE} } } } }`;
  const of = [{ __typename: 'Practice', id: practice.practiceId }];
  const { data } = await scheduling.graphql(query, { of }, practice.owner);
  return data['_entities'][0].calendarProfiles[0].calendars[0];
}

describe('a feed', () => {
  it('is read at once, and what it holds cannot be booked', async () => {
    const { result, feed: added } = await add();
    expect(result).toBe('success');
    expect(added).toMatchObject({ providerName: 'ical_feed', profileName: 'Ada at home', profileId: added.id });
    expect(added.calendars).toMatchObject([
      { calendarName: 'Ada at home', active: true, readAt: clock.now().toISOString(), unreadSince: null },
    ]);
    expect(await isTaken()).toBe(true);
    expect(await isTaken(inOctober('13:00'))).toBe(false);
  });

  it('is connected once, however often and at whatever scheme it is added', async () => {
    const answers = await Promise.all([add(), add(), add(` ${feed.url}#top `)]);
    const ids = new Set(answers.map(({ feed: added }) => added.id));
    expect(ids.size).toBe(1);
    expect((await add()).feed.id).toBe([...ids][0]);
    expect(await busy()).toHaveLength(1);
  });

  it('has an address that cannot be read back', async () => {
    const answer = JSON.stringify(await add());
    const rows = JSON.stringify(
      await scheduling.dataSource.query('SELECT * FROM calendar_profiles, external_calendars'),
    );
    expect(answer + rows).not.toContain('private-8fca1');
    const [{ sealed_address: sealed }] = await scheduling.dataSource.query(
      'SELECT sealed_address FROM calendar_profiles WHERE practice_id = $1',
      [practice.practiceId],
    );
    expect(sealed.toString('latin1')).not.toContain('private-8fca1');
  });

  it('is refused in the words of the document where it is none, and nothing is kept', async () => {
    const refusal = { result: 'failure', errors: [{ code: 'invalid_feed_url', message: NO_FEED, field: 'feedUrl' }] };
    for (const typed of [
      '',
      'tomorrow',
      'ftp://example.com/a.ics',
      'http://10.0.0.1/a.ics',
      'http://a:b@example.com/',
    ]) {
      expect(await add(typed)).toMatchObject(refusal);
    }
    feed.text = '<!doctype html><title>Log in</title>';
    expect(await add()).toMatchObject(refusal);
    feed.status = 404;
    expect(await add()).toMatchObject(refusal);
    const client = { kind: 'client', userId: newId() } as const;
    expect(await add(feed.url, client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    const kept = 'SELECT 1 FROM calendar_profiles WHERE practice_id = $1';
    expect(await scheduling.dataSource.query(kept, [practice.practiceId])).toEqual([]);
  });

  it('is one of ten at most', async () => {
    for (let count = 0; count < 10; count += 1) expect((await add(`${feed.url}?${count}`)).result).toBe('success');
    expect(await add()).toMatchObject({ errors: [{ code: 'too_many_calendars' }] });
    expect((await add(`${feed.url}?3`)).result).toBe('success');
  });
});

describe('what a feed holds', () => {
  it('follows it every quarter of an hour, and costs nothing while nothing changes', async () => {
    await add();
    feed.times = [[inOctober('15:00'), inOctober('16:00')]];
    later(14);
    await read();
    expect(await isTaken()).toBe(true);
    later(1);
    await read();
    expect(await busy()).toEqual(['2026-10-22T19:00:00.000Z 2026-10-22T20:00:00.000Z']);
    later(15);
    await read();
    expect(feed.asked.map(({ sent }) => sent)).toEqual([true, true, false]);
    later(24 * 60);
    await read();
    expect(feed.asked.at(-1)!.sent).toBe(true);
  });

  it('takes its time also where a visit is booked', async () => {
    feed.times = [];
    await add();
    const held = await hold(scheduling, practice, inOctober('12:00'));
    expect(held.result).toBe('success');
    feed.times = [NOON_TO_ONE, [inOctober('12:30'), inOctober('14:00')]];
    later(15);
    await read();
    expect(await busy()).toHaveLength(2);
  });

  it('is free while it is switched off, and busy again once it was read', async () => {
    const { feed: added } = await add();
    const [{ id }] = added.calendars;
    const off = await change(UPDATE, { calendars: [{ id, active: false }] });
    expect(off.calendarProfiles[0].calendars).toMatchObject([{ id, active: false }]);
    expect(await busy()).toEqual([]);
    later(60);
    await read();
    expect(feed.asked).toHaveLength(1);
    await change(UPDATE, { calendars: [{ id, active: true }] });
    await read();
    expect(await isTaken()).toBe(true);
  });

  it('is free once it is removed', async () => {
    const { feed: added } = await add();
    expect(await change(REMOVE, { profileId: added.profileId })).toMatchObject({ result: 'success' });
    expect(await isTaken()).toBe(false);
    expect(await change(REMOVE, { profileId: added.profileId })).toMatchObject({ errors: [{ code: 'not_found' }] });
    later(60);
    await read();
    expect(feed.asked).toHaveLength(1);
  });

  it('is changed by its practice alone, all that is named or nothing', async () => {
    const other = await publishPractice(scheduling);
    const { feed: theirs } = await add(feed.url, other.owner);
    const { feed: own } = await add();
    const calendars = [own, theirs].map(({ calendars: [{ id }] }) => ({ id, active: false }));
    const message = 'There was an error updating calendars';
    expect(await change(UPDATE, { calendars })).toMatchObject({ errors: [{ code: 'not_found', message }] });
    expect(await change(UPDATE, { calendars: [{ id: 'x', active: true }] })).toMatchObject({ result: 'failure' });
    expect(await change(REMOVE, { profileId: theirs.profileId })).toMatchObject({
      errors: [{ code: 'not_found', message: 'There was an error removing your calendar' }],
    });
    expect(await busy()).toHaveLength(1);
    expect(await isTaken()).toBe(true);
  });
});

describe('a feed that cannot be read', () => {
  it('keeps what it held, shows it at once, and has bookings decided by hand after an hour', async () => {
    await add();
    feed.status = 500;
    later(15);
    await read();
    const since = clock.now().toISOString();
    expect(await health()).toMatchObject({ unreadSince: since, problem: 'unreachable' });
    expect(await busy()).toHaveLength(1);
    expect(await stateOf(inOctober('09:00'))).toBe('approved');
    later(61);
    await read();
    expect(await health()).toMatchObject({ unreadSince: since });
    expect(await stateOf(inOctober('10:30'))).toBe('pending');
    feed.status = 200;
    later(15);
    await read();
    expect(await health()).toMatchObject({ unreadSince: null, problem: null });
    expect(await stateOf(inOctober('14:00'))).toBe('approved');
  });

  it('is asked less and less often', async () => {
    await add();
    feed.status = 500;
    later(15);
    for (let minute = 0; minute < 120; minute += 1, later(1)) await read();
    // After 0, 5, 15, 35 and 75 minutes.
    expect(feed.asked).toHaveLength(6);
  });

  it('is of no account once it is switched off', async () => {
    const { feed: added } = await add();
    feed.text = 'gone';
    later(15);
    await read();
    later(120);
    await change(UPDATE, { calendars: [{ id: added.calendars[0].id, active: false }] });
    expect(await stateOf(inOctober('09:00'))).toBe('approved');
  });

  const stateOf = async (time: string) => (await bookAt(scheduling, practice, time)).state;
});

it('converges to what the feed holds, whatever happens on the way', async () => {
  const random = new Random(72);
  feed.times = [];
  await add();
  const day = () => new Date(Date.UTC(2026, 9, 21 + random.below(20), random.below(24))).toISOString();
  for (let run = 0; run < 100; run += 1) {
    const edit = random.of(['add', 'add', 'remove', 'fail', 'break', 'again'] as const);
    if (edit === 'add') {
      const from = day();
      feed.times.push([from, new Date(Date.parse(from) + (1 + random.below(5)) * 1_800_000).toISOString()]);
    }
    if (edit === 'remove') feed.times.splice(random.below(feed.times.length + 1), 1);
    if (edit === 'again' && feed.times.length > 0) feed.times.push(random.of(feed.times));
    feed.status = edit === 'fail' ? 503 : 200;
    feed.text = edit === 'break' ? 'BEGIN:VCALENDAR' : undefined;
    later(241);
    await Promise.all([read(), random.chance(0.3) ? read() : undefined]);
    if (edit === 'fail' || edit === 'break') continue;
    const wanted = feed.times.map(([from, to]) => `${new Date(from).toISOString()} ${new Date(to).toISOString()}`);
    const present = (await busy()).filter(isAhead);
    expect({ run, busy: present }).toEqual({ run, busy: [...new Set(wanted)].filter(isAhead).sort() });
  }
});

/** What is over is given up with the next whole reading. */
const isAhead = (time: string) => Date.parse(time.split(' ')[1]!) > clock.now().getTime();
