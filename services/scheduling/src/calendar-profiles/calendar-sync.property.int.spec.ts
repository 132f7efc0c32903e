import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { Random } from '@yarrow/kit/testing/random';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { type RunningSandbox, startSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';
import { type CalendarWorld, sandboxWorld } from '../testing/calendar-worlds.js';
import { bookAt } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { move } from '../testing/test-moves.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';
import { OPEN_CHANNELS_JOB } from './accounts/calendar-channels.job.js';
import { CALENDAR_CALLBACK_PATH } from './accounts/calendar-consents.service.js';
import { READ_CALENDARS_JOB } from './calendar-readings.job.js';
import { WRITE_ENTRIES_JOB } from './entries/entry-writes.job.js';

const RUNS = Number(process.env['CALENDAR_SYNC_RUNS'] ?? 40);
const PUBLIC_URL = 'http://yarrow.example';
const JOBS = [READ_CALENDARS_JOB, WRITE_ENTRIES_JOB, OPEN_CHANNELS_JOB];
const HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
const FAULTS = ['error-before-effect', 'reset-after-effect', 'rate-limit'] as const;

const clock = new FixedClock(OCTOBER_NOON);
let sandbox: RunningSandbox;
let scheduling: TestService;

beforeAll(async () => {
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', smtpPort: 0, publicUrl: PUBLIC_URL },
    stripe: { secretKey: 'sk_test_yarrow', webhookSecret: 'whsec_yarrow' },
    s3: { region: 'us-east-1', bucket: 'yarrow', accessKeyId: 'yarrow', secretAccessKey: 'yarrow-secret' },
  });
  const google = `${sandbox.url}/google`;
  const env = {
    ...{ PUBLIC_URL, CALENDAR_CREDENTIALS_KEY: 'a secret of the tests only' },
    ...{ GOOGLE_CLIENT_ID: 'google-client-yarrow', GOOGLE_CLIENT_SECRET: 'google-secret-yarrow' },
    ...{ GOOGLE_API_BASE: google, GOOGLE_OAUTH_BASE: google, GOOGLE_BROWSER_BASE: google },
  };
  scheduling = await startTestService(service, { clock, env });
  for (const job of JOBS) await scheduling.app.get(JobsService).stop(job);
});
afterAll(async () => {
  await scheduling?.stop();
  await sandbox?.stop();
});

const run = (job: string) => scheduling.app.get(JobsService).runNow(job);
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));

/** A practice whose calendar at Google is its write calendar, and everything that may happen to both. */
class Story {
  private readonly visits: { id: string; instantActionToken: string }[] = [];
  private readonly others: string[] = [];
  /** What happened, for the message of a failure. */
  readonly steps: string[] = [];

  private constructor(
    private readonly random: Random,
    private readonly practice: TestPractice,
    private readonly world: CalendarWorld,
  ) {}

  static async begin(random: Random): Promise<Story> {
    clock.set(OCTOBER_NOON);
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const story = new Story(random, practice, sandboxWorld(sandbox, 'google'));
    const { url } = await story.change('mutation { connectCalendar(provider: google) { url } }');
    const code = story.world.code!(`${PUBLIC_URL}${CALENDAR_CALLBACK_PATH}/google`);
    const query = new URLSearchParams({ code, state: new URL(url).searchParams.get('state')! });
    const headers = { authorization: `Bearer ${await scheduling.tokenOf(practice.owner)}` };
    await fetch(`${scheduling.url}${CALENDAR_CALLBACK_PATH}/google?${query}`, { headers, redirect: 'manual' });
    const [{ id }] = await story.calendars();
    await story.change(`mutation { updateCronofyClient(writeCalendarId: "${id}") { result } }`);
    return story;
  }

  async step(): Promise<void> {
    const { random } = this;
    const what = random.weighted({
      ...{ book: 4, move: 3, cancel: 2, enter: 3, edit: 3, delete: 2, decide: 2 },
      ...{ fault: 3, write: 5, read: 5, wait: 3, expire: 1, 'forget state': 1, report: 2 },
    });
    this.steps.push(what);
    if (what === 'book') await this.book();
    if (what === 'move' && this.visits.length > 0) await move(scheduling, random.of(this.visits), this.time());
    if (what === 'cancel' && this.visits.length > 0) {
      await decide(scheduling, 'cancelAppointment', { id: random.of(this.visits).id }, this.practice.owner);
    }
    if (what === 'enter') this.others.push(await this.world.put(this.entry()));
    if (what === 'edit') await this.editAny();
    if (what === 'delete') await this.deleteAny();
    if (what === 'decide') await this.decideAll(random.chance(0.5) ? 'restore' : 'dismiss');
    if (what === 'fault') sandbox.stripe.fault({ path: '/google/*', kind: random.of(FAULTS) });
    if (what === 'write') await run(WRITE_ENTRIES_JOB);
    if (what === 'read') await run(READ_CALENDARS_JOB);
    if (what === 'wait') later(1 + random.below(30));
    if (what === 'expire') sandbox.google.expireTokens();
    if (what === 'forget state') sandbox.google.forgetSyncState();
    if (what === 'report') await this.report();
  }

  /** Without faults both sides come to rest, and the practitioner has everything put back. */
  async end(): Promise<void> {
    sandbox.stripe.clearFaults();
    for (let round = 0; round < 3; round += 1) {
      later(70);
      await run(WRITE_ENTRIES_JOB);
      await run(READ_CALENDARS_JOB);
      await this.decideAll('restore');
    }
  }

