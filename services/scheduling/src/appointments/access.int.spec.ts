import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentAcceptedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt, bookedSnapshot, GUEST } from '../testing/test-bookings.js';
import { type MutationName, decide, lookUp } from '../testing/test-decisions.js';
import { publishContact } from '../testing/test-pro-visits.js';
import { type PracticeWishes, type TestPractice, publishPractice } from '../testing/test-practice.js';

const NOON = '2027-01-04T12:00:00Z';
const START = '2027-01-06T10:00:00-05:00';
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});

afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const client = (userId = newId()): Partial<Actor> => ({ kind: 'client', userId });
const otherPro = (): Partial<Actor> => ({ kind: 'pro', userId: newId(), practiceId: newId() });

const run = (name: MutationName, variables: Record<string, unknown>, actor?: Partial<Actor>) =>
  decide(scheduling, name, variables, actor);
const byToken = (token: string) => lookUp(scheduling, token);

async function booked(wishes: PracticeWishes = {}, actor?: Partial<Actor>) {
  const practice = await publishPractice(scheduling, wishes);
  const appointment = await bookAt(scheduling, practice, START, { actor });
  return { practice, appointment };
}

describe('who may', () => {
  let practice: TestPractice;
  let appointment: Appointment;
  const owner = client();
  const stranger = client();

  beforeAll(async () => {
    clock.set(NOON);
    ({ practice, appointment } = await booked({}, owner));
  });

  const guest = { kind: 'anonymous' } as const;
  const pro = otherPro();

  it.each<[MutationName, string, () => Partial<Actor>, string]>([
    ['acceptAppointment', 'a guest', () => guest, 'UNAUTHENTICATED'],
    ['acceptAppointment', 'its client', () => owner, 'forbidden'],
    ['acceptAppointment', 'another practitioner', () => pro, 'not_found'],
    ['declineAppointment', 'a guest', () => guest, 'UNAUTHENTICATED'],
    ['declineAppointment', 'its client', () => owner, 'forbidden'],
    ['declineAppointment', 'another practitioner', () => pro, 'not_found'],
    ['cancelAppointment', 'a guest', () => guest, 'UNAUTHENTICATED'],
    ['cancelAppointment', 'its client', () => owner, 'forbidden'],
    ['cancelAppointment', 'another practitioner', () => pro, 'not_found'],
    ['clientCancel', 'a guest', () => guest, 'UNAUTHENTICATED'],
    ['clientCancel', 'another client', () => stranger, 'not_found'],
    ['clientCancel', 'another practitioner', () => pro, 'not_found'],
    ['clientCancel', 'its practitioner', () => practice.owner, 'not_found'],
    ['cancelAppointmentNoUser', 'a guest without the link', () => guest, 'not_found'],
    ['cancelAppointmentNoUser', 'another client without the link', () => stranger, 'not_found'],
    ['cancelAppointmentNoUser', 'another practitioner', () => pro, 'not_found'],
  ])('%s refuses %s', async (name, _who, actor, code) => {
    const { id } = appointment;
    expect((await run(name, { id }, actor())).code).toBe(code);
    expect((await byToken(appointment.instantActionToken))!.state).toBe('pending');
  });

  it('return the same response for a wrong, another client’s and an unknown appointment', async () => {
    const { id } = appointment;
    const other = await bookAt(scheduling, practice, '2027-01-06T15:00:00-05:00');
    const refusals = await Promise.all([
      run('cancelAppointmentNoUser', { id, token: 'x'.repeat(32) }),
      run('cancelAppointmentNoUser', { id, token: other.instantActionToken }),
      run('cancelAppointmentNoUser', { id, token: null }),
      run('cancelAppointmentNoUser', { id: newId(), token: appointment.instantActionToken }),
      run('cancelAppointmentNoUser', { id: 'no-id', token: appointment.instantActionToken }),
    ]);
    expect(new Set(refusals.map(({ errors }) => JSON.stringify(errors))).size).toBe(1);
  });

  it('limits how often one address may try tokens', async () => {
    const actor = { kind: 'anonymous', ip: '198.51.100.7' } as const;
    let code = '';
    for (let attempt = 0; attempt <= 300 && code !== 'rate_limited'; attempt += 50) {
      const tries = Array.from({ length: 60 }, () =>
        scheduling.graphql('{ tokenAppointment(instantActionToken: "guess") { id } }', {}, actor),
      );
      code = (await Promise.all(tries)).find(({ errors }) => errors)?.errors![0]!.extensions.code ?? '';
    }
    expect(code).toBe('rate_limited');
  });

  it('lets one address look at its own visits as often as it likes', async () => {
    const actor = { kind: 'anonymous', ip: '198.51.100.8' } as const;
    const { instantActionToken: token } = await bookAt(scheduling, practice, '2027-01-07T15:00:00-05:00');
    const query = 'query Look($token: String!) { tokenAppointment(instantActionToken: $token) { id } }';
    for (let round = 0; round < 7; round += 1) {
      const looks = Array.from({ length: 50 }, () => scheduling.graphql(query, { token }, actor));
      expect((await Promise.all(looks)).every(({ errors }) => errors === undefined)).toBe(true);
    }
  });

  it('shows an appointment to its client, its practice and the holder of its link only', async () => {
    const ask = async (actor: Partial<Actor>) => {
      const query = `query ($id: ID!) { userAppointment(id: $id) { id client { id } } }`;
      const { data, errors } = await scheduling.graphql(query, { id: appointment.id }, actor);
      return errors ? errors[0]!.extensions.code : data['userAppointment'];
    };
    expect(await ask(owner)).toEqual({ id: appointment.id, client: null });
    expect(await ask(practice.owner)).toEqual({ id: appointment.id, client: { id: expect.any(String) } });
    expect(await ask(stranger)).toBeNull();
    expect(await ask(pro)).toBeNull();
    expect(await ask(guest)).toBe('UNAUTHENTICATED');
    expect(await byToken('x'.repeat(32))).toBeNull();
  });

  it('names the account behind the client to that account and, as its contact says, to the practice', async () => {
    const accountOf = async (actor: Partial<Actor>, { id, instantActionToken: token }: Appointment) => {
      const query = `query ($id: ID!, $token: String!) {
        byId: userAppointment(id: $id) { user { id } } byLink: tokenAppointment(instantActionToken: $token) { user { id } } }`;
      const { data } = await scheduling.graphql(query, { id, token }, actor);
      return [data?.['byId']?.user?.id ?? null, data?.['byLink']?.user?.id ?? null];
    };
    const { userId } = owner;
    expect(await accountOf(owner, appointment)).toEqual([userId, userId]);
    // The practice sees the account through the contact only, which has not arrived yet.
    expect(await accountOf(practice.owner, appointment)).toEqual([null, null]);
    const { attendee } = await bookedSnapshot(scheduling, appointment.id);
    await publishContact(scheduling, practice, { clientId: attendee!.clientId, userId });
    expect(await accountOf(practice.owner, appointment)).toEqual([userId, userId]);
    for (const other of [stranger, pro, guest]) expect(await accountOf(other, appointment)).toEqual([null, null]);

    const [merged, me, ada] = [newId(), client(), { ...GUEST, email: 'ada@example.com' }];
    const guests = await bookAt(scheduling, practice, '2027-01-07T10:00:00-05:00', { client: ada });
    expect(await accountOf(practice.owner, guests)).toEqual([null, null]);
    const contact = (await bookedSnapshot(scheduling, guests.id)).attendee!.clientId;
    const about = { practiceId: practice.practiceId, fromClientId: contact, intoClientId: merged };
    await scheduling.publish(ClientMergedSchema, about, { aggregateId: practice.practiceId });
    await publishContact(scheduling, practice, { clientId: merged, userId: me.userId });
    expect(await accountOf(practice.owner, guests)).toEqual([me.userId, me.userId]);
    expect(await accountOf(me, guests)).toEqual([me.userId, me.userId]);
    expect(await accountOf(owner, guests)).toEqual([null, null]);
  });

  it('takes the token in the key of an entity as the right to see it', async () => {
    const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
      ... on Appointment { id state } } }`;
    const representation = (instantActionToken: unknown, id: unknown = appointment.id) => ({
      __typename: 'Appointment',
      id,
      instantActionToken,
    });
    const representations = [
      representation(appointment.instantActionToken),
      representation('x'.repeat(32)),
      representation(null),
      representation(appointment.instantActionToken, 'no-id'),
    ];
    const { data } = await scheduling.graphql(query, { representations });
    expect(data['_entities']).toEqual([{ id: appointment.id, state: 'pending' }, null, null, null]);
  });

  it('shows a hidden address and the link to meet once the visit is accepted', async () => {
    const hidden = await booked({ location: { hideAddress: true } });
    const virtual = await booked({ location: { kind: 'virtual', virtualLink: 'https://meet.example.com/quiet' } });
    const look = (about: Appointment) => byToken(about.instantActionToken);
    expect((await look(hidden.appointment))!.locationSingleLine).toBe('New York, NY');
    expect((await look(virtual.appointment))!.virtualMeetingLinkWithFallback).toBeNull();

    await run('acceptAppointment', { id: hidden.appointment.id }, hidden.practice.owner);
    await run('acceptAppointment', { id: virtual.appointment.id }, virtual.practice.owner);
    expect((await look(hidden.appointment))!.locationSingleLine).toContain('12 Mercer St');
    expect((await look(virtual.appointment))!.virtualMeetingLinkWithFallback).toBe('https://meet.example.com/quiet');
  });

  it('never shows where a practitioner lives who comes to the client, accepted or not', async () => {
    const home = await booked({ location: { kind: 'home', hideAddress: true, name: 'At your place' } });
    const look = () => byToken(home.appointment.instantActionToken);
    expect((await look())!.locationSingleLine).toBe('New York, NY');
    await run('acceptAppointment', { id: home.appointment.id }, home.practice.owner);
    expect((await look())!.locationSingleLine).toBe('New York, NY');
    const published = (await scheduling.emitted(AppointmentAcceptedSchema)).map(
      ({ appointment }) => appointment?.place,
    );
    expect(published.find((place) => place?.kind === 'home')).toMatchObject({ singleLine: 'New York, NY' });
  });
});

describe('lists', () => {
  const LISTS = `query ($clientId: ID, $userId: ID) {
    upcomingAppointments(clientId: $clientId, userId: $userId) { id }
    pastAppointments(clientId: $clientId, userId: $userId) { id }
    pastAppointmentsCount(clientId: $clientId, userId: $userId)
    expiredAppointments { id }
  }`;
  const lists = async (actor: Partial<Actor>, variables = {}) => {
    const { data, errors } = await scheduling.graphql(LISTS, variables, actor);
    if (errors) return errors[0]!.extensions.code;
    const ids = (name: string) => data[name].map(({ id }: { id: string }) => id);
    expect(data['pastAppointmentsCount']).toBe(ids('pastAppointments').length);
    return {
      upcoming: ids('upcomingAppointments'),
      past: ids('pastAppointments'),
      expired: ids('expiredAppointments'),
    };
  };

  it('hold what is to come, what is over and what lapsed, of the caller alone', async () => {
    const me = client();
    const { practice, appointment: toCome } = await booked({ booking: { instantClientApproval: true } }, me);
    const sooner = await bookAt(scheduling, practice, '2027-01-05T10:00:00-05:00', { actor: me });
    const cancelled = await bookAt(scheduling, practice, '2027-01-05T14:00:00-05:00', { actor: me });
    await run('clientCancel', { id: cancelled.id }, me);

    expect(await lists(me)).toEqual({ upcoming: [sooner.id, toCome.id], past: [cancelled.id], expired: [] });
    clock.set('2027-01-05T16:00:00Z');
    expect(await lists(me)).toEqual({ upcoming: [toCome.id], past: [cancelled.id, sooner.id], expired: [] });
    expect(await lists(client())).toEqual({ upcoming: [], past: [], expired: [] });
    expect(await lists(client(), { userId: me.userId })).toEqual({ upcoming: [], past: [], expired: [] });
    expect(await lists({ kind: 'anonymous' })).toBe('UNAUTHENTICATED');
    expect(await lists(practice.owner, { userId: me.userId })).toMatchObject({ upcoming: [toCome.id] });
    expect(await lists(otherPro(), { userId: me.userId })).toMatchObject({ upcoming: [] });
  });

  it('hold the past visits of one contact, for its practice alone', async () => {
    const me = client();
    const { practice, appointment } = await booked({ booking: { instantClientApproval: true } }, me);
    const somebodyElse = { ...GUEST, email: 'ada@example.com' };
    await bookAt(scheduling, practice, '2027-01-06T14:00:00-05:00', { client: somebodyElse });
    clock.set('2027-01-07T12:00:00Z');
    const query = 'query ($id: ID!) { userAppointment(id: $id) { client { id } } }';
    const { data } = await scheduling.graphql(query, { id: appointment.id }, practice.owner);
    const clientId = data['userAppointment'].client.id as string;
    expect(await lists(practice.owner, { clientId })).toMatchObject({ past: [appointment.id] });
    for (const actor of [otherPro(), client()]) expect(await lists(actor, { clientId })).toMatchObject({ past: [] });
  });

  it('hold the past visits in pages, the latest first', async () => {
    const me = client();
    const { practice, appointment } = await booked({ booking: { instantClientApproval: true } }, me);
    const ids = [appointment.id];
    for (const start of ['2027-01-06T12:00:00-05:00', '2027-01-06T14:00:00-05:00']) {
      ids.unshift((await bookAt(scheduling, practice, start, { actor: me })).id);
    }
    clock.set('2027-01-07T12:00:00Z');
    const query = `query ($limit: Int, $offset: Int) { pastAppointments(limit: $limit, offset: $offset) { id } }`;
    const page = async (variables: object) => {
      const { data } = await scheduling.graphql(query, { ...variables }, me);
      return data['pastAppointments'].map(({ id }: { id: string }) => id);
    };
    expect(await page({ limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await page({ limit: 2, offset: 2 })).toEqual(ids.slice(2));
    expect(await page({ offset: 3 })).toEqual([]);
    // What is out of range is taken for the nearest.
    expect(await page({ limit: 0, offset: -1 })).toEqual(ids.slice(0, 1));
    expect(await page({ limit: 1_000_000 })).toEqual(ids);
  });

  it('list an unanswered request among the expired', async () => {
    const me = client();
    const { appointment } = await booked({}, me);
    clock.set('2027-01-06T15:00:00Z');
    expect(await lists(me)).toEqual({ upcoming: [], past: [], expired: [appointment.id] });
  });

  it('show a practice its calendar: what holds time and what clients cancelled', async () => {
    const me = client();
    const { practice, appointment } = await booked({}, me);
    const byClient = await bookAt(scheduling, practice, '2027-01-06T12:00:00-05:00', { actor: me });
    const byPro = await bookAt(scheduling, practice, '2027-01-06T14:00:00-05:00', { actor: me });
    await run('clientCancel', { id: byClient.id }, me);
    await run('cancelAppointment', { id: byPro.id }, practice.owner);
    const query = `query ($from: DateTime!, $to: DateTime!) {
      practiceAppointments(from: $from, to: $to) { id } pendingAppointments { id }
    }`;
    const range = { from: '2027-01-06T10:30:00-05:00', to: '2027-01-07T00:00:00-05:00' };
    const { data } = await scheduling.graphql(query, range, practice.owner);
    expect(data['practiceAppointments']).toEqual([{ id: appointment.id }, { id: byClient.id }]);
    expect(data['pendingAppointments']).toEqual([{ id: appointment.id }]);

    const tooLong = { from: '2027-01-01T00:00:00Z', to: '2027-04-12T00:00:00Z' };
    expect((await scheduling.graphql(query, tooLong, practice.owner)).errors![0]!.extensions.code).toBe(
      'invalid_range',
    );
    expect((await scheduling.graphql(query, range, otherPro())).data).toEqual({
      practiceAppointments: [],
      pendingAppointments: [],
    });
    expect((await scheduling.graphql(query, range, me)).errors![0]!.extensions.code).toBe('forbidden');
  });
});
