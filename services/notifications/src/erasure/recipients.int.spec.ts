import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentAcceptedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { ERASE_PEOPLE_JOB } from '@yarrow/kit/erasure/erase-people.job';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Person } from '@yarrow/kit/erasure/person';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../testing/sample-events.js';
import { SamplePeople } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;
let numbers = 200;
let people: SamplePeople;
const nextPhone = () => `+447911125${++numbers}`;
const newPeople = (phone = nextPhone()) => new SamplePeople(NOW.getTime(), undefined, phone);

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());
beforeEach(() => {
  people = newPeople();
});

const query = <R extends object>(text: string, values: unknown[]) =>
  harness.service.dataSource.query<R[]>(text, values);
/** What is known of them, a visit in three days, its confirmation sent and its reminders planned. */
async function accepted(of = people) {
  const appointment = of.appointment();
  await harness.publish([
    ...peopleEvents(of),
    sampleEvent(AppointmentAcceptedSchema, { appointment }, appointment.appointmentId),
  ]);
  await harness.send();
  return appointment;
}

const account = ({ userId, clientId, clientEmail, clientPhone }: SamplePeople): Person => ({
  practiceId: undefined,
  subjectIds: [userId, clientId],
  emails: [clientEmail],
  phones: [clientPhone],
});
const contact = (of: SamplePeople): Person => ({
  ...account(of),
  practiceId: of.practiceId,
  subjectIds: [of.clientId],
});

async function erase(person: Person): Promise<void> {
  await harness.service.app.get(ErasuresService).request(newId(), person);
  await harness.service.app.get(JobsService).runNow(ERASE_PEOPLE_JOB);
}

const known = async (...ids: string[]) =>
  (await query<{ id: string }>('SELECT id FROM projections WHERE id = any($1)', [ids])).map(({ id }) => id).sort();
const attendeeOf = async (id: string) => {
  const [row] = await query<{ snapshot: { attendee: object } }>('SELECT snapshot FROM projections WHERE id = $1', [id]);
  return row!.snapshot.attendee;
};
const failed = (recipient: string) =>
  query(
    `UPDATE deliveries SET state = 'failed', error = 'The provider answered 400: invalid ' || recipient
     WHERE recipient = $1 AND state = 'sent' RETURNING id`,
    [recipient],
  );
const statesOf = async (bookingId: string) =>
  (await query<object>('SELECT recipient, state, error FROM deliveries WHERE booking_id = $1', [bookingId])) as {
    recipient: string;
    state: string;
    error: string | null;
  }[];

describe('an account that is erased', () => {
  it('is not known any more, and its visits contain no personal data', async () => {
    const { appointmentId } = await accepted();
    await erase(account(people));
    expect(await known(people.userId, people.clientId)).toEqual([]);
    const { clientId, userId } = people;
    expect(await attendeeOf(appointmentId)).toEqual({ clientId, userId });
  });

  it('gets no waiting messages, and the log of sent messages loses its address', async () => {
    const { appointmentId } = await accepted();
    const before = await statesOf(appointmentId);
    expect(before.map(({ state }) => state)).toEqual(expect.arrayContaining(['sent', 'planned']));
    await erase(account(people));
    const after = await statesOf(appointmentId);
    expect(after).toHaveLength(before.length);
    expect(after.filter(({ state }) => !['sent', 'dropped'].includes(state))).toEqual([]);
    expect(new Set(after.map(({ recipient }) => recipient))).toEqual(new Set(['']));
    expect(await query('SELECT 1 FROM deliveries WHERE dedupe_key LIKE $1', [`%${people.clientEmail}%`])).toEqual([]);
  });

  it('is not invited any more by a practice that is published later', async () => {
    await harness.publish(peopleEvents(people));
    await query('INSERT INTO waiting_invitations (client_id, practice_id, invited_at) VALUES ($1, $2, $3)', [
      ...[people.clientId, newId(), NOW],
    ]);
    await erase(account(people));
    expect(await query('SELECT 1 FROM waiting_invitations WHERE client_id = $1', [people.clientId])).toEqual([]);
  });

  it('leaves failed deliveries without the address that providers quote', async () => {
    const { appointmentId } = await accepted();
    expect(await failed(people.clientEmail)).not.toEqual([]);
    await erase(account(people));
    const left = (await statesOf(appointmentId)).filter(({ state }) => state === 'failed');
    expect(left).toEqual([expect.objectContaining({ recipient: '', error: null })]);
  });

  it('takes along what was replied from its phone', async () => {
    await accepted();
    await harness.reply(people.clientPhone, 'STOP');
    const replies = () => query('SELECT 1 FROM text_replies WHERE phone = $1', [people.clientPhone]);
    expect(await replies()).toHaveLength(1);
    await erase(account(people));
    expect(await replies()).toEqual([]);
    // A number that replied STOP gets no more texts.
    const before = await harness.textsTo(people.clientPhone);
    await accepted(newPeople(people.clientPhone));
    expect(await harness.textsTo(people.clientPhone)).toEqual(before);
  });

  it('leaves what others have, and a number that it shares with them', async () => {
    const family = newPeople(people.clientPhone);
    await accepted();
    const theirs = await accepted(family);
    const before = await statesOf(theirs.appointmentId);
    await erase(account(people));
    expect(await statesOf(theirs.appointmentId)).toEqual(before);
    expect(await known(family.userId, family.clientId)).toEqual([family.clientId, family.userId].sort());
    const kept = await query('SELECT 1 FROM deliveries WHERE recipient = $1', [people.clientPhone]);
    expect(kept.length).toBeGreaterThan(0);
  });

  it('is erased once, however often that is repeated', async () => {
    const { appointmentId } = await accepted();
    await erase(account(people));
    const rows = async () => [await statesOf(appointmentId), await attendeeOf(appointmentId)];
    const once = await rows();
    await erase(account(people));
    expect(await rows()).toEqual(once);
  });
});

describe('a contact that its practice erases', () => {
  it('is not known any more, and the account behind it stays with what is sent to it', async () => {
    const { appointmentId } = await accepted();
    const other = { ...people.client(), clientId: newId(), practiceId: newId() };
    await harness.publish([sampleEvent(ClientSavedSchema, { client: other }, other.clientId)]);
    await erase(contact(people));
    expect(await known(people.userId, people.clientId)).toEqual([people.userId]);
    expect(await attendeeOf(appointmentId)).not.toHaveProperty('firstName');
    // Another practice has the same address and number.
    const recipients = (await statesOf(appointmentId)).map(({ recipient }) => recipient);
    expect(recipients).toEqual(expect.arrayContaining([people.clientEmail]));
    expect((await statesOf(appointmentId)).filter(({ state }) => state === 'planned')).toEqual([]);
  });
});

describe('an address that is erased alone', () => {
  it('is removed from the log if no known person has it', async () => {
    const phone = nextPhone();
    await harness.reply(phone, 'HELP');
    const replies = () => query('SELECT 1 FROM text_replies WHERE phone = $1', [phone]);
    expect(await replies()).toHaveLength(1);
    await erase({ practiceId: undefined, subjectIds: [], emails: [], phones: [phone] });
    expect(await replies()).toEqual([]);
  });

  it('stays where a contact or an account has it', async () => {
    const { appointmentId } = await accepted();
    const before = await statesOf(appointmentId);
    await erase({ ...account(people), subjectIds: [] });
    expect(await statesOf(appointmentId)).toEqual(before);
    expect(await known(people.userId, people.clientId)).toHaveLength(2);
  });
});
