import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentRescheduledSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { COUNT_STARTED_VISITS_JOB } from '../visit-projection/count-started-visits.job.js';

const clock = new FixedClock('2027-01-04T12:00:00Z');
let clients: TestService;
let practiceId: string;
let pro: Actor;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());
beforeEach(() => {
  clock.set('2027-01-04T12:00:00Z');
  practiceId = newId();
  pro = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
});

interface Person {
  clientId?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
}
async function book(person: Person) {
  const attendee = { clientId: newId(), firstName: '', lastName: '', ...person };
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return { ...appointment, version: 1 };
}
const at = (iso: string) => timestampFromDate(new Date(iso));
type Booked = Awaited<ReturnType<typeof book>>;
async function accept(booked: Booked, startsAt: string) {
  const appointment = { ...booked, startsAt: at(startsAt), state: 'approved', version: 2 };
  await clients.publish(AppointmentAcceptedSchema, { appointment }, { aggregateId: booked.appointmentId });
}

const PAGE = `query ($search: String, $first: Int, $after: String, $sort: ClientSort) {
  clients(search: $search, first: $first, after: $after, sort: $sort) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { name email phone lastAppointmentDate } } } }`;
interface Row {
  name: string;
  lastAppointmentDate: string | null;
}
interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Row }[];
}
const ask = (variables: object) => clients.graphql<{ clients: Page }>(PAGE, { ...variables }, pro);
const page = async (variables: object) => (await ask(variables)).data.clients;
const namesOf = ({ edges }: Page) => edges.map(({ node }) => node.name);

async function readAll(sort: object, first = 2): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const next: Page = await page({ sort, first, after });
    names.push(...namesOf(next));
    after = next.pageInfo.hasNextPage ? next.pageInfo.endCursor : null;
  } while (after);
  return names;
}

describe('the order of the directory', () => {
  beforeEach(async () => {
    const people: [Person, string?][] = [
      [{ firstName: 'Cleo', email: 'b@example.com', phone: '+16045550133' }, '2027-01-02T10:00:00Z'],
      [{ firstName: 'ada', email: 'c@example.com', phone: '+16045550132' }, '2026-12-31T10:00:00Z'],
      [{ firstName: 'Bo', email: 'a@example.com' }, '2027-01-03T10:00:00Z'],
      [{ firstName: 'Dia', phone: '+16045550131' }],
      [{ firstName: 'Eve', phone: '+16045550130' }, '2027-01-02T10:00:00Z'],
    ];
    for (const [person, startsAt] of people) {
      const booked = await book(person);
      if (startsAt) await accept(booked, startsAt);
    }
  });

  it.each([
    ['full_name', false, ['ada', 'Bo', 'Cleo', 'Dia', 'Eve']],
    ['full_name', true, ['Eve', 'Dia', 'Cleo', 'Bo', 'ada']],
    ['email', false, ['Bo', 'Cleo', 'ada', 'Dia', 'Eve']],
    ['email', true, ['ada', 'Cleo', 'Bo', 'Dia', 'Eve']],
    ['phone', false, ['Eve', 'Dia', 'ada', 'Cleo', 'Bo']],
    ['phone', true, ['Cleo', 'ada', 'Dia', 'Eve', 'Bo']],
    ['last_appointment', false, ['ada', 'Cleo', 'Eve', 'Bo', 'Dia']],
    ['last_appointment', true, ['Bo', 'Cleo', 'Eve', 'ada', 'Dia']],
  ])(
    'by %s, descending %s, goes through all pages without losing or repeating anybody',
    async (by, descending, names) => {
      for (const first of [1, 2, 5]) expect(await readAll({ by, descending }, first)).toEqual(names);
    },
  );

  it('cannot go on with the page of another order', async () => {
    const { pageInfo } = await page({ first: 1, sort: { by: 'email' } });
    const { errors } = await ask({ first: 1, after: pageInfo.endCursor, sort: { by: 'phone' } });
    expect(errors?.[0]?.extensions.code).toBe('invalid_cursor');
  });
});

