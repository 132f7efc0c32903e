import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { type TestPractice, publishPractice } from '../testing/test-practice.js';

const owner: Partial<Actor> = { kind: 'client', userId: newId() };
const otherPro: Partial<Actor> = { kind: 'pro', userId: newId(), practiceId: newId() };
let scheduling: TestService;
let practice: TestPractice;
let visit: Appointment;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock('2027-01-04T12:00:00Z') });
  practice = await publishPractice(scheduling);
  visit = await bookAt(scheduling, practice, '2027-01-06T10:00:00-05:00', { actor: owner });
});
afterAll(() => scheduling?.stop());

const FIELDS = `{ bookedBy recurrenceFrequency recurrenceCount recurrenceUntil appointmentNote { text time } }`;

async function seen(actor: Partial<Actor>) {
  const query = `query ($id: ID!) { userAppointment(id: $id) ${FIELDS} }`;
  return (await scheduling.graphql(query, { id: visit.id }, actor)).data['userAppointment'];
}

/** As a portal screen will set them. */
function set(columns: string, values: unknown[]) {
  return scheduling.dataSource.query(`UPDATE appointments SET ${columns} WHERE id = $1`, [visit.id, ...values]);
}

describe('a visit', () => {
  it('says by its row who made it and in which series it is, to both sides', async () => {
    const single = { recurrenceFrequency: null, recurrenceCount: null, recurrenceUntil: null };
    expect(await seen(owner)).toMatchObject({ bookedBy: 'client', ...single });
    await set(`booked_by = 'pro', recurrence_frequency = 'weekly', recurrence_until = $2`, ['2027-04-01T03:59:59Z']);
    // New York has moved its clocks by then.
    const until = '2027-03-31T23:59:59-04:00';
    const series = { recurrenceFrequency: 'weekly', recurrenceCount: null, recurrenceUntil: until };
    for (const actor of [owner, practice.owner]) {
      expect(await seen(actor)).toMatchObject({ bookedBy: 'practitioner', ...series });
    }
    await set(
      `booked_by = 'client', recurrence_frequency = 'monthly_by_weekday', recurrence_until = NULL,
      recurrence_count = $2`,
      [10],
    );
    expect(await seen(owner)).toMatchObject({ recurrenceFrequency: 'monthly_by_weekday', recurrenceCount: 10 });
  });

  it('cannot end a series that it is not in', async () => {
    await expect(set('recurrence_frequency = NULL, recurrence_count = $2', [3])).rejects.toThrow(/check constraint/);
  });
});

describe('the note on a visit', () => {
  const ask = async (actor: Partial<Actor>, id: string = visit.id) => {
    const query = 'query ($id: ID!) { appointmentNote(id: $id) { text time } }';
    const { data, errors } = await scheduling.graphql(query, { id }, actor);
    return errors ? errors[0]!.extensions.code : data['appointmentNote'];
  };

  it('is null until one is written', async () => {
    expect(await ask(practice.owner)).toBeNull();
    expect((await seen(practice.owner)).appointmentNote).toBeNull();
  });

  it('is its practice’s alone to read', async () => {
    await set('note_text = $2, noted_at = $3', ['Left shoulder.', '2027-01-04T12:30:00Z']);
    const note = { text: 'Left shoulder.', time: '2027-01-04T07:30:00-05:00' };
    expect(await ask(practice.owner)).toEqual(note);
    expect((await seen(practice.owner)).appointmentNote).toEqual(note);
    expect((await seen(owner)).appointmentNote).toBeNull();
    const byLink = `query ($token: String!) { tokenAppointment(instantActionToken: $token) ${FIELDS} }`;
    const { data } = await scheduling.graphql(byLink, { token: visit.instantActionToken });
    expect(data['tokenAppointment']).toMatchObject({ bookedBy: 'client', appointmentNote: null });
    expect(await ask(otherPro)).toBeNull();
    expect(await ask(practice.owner, newId())).toBeNull();
    expect(await ask(practice.owner, 'no-id')).toBeNull();
    expect(await ask(owner)).toBe('forbidden');
    expect(await ask({ kind: 'anonymous' })).toBe('UNAUTHENTICATED');
  });
});
