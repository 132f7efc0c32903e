import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { APPOINTMENT, bookAt, bookedSnapshot } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { move, startsFor } from '../testing/test-moves.js';
import { type TestPractice, POLICY, publishPractice } from '../testing/test-practice.js';

const NOON = '2027-01-04T12:00:00Z';
const START = '2027-01-06T10:00:00-05:00';
const clock = new FixedClock(NOON);
const stranger: Partial<Actor> = { kind: 'client', userId: newId() };
const otherPro: Partial<Actor> = { kind: 'pro', userId: newId(), practiceId: newId() };
let scheduling: TestService;
let practice: TestPractice;
/** As its client got it. */
let visit: Appointment;
/** What the practice holds instead of the client's token. */
let token: string;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
  practice = await publishPractice(scheduling, { booking: POLICY });
  visit = await bookAt(scheduling, practice, START);
  token = (await seenBy(practice.owner))!.instantActionToken;
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

async function seenBy(actor: Partial<Actor>, id = visit.id): Promise<Appointment | null> {
  const query = `query ($id: ID!) { userAppointment(id: $id) { ...Whole } } ${APPOINTMENT}`;
  return (await scheduling.graphql(query, { id }, actor)).data['userAppointment'];
}

/** Returns what an actor sees under a key. */
async function entity(key: { id?: string; instantActionToken: string }, actor?: Partial<Actor>) {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) {
    ... on Appointment { id instantActionToken calendarFileUrl calendarLinks { google outlook apple } } } }`;
  const keys = [{ __typename: 'Appointment', id: visit.id, ...key }];
  return (await scheduling.graphql(query, { keys }, actor)).data['_entities'][0];
}

async function calendarFile(path: string, actor?: Partial<Actor>) {
  const headers = { authorization: `Bearer ${await scheduling.tokenOf(actor)}` };
  const response = await fetch(`${scheduling.url}${path}`, { headers });
  return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
}

describe('the practice’s token of an appointment', () => {
  it('is as long as the client’s and another one, and each side reads its own alone', async () => {
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(visit.instantActionToken).toMatch(/^[\w-]{32}$/);
    expect(token).not.toBe(visit.instantActionToken);
    expect((await bookedSnapshot(scheduling, visit.id)).practiceToken).toBe(token);
    expect((await bookedSnapshot(scheduling, visit.id)).instantActionToken).toBe(visit.instantActionToken);
  });

  it('stands in for the client’s in everything that the practice can read of a visit', async () => {
    const range = { from: '2027-01-05T00:00:00Z', to: '2027-01-08T00:00:00Z' };
    const query = `query ($id: ID!, $client: ID!, $from: DateTime!, $to: DateTime!) {
      userAppointment(id: $id) { ...Whole }
      upcomingAppointments(clientId: $client) { ...Whole }
      practiceAppointments(from: $from, to: $to) { ...Whole }
    } ${APPOINTMENT}`;
    const clientId = (await seenBy(practice.owner))!.client!.id;
    const read = await scheduling.graphql(query, { ...range, id: visit.id, client: clientId }, practice.owner);
    expect(read.data['upcomingAppointments'][0].instantActionToken).toBe(token);
    expect(read.data['practiceAppointments'][0].instantActionToken).toBe(token);
    const byLink = await entity({ instantActionToken: visit.instantActionToken }, practice.owner);
    expect(byLink.instantActionToken).toBe(token);
    const file = await calendarFile(visit.calendarFileUrl, practice.owner);
    expect(file.text).toContain(`/portal/calendar#${token}`);
    for (const text of [JSON.stringify(read.data), JSON.stringify(byLink), file.text]) {
      expect(text).toContain(token);
      expect(text).not.toContain(visit.instantActionToken);
    }
  });

  it('is what a practitioner gets who books at the own practice', async () => {
    const own = await bookAt(scheduling, practice, '2027-01-07T10:00:00-05:00', { actor: practice.owner });
    const snapshot = await bookedSnapshot(scheduling, own.id);
    expect(own.instantActionToken).toBe(snapshot.practiceToken);
    expect(JSON.stringify(own)).not.toContain(snapshot.instantActionToken);
    expect((await decide(scheduling, 'clientCancel', { id: own.id }, practice.owner)).code).toBe('not_found');
  });

  it('opens the appointment in a session of that practice', async () => {
    const query = `query ($token: String!) { tokenAppointment(instantActionToken: $token) { ...Whole } } ${APPOINTMENT}`;
    const { data } = await scheduling.graphql(query, { token }, practice.owner);
    expect(data['tokenAppointment']).toMatchObject({ id: visit.id, canCancel: false, canReschedule: false });
    expect(await entity({ instantActionToken: token }, practice.owner)).toMatchObject({ id: visit.id });
    expect((await calendarFile(`/calendar-files/${token}.ics`, practice.owner)).text).toContain(
      `/portal/calendar#${token}`,
    );
  });

  it.each<[string, Partial<Actor> | undefined]>([
    ['without a session', undefined],
    ['in a client’s session', stranger],
    ['in another practice’s session', otherPro],
  ])('answers as an unknown one does %s', async (_where, actor) => {
    const query = 'query ($token: String!) { tokenAppointment(instantActionToken: $token) { id } }';
    const look = (guess: string) => scheduling.graphql(query, { token: guess }, actor);
    const [known, unknown] = [await look(token), await look('x'.repeat(32))];
    expect({ data: known.data, errors: known.errors }).toEqual({ data: unknown.data, errors: unknown.errors });
    expect(known.data['tokenAppointment']).toBeNull();
    expect(await entity({ instantActionToken: token }, actor)).toBeNull();
    const file = await calendarFile(`/calendar-files/${token}.ics`, actor);
    expect(file).toEqual(await calendarFile(`/calendar-files/${'x'.repeat(32)}.ics`, actor));
    expect(file.status).toBe(404);
  });

  it.each<[string, () => Partial<Actor> | undefined]>([
    ['without a session', () => undefined],
    ['in the practice’s own session', () => practice.owner],
    ['in another session', () => stranger],
  ])('acts as the client nowhere %s', async (_where, actorOf) => {
    const actor = actorOf();
    const { id } = visit;
    const [wrong, others] = await Promise.all(
      [token, 'x'.repeat(32)].map((guess) =>
        decide(scheduling, 'cancelAppointmentNoUser', { id, token: guess }, actor),
      ),
    );
    expect(wrong).toEqual(others);
    expect(wrong!.code).toBe('not_found');
    const moved = await move(scheduling, { id, instantActionToken: token }, '2027-01-06T14:00:00-05:00', { actor });
    expect(moved.code).toBe('not_found');
    const range = { from: '2027-01-06', to: '2027-01-07' };
    expect(await startsFor(scheduling, { id, instantActionToken: token }, range, actor)).toBeNull();
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({ state: 'approved', startsAt: START });
  });

  it('is what the practice is in its own session even where it came by its client’s link', async () => {
    const { id, instantActionToken } = visit;
    const cancelled = await decide(
      scheduling,
      'cancelAppointmentNoUser',
      { id, token: instantActionToken },
      practice.owner,
    );
    expect(cancelled.code).toBe('not_found');
    const moved = await move(scheduling, visit, '2027-01-06T14:00:00-05:00', { actor: practice.owner });
    expect(moved.code).toBe('not_found');
    expect(await lookUp(scheduling, instantActionToken)).toMatchObject({ state: 'approved', startsAt: START });
  });

  it('is made for visits that a release books which does not know of it', async () => {
    const columns = await scheduling.dataSource.query<{ column_name: string }[]>(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'appointments'
       AND column_name NOT LIKE 'practice_token%'`,
    );
    const list = columns.map(({ column_name: name }) => name).join(', ');
    const values = list.replace(/\bid\b/, `'${newId()}'`).replace('token_digest', `'\\x01'::bytea`);
    const rows = await scheduling.dataSource.query<{ token: string }[]>(
      `INSERT INTO appointments (${list}) SELECT ${values} FROM appointments WHERE id = $1
       RETURNING practice_token AS token`,
      [visit.id],
    );
    expect(rows[0]!.token).toMatch(/^[\w-]{32}$/);
    expect(rows[0]!.token).not.toBe(token);
  });
});
