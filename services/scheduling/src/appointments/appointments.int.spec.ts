import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, ClientSavedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentCancelledSchema,
  AppointmentDeclinedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { GetAppointmentRequestSchema, GetAppointmentResponseSchema } from '@yarrow/contracts/scheduling/v1/requests_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { Requests } from '@yarrow/kit/request-reply';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { APPOINTMENT, GUEST, book, bookAt, hold } from '../testing/test-bookings.js';
import { type PracticeWishes, type TestPractice, publishPractice } from '../testing/test-practice.js';

const NOON = '2027-01-04T12:00:00Z';
const START = '2027-01-06T10:00:00-05:00';
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
}, 60_000);

afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const client = (userId = newId()): Partial<Actor> => ({ kind: 'client', userId });
const otherPro = (): Partial<Actor> => ({ kind: 'pro', userId: newId(), practiceId: newId() });

const PAYLOAD = `{ result errors { code message field } appointment { id state practitionerNote } }`;
const MUTATIONS = {
  acceptAppointment: `mutation ($id: ID!) { acceptAppointment(appointmentId: $id) ${PAYLOAD} }`,
  declineAppointment: `mutation ($id: ID!) { declineAppointment(appointmentId: $id) ${PAYLOAD} }`,
  cancelAppointment: `mutation ($id: ID!, $note: String) {
    cancelAppointment(appointmentId: $id, practitionerNote: $note) {
      result errors { code message field } cancelledAppointmentIds appointment { id state practitionerNote }
    }
  }`,
  clientCancel: `mutation ($id: ID!) { clientCancel(appointmentId: $id) ${PAYLOAD} }`,
  cancelAppointmentNoUser: `mutation ($id: ID!, $token: String) {
    cancelAppointmentNoUser(appointmentId: $id, instantActionToken: $token) ${PAYLOAD}
  }`,
};
type MutationName = keyof typeof MUTATIONS;

async function run(name: MutationName, variables: Record<string, unknown>, actor?: Partial<Actor>) {
  const answer = await scheduling.graphql(MUTATIONS[name], variables, actor);
  if (answer.errors) return { code: answer.errors[0]!.extensions.code };
  const payload = answer.data[name];
  return { ...payload, code: payload.errors[0]?.code ?? 'success' };
}

async function booked(wishes: PracticeWishes = {}, actor?: Partial<Actor>) {
  const practice = await publishPractice(scheduling, wishes);
  const appointment = await bookAt(scheduling, practice, START, { actor });
  return { practice, appointment };
}

async function cancellationOf(id: string) {
  const events = await scheduling.emitted(AppointmentCancelledSchema);
  return events.find(({ appointment }) => appointment?.appointmentId === id);
}

describe('deciding on a request', () => {
  it('accepts once, however often it is asked', async () => {
    const { practice, appointment } = await booked();
    const first = await run('acceptAppointment', { id: appointment.id }, practice.owner);
    const second = await run('acceptAppointment', { id: appointment.id }, practice.owner);

    expect([first.appointment.state, second.appointment.state]).toEqual(['approved', 'approved']);
    const events = await scheduling.emitted(AppointmentAcceptedSchema);
    const mine = events.filter((event) => event.appointment!.appointmentId === appointment.id);
    expect(mine.map(({ automatic, appointment: about }) => [automatic, about!.version])).toEqual([[false, 2]]);
  });

  it('declines and gives the time back', async () => {
    const { practice, appointment } = await booked();
    expect((await run('declineAppointment', { id: appointment.id }, practice.owner)).appointment.state).toBe(
      'declined',
    );

    const events = await scheduling.emitted(AppointmentDeclinedSchema);
    expect(events.at(-1)!.appointment!.appointmentId).toBe(appointment.id);
    expect((await hold(scheduling, practice, START)).result).toBe('success');
    expect((await run('acceptAppointment', { id: appointment.id }, practice.owner)).code).toBe('not_pending');
  });

  it('is too late once the start has passed: the request shows as unavailable', async () => {
    const { practice, appointment } = await booked();
    clock.set('2027-01-06T15:00:00Z');
    expect((await run('acceptAppointment', { id: appointment.id }, practice.owner)).code).toBe('not_pending');
    expect((await byToken(appointment.instantActionToken))!.state).toBe('unavailable');
  });
});