  /** What is in the calendar, and what the practice's time is held by. Entries that the practitioner left as they are do not count. */
  async found() {
    const entries = await this.world.entries();
    const left = (await this.left()).map(({ entry_id: id }) => id);
    const rows = await scheduling.dataSource.query<{ starts_at: Date; kind: string }[]>(
      'SELECT starts_at, kind FROM occupancies WHERE practice_id = $1 ORDER BY 1, 2',
      [this.practice.practiceId],
    );
    const isOther = ({ id }: { id: string }) => this.others.includes(id);
    return {
      ours: entries
        .filter((entry) => !isOther(entry) && !left.includes(entry.id))
        .map(({ startsAt }) => startsAt)
        .sort(),
      busy: [...new Set(rows.filter(({ kind }) => kind === 'external').map((row) => row.starts_at.toISOString()))],
    };
  }

  async wanted() {
    const left = (await this.left()).map(({ subject_id: id }) => id);
    const visits = await scheduling.dataSource.query<{ starts_at: Date }[]>(
      `SELECT starts_at FROM appointments
       WHERE practice_id = $1 AND state = 'approved' AND NOT id = ANY($2::uuid[]) ORDER BY 1`,
      [this.practice.practiceId, left],
    );
    const others = (await this.world.entries()).filter(({ id }) => this.others.includes(id));
    return {
      ours: visits.map((row) => row.starts_at.toISOString()),
      busy: [...new Set(others.map(({ startsAt }) => startsAt))].sort(),
    };
  }

  private left(): Promise<{ subject_id: string; entry_id: string }[]> {
    return scheduling.dataSource.query(
      'SELECT subject_id, entry_id FROM calendar_entries WHERE practice_id = $1 AND dismissed_at IS NOT NULL',
      [this.practice.practiceId],
    );
  }

  private async book(): Promise<void> {
    // The hour may be taken.
    const visit = await bookAt(scheduling, this.practice, this.time()).catch(() => undefined);
    if (visit) this.visits.push(visit as never);
  }

  private async editAny(): Promise<void> {
    const entries = await this.world.entries();
    if (entries.length > 0) await this.world.put({ id: this.random.of(entries).id, ...this.entry() });
  }

  private async deleteAny(): Promise<void> {
    const entries = await this.world.entries();
    if (entries.length > 0) await this.world.remove(this.random.of(entries).id);
  }

  private async decideAll(how: 'dismiss' | 'restore'): Promise<void> {
    const state = await this.entity<{ changedCalendarEntries: { id: string }[] }>('changedCalendarEntries { id }');
    for (const { id } of state.changedCalendarEntries) {
      await this.change(`mutation { ${how}CalendarEntry(id: "${id}") { result } }`);
    }
  }

  /** A report comes late, twice, or without need. */
  private async report(): Promise<void> {
    await run(OPEN_CHANNELS_JOB);
    const headers = {
      'x-goog-channel-id': 'invented',
      'x-goog-channel-token': 'invented',
      'x-goog-resource-state': 'exists',
    };
    await fetch(`${scheduling.url}/webhooks/google_calendar`, { method: 'POST', headers });
  }

  private async calendars() {
    const { calendarProfiles } = await this.entity<{ calendarProfiles: { calendars: { id: string }[] }[] }>(
      'calendarProfiles { calendars { id } }',
    );
    return calendarProfiles[0]!.calendars as [{ id: string }];
  }

  private async entity<T>(fields: string): Promise<T> {
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Practice { ${fields} } } }`;
    const of = [{ __typename: 'Practice', id: this.practice.practiceId }];
    return (await scheduling.graphql(query, { of }, this.practice.owner)).data['_entities'][0];
  }

  private async change(mutation: string) {
    const { data } = await scheduling.graphql(mutation, {}, this.practice.owner);
    return Object.values(data)[0] as { url: string };
  }

  private time(): string {
    return inOctober(this.random.of(HOURS), `2026-10-2${2 + this.random.below(4)}`);
  }

  private entry() {
    const startsAt = new Date(this.time());
    const endsAt = new Date(startsAt.getTime() + 1_800_000);
    return { title: 'Dentist', startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  }
}

it(`converges after ${RUNS} stories of edits on both sides, failures and repetitions, and then rests`, async () => {
  const random = new Random(20_261_130);
  for (let story = 0; story < RUNS; story += 1) {
    const one = await Story.begin(random);
    const steps = 4 + random.below(20);
    for (let step = 0; step < steps; step += 1) await one.step();
    await one.end();
    const found = await one.found();
    expect({ story, steps: one.steps, ...found }).toEqual({ story, steps: one.steps, ...(await one.wanted()) });
    const before = sandbox.stripe.calls({ path: '/google/calendar' }).filter(({ method }) => method !== 'GET').length;
    later(70);
    for (const job of [WRITE_ENTRIES_JOB, READ_CALENDARS_JOB, WRITE_ENTRIES_JOB]) await run(job);
    const after = sandbox.stripe.calls({ path: '/google/calendar' }).filter(({ method }) => method !== 'GET').length;
    expect({ story, writes: after - before }).toEqual({ story, writes: 0 });
  }
}, 3_600_000);
