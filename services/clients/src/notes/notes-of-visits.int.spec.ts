import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentAcceptedSchema, AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

const clock = new FixedClock('2027-01-04T12:00:00Z');
const START = new Date('2027-01-05T17:00:00Z');
let clients: TestService;
let pro: Actor;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());
beforeEach(() => {
  pro = proOf(newId());
});

const proOf = (id: string): Actor => ({ kind: 'pro', userId: newId(), practiceId: id, ip: '203.0.113.1' });
const ADD = `mutation ($text: String!, $clientId: ID!, $appointmentId: ID) {
  addNote(text: $text, clientId: $clientId, appointmentId: $appointmentId) {
    result errors { code field } note { text appointmentId appointmentStartsAt } } }`;
const add = async (values: object) => (await clients.graphql(ADD, { ...values }, pro)).data.addNote;
const PAGE = `query ($clientId: ID!, $appointmentId: ID) {
  clientNotes(clientId: $clientId, appointmentId: $appointmentId) {
    notes { text appointmentId appointmentStartsAt } totalCount } }`;
const page = async (asked: object) => (await clients.graphql(PAGE, { ...asked }, pro)).data.clientNotes;

/** Books a visit; the directory gets it by an event. @returns the visit and its client */
async function visit(of = pro, { startsAt = START, version = 1, appointmentId = newId(), clientId = newId() } = {}) {
  const attendee = { clientId, firstName: 'Noor', lastName: 'Byrne', email: `${clientId}@example.com` };
  const appointment = {
    ...{ appointmentId, host: { practiceId: of.practiceId! }, attendee, state: 'approved', version },
    startsAt: timestampFromDate(startsAt),
  };
  const metadata = { aggregateId: appointmentId, occurredAt: clock.now() };
  await clients.publish(AppointmentBookedSchema, { appointment }, metadata);
  await clients.publish(AppointmentAcceptedSchema, { appointment }, metadata);
  return { appointmentId, clientId };
}

describe('notes about a visit', () => {
  it('say which one, and when it is, also after it was moved', async () => {
    const booked = await visit();
    const times = { appointmentId: booked.appointmentId, appointmentStartsAt: '2027-01-05T17:00:00.000Z' };
    const { note } = await add({ text: 'Left knee.', ...booked });
    expect(note).toMatchObject({ text: 'Left knee.', ...times });
    clock.advance(1_000);
    await add({ text: 'About the person.', clientId: booked.clientId });
    await visit(pro, { ...booked, startsAt: new Date('2027-01-06T17:00:00Z'), version: 2 });
    const { notes: found } = await page({ clientId: booked.clientId });
    expect(found).toMatchObject([
      { appointmentId: null, appointmentStartsAt: null },
      { ...times, appointmentStartsAt: '2027-01-06T17:00:00.000Z' },
    ]);
  });

  it('are found by it', async () => {
    const booked = await visit();
    await add({ text: 'About the visit.', ...booked });
    await add({ text: 'About the person.', clientId: booked.clientId });
    expect(await page(booked)).toMatchObject({ notes: [{ text: 'About the visit.' }], totalCount: 1 });
    const nothing = { notes: [], totalCount: 0 };
    expect(await page({ ...booked, appointmentId: newId() })).toEqual(nothing);
    expect(await page({ ...booked, appointmentId: 'nonsense' })).toEqual(nothing);
  });

  it.each([
    ['unknown', async () => newId()],
    ['no id at all', async () => 'nonsense'],
    ['another contact’s', async () => (await visit()).appointmentId],
    ['another practice’s', async () => (await visit(proOf(newId()))).appointmentId],
  ])('are refused where the visit is %s', async (_what, appointment) => {
    const refused = { errors: [{ code: 'not_found', field: 'appointmentId' }], note: null };
    const { clientId } = await visit();
    expect(await add({ text: 'Left knee.', clientId, appointmentId: await appointment() })).toMatchObject(refused);
    expect(await page({ clientId })).toEqual({ notes: [], totalCount: 0 });
  });
});