describe('cancelling', () => {
  const TERMS = { cancellationPolicy: 'Be kind.', lateCancellationHours: 24, lateCancellationFeePercent: 33 };

  it('costs the client the fee of the terms in force when it was booked, within their hours, once accepted', async () => {
    const { practice, appointment } = await booked({ booking: TERMS });
    await run('acceptAppointment', { id: appointment.id }, practice.owner);
    clock.set('2027-01-05T15:00:00Z');
    expect((await byToken(appointment.instantActionToken))!.cancellationFeeCents).toBe(0);
    clock.set('2027-01-05T15:00:01Z');
    expect(await byToken(appointment.instantActionToken)).toMatchObject({
      canCancel: true,
      cancellationFeeCents: 2_970,
      cancellationTerms: { text: 'Be kind.', lateHours: 24, lateFeePercent: 33 },
    });

    const { id, instantActionToken: token } = appointment;
    expect((await run('cancelAppointmentNoUser', { id, token })).appointment.state).toBe('cancelled');
    expect(await cancellationOf(id)).toMatchObject({ cancelledBy: 'client', late: true, feeCents: 2_970 });
    expect((await run('cancelAppointmentNoUser', { id, token })).code).toBe('already_cancelled');
    expect((await hold(scheduling, practice, '2027-01-06T12:00:00-05:00')).result).toBe('success');
  });

  it('costs nobody anything when the practitioner does it, and tells the client why', async () => {
    const { practice, appointment } = await booked({ booking: { ...TERMS, instantClientApproval: true } });
    clock.set('2027-01-06T14:00:00Z');
    const variables = { id: appointment.id, note: 'I am ill, sorry.' };
    const payload = await run('cancelAppointment', variables, practice.owner);

    expect(payload.cancelledAppointmentIds).toEqual([appointment.id]);
    expect(await cancellationOf(appointment.id)).toMatchObject({
      cancelledBy: 'pro',
      late: false,
      feeCents: 0,
      practitionerNote: 'I am ill, sorry.',
    });
    expect((await byToken(appointment.instantActionToken))!.practitionerNote).toBe('I am ill, sorry.');
  });

  it('is refused once the visit has begun', async () => {
    const { practice, appointment } = await booked({ booking: { instantClientApproval: true } });
    clock.set('2027-01-06T15:00:00Z');
    const { id, instantActionToken: token } = appointment;
    expect((await run('cancelAppointmentNoUser', { id, token })).code).toBe('already_started');
    expect((await run('cancelAppointment', { id }, practice.owner)).code).toBe('already_started');
    expect(await byToken(token)).toMatchObject({ past: true, canCancel: false, state: 'approved' });
  });

  it('by the logged-in client needs no link', async () => {
    const me = client();
    const { appointment } = await booked({}, me);
    expect((await run('clientCancel', { id: appointment.id }, me)).appointment.state).toBe('cancelled');
    expect(await cancellationOf(appointment.id)).toMatchObject({ cancelledBy: 'client', late: false, feeCents: 0 });
  });
});

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

  it('answers the same for a wrong, a foreign and an unknown appointment', async () => {
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
});