describe('the last visit', () => {
  const last = async () => (await page({})).edges[0]?.node.lastAppointmentDate;

  it('is the latest that was accepted and has started', async () => {
    const person = { clientId: newId(), firstName: 'Noor', email: 'noor@example.com' };
    await book(person);
    expect(await last()).toBeNull();
    await accept(await book(person), '2027-01-02T10:00:00Z');
    await accept(await book(person), '2026-06-01T10:00:00Z');
    await accept(await book(person), '2027-01-04T13:00:00Z');
    expect(await last()).toBe('2027-01-02T10:00:00.000Z');
    clock.set('2027-01-04T13:00:00Z');
    await clients.app.get(JobsService).runNow(COUNT_STARTED_VISITS_JOB);
    expect(await last()).toBe('2027-01-04T13:00:00.000Z');
  });

  it('is taken back where the visit is cancelled or moved, and an older event changes nothing', async () => {
    const person = { clientId: newId(), firstName: 'Noor', email: 'noor@example.com' };
    const [first, second] = [await book(person), await book(person)];
    await accept(first, '2027-01-01T10:00:00Z');
    await accept(second, '2027-01-02T10:00:00Z');
    const moved = { ...second, startsAt: at('2026-12-30T10:00:00Z'), state: 'approved', version: 3 };
    await clients.publish(AppointmentRescheduledSchema, { appointment: moved }, { aggregateId: second.appointmentId });
    expect(await last()).toBe('2027-01-01T10:00:00.000Z');
    const cancelled = { ...first, startsAt: at('2027-01-01T10:00:00Z'), state: 'cancelled', version: 3 };
    await clients.publish(AppointmentCancelledSchema, { appointment: cancelled }, { aggregateId: first.appointmentId });
    await accept(first, '2027-01-01T10:00:00Z');
    expect(await last()).toBe('2026-12-30T10:00:00.000Z');
  });

  it('is the known contact’s where scheduling proposed another id', async () => {
    await book({ firstName: 'Noor', email: 'noor@example.com' });
    await accept(await book({ firstName: 'Noor', email: 'noor@example.com' }), '2027-01-02T10:00:00Z');
    const { totalCount, edges } = await page({});
    expect([totalCount, edges[0]?.node.lastAppointmentDate]).toEqual([1, '2027-01-02T10:00:00.000Z']);
  });
});

describe('GET /portal/client-export/clients.csv', () => {
  const download = async (actor: Partial<Actor>) => {
    const authorization = `Bearer ${await clients.tokenOf(actor)}`;
    return fetch(`${clients.url}/portal/client-export/clients.csv`, { headers: { authorization } });
  };

  it('is the directory with a byte-order mark, days in the zone of the practice, formulas made harmless', async () => {
    const practice = { practiceId, timeZone: 'America/Vancouver', country: 'CA', version: 1 };
    await clients.publish(PracticeSavedSchema, { practice }, { aggregateId: practiceId });
    await accept(
      await book({ firstName: '=1+1', lastName: 'Byrne', email: 'n@example.com', phone: '+16045550134' }),
      '2027-01-04T06:00:00Z',
    );
    await book({ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' });
    const response = await download(pro);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="clients.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe(
      [
        'First Name,Last Name,Email,Phone,Last Appointment',
        `"'=1+1",Byrne,n@example.com,+16045550134,2027-01-03`,
        'Ada,Okafor,ada@example.com,,',
        '',
      ].join('\r\n'),
    );
  });

  it('has everybody of a directory of many pages, once', async () => {
    await clients.dataSource.query(
      `INSERT INTO clients (id, practice_id, first_name, last_name, email, custom_prices)
       SELECT gen_random_uuid(), $1, 'Client', n::text, n || '@example.com', '[]' FROM generate_series(1, 2500) n`,
      [practiceId],
    );
    const lines = (await (await download(pro)).text()).trim().split('\r\n').slice(1);
    expect([lines.length, new Set(lines).size]).toEqual([2500, 2500]);
  });

  it('is for practitioners only', async () => {
    expect((await download({ kind: 'client', userId: newId() })).status).toBe(403);
    expect((await download({ kind: 'anonymous' })).status).toBe(401);
  });
});