describe('lists', () => {
  const LISTS = `query ($clientId: ID, $userId: ID) {
    upcomingAppointments(clientId: $clientId, userId: $userId) { id }
    pastAppointments(clientId: $clientId, userId: $userId) { id }
    expiredAppointments { id }
  }`;
  const lists = async (actor: Partial<Actor>, variables = {}) => {
    const { data, errors } = await scheduling.graphql(LISTS, variables, actor);
    if (errors) return errors[0]!.extensions.code;
    const ids = (name: string) => data[name].map(({ id }: { id: string }) => id);
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

  it('hold a request that nobody answered among the expired', async () => {
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

describe('contacts', () => {
  it('are found by address, keep their id and hand their appointments over when merged', async () => {
    const practice = await publishPractice(scheduling);
    const [known, other] = [newId(), newId()];
    const to = { aggregateId: practice.practiceId };
    const contact = { clientId: known, practiceId: practice.practiceId, email: 'grace@example.com', version: 1 };
    await scheduling.publish(ClientSavedSchema, { client: contact }, to);
    const appointment = await bookAt(scheduling, practice, START);
    const again = await bookAt(scheduling, practice, '2027-01-06T12:00:00-05:00');
    expect([appointment.newClient, again.newClient]).toEqual([true, false]);
    const contactOf = async () => {
      const query = `query ($id: ID!) { userAppointment(id: $id) { client { id } } }`;
      const { data } = await scheduling.graphql(query, { id: appointment.id }, practice.owner);
      return data['userAppointment'].client.id;
    };
    expect(await contactOf()).toBe(known);

    const merge = { practiceId: practice.practiceId, fromClientId: known, intoClientId: other };
    await scheduling.publish(ClientMergedSchema, merge, to);
    expect(await contactOf()).toBe(other);
  });

  it('have no details of their own where an account books for itself', async () => {
    const practice = await publishPractice(scheduling);
    const me = client();
    const user = { userId: me.userId!, firstName: 'Lin', lastName: 'Chen', email: 'lin@example.com', version: 1 };
    await scheduling.publish(
      UserRegisteredSchema,
      { user: { ...user, phone: '+16045550134' } },
      { aggregateId: me.userId! },
    );
    const { hold: held } = await hold(scheduling, practice, START, { actor: me });
    const { appointment } = await book(scheduling, { holdId: held!.id }, me);
    expect(appointment).toMatchObject({ clientName: 'Lin Chen', clientPhone: '+16045550134' });

    const again = await book(scheduling, { holdId: held!.id }, me);
    expect(again.appointment!.id).toBe(appointment!.id);
    const byAnother = await book(scheduling, { holdId: held!.id, client: { ...GUEST, email: 'lin@example.com' } });
    expect(byAnother.errors[0]!.code).toBe('hold_expired');
  });
});

describe('what others ask for', () => {
  it('is answered over the broker', async () => {
    const { appointment } = await booked();
    const ask = (appointmentId: string) =>
      scheduling.app
        .get(Requests, { strict: false })
        .request(GetAppointmentRequestSchema, GetAppointmentResponseSchema, { appointmentId });
    expect((await ask(appointment.id)).appointment).toMatchObject({
      appointmentId: appointment.id,
      instantActionToken: appointment.instantActionToken,
    });
    expect((await ask(newId())).appointment).toBeUndefined();
    expect((await ask('no-id')).appointment).toBeUndefined();
  });

  it('is one calendar entry under the same UID whatever happens', async () => {
    const { practice, appointment } = await booked();
    const file = async (path = appointment.calendarFileUrl) => {
      const headers = { authorization: `Bearer ${await scheduling.tokenOf()}` };
      const response = await fetch(`${scheduling.url}${path}`, { headers });
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    };
    const pending = await file();
    expect(pending.type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(pending.text).toContain('METHOD:PUBLISH\r\n');
    for (const line of ['DTSTART:20270106T150000Z', 'DTEND:20270106T160000Z', 'SEQUENCE:1', 'STATUS:TENTATIVE']) {
      expect(pending.text).toContain(`${line}\r\n`);
    }
    expect(pending.text).toContain(`UID:${appointment.id}@yarrow\r\n`);
    expect(pending.text).toContain('LOCATION:12 Mercer St\\, New York\\, NY 10013\r\n');

    await run('cancelAppointment', { id: appointment.id }, practice.owner);
    const cancelled = await file();
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', `UID:${appointment.id}@yarrow`]) {
      expect(cancelled.text).toContain(`${line}\r\n`);
    }
    expect((await file('/calendar-files/unknown.ics')).status).toBe(404);
    expect((await file(appointment.calendarFileUrl.replace('.ics', ''))).status).toBe(404);
  });
});

async function byToken(token: string): Promise<Appointment | null> {
  const query = `query ($token: String!) { tokenAppointment(instantActionToken: $token) { ...Whole } } ${APPOINTMENT}`;
  const answer = await scheduling.graphql(query, { token });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data['tokenAppointment'];
}
