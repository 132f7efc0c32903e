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
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST, book, bookAt, bookedSnapshot, hold } from '../testing/test-bookings.js';
import { type MutationName, decide, lookUp } from '../testing/test-decisions.js';
import { type PracticeWishes, publishPractice } from '../testing/test-practice.js';

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

const run = (name: MutationName, variables: Record<string, unknown>, actor?: Partial<Actor>) =>
  decide(scheduling, name, variables, actor);
const byToken = (token: string) => lookUp(scheduling, token);

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

  it('is free of charge when the practitioner does it, and gives the client the reason', async () => {
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

  it('is refused once the visit has started', async () => {
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

describe('contacts', () => {
  it('are found by address, keep their id and hand their appointments over when merged', async () => {
    const practice = await publishPractice(scheduling);
    const [known, other] = [newId(), newId()];
    const to = { aggregateId: practice.practiceId };
    const contact = { clientId: known, practiceId: practice.practiceId, email: 'grace@example.com', version: 1 };
    await scheduling.publish(ClientSavedSchema, { client: contact }, to);
    const appointment = await bookAt(scheduling, practice, START);
    const again = await bookAt(scheduling, practice, '2027-01-06T12:00:00-05:00');
    // The booking client must not learn whether the address is known.
    expect([appointment.newClient, again.newClient]).toEqual([true, true]);
    const published = [appointment, again].map(async ({ id }) => (await bookedSnapshot(scheduling, id)).newClient);
    expect(await Promise.all(published)).toEqual([true, false]);
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
    expect(byAnother.errors[0]!.code).toBe('login_required');
  });
});

describe('what others ask for', () => {
  it('is answered over the broker', async () => {
    const { appointment } = await booked();
    const ask = (appointmentId: string) =>
      scheduling.app
        .get(RequestsClient, { strict: false })
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
    for (const line of ['DTSTART:20270106T150000Z', 'DTEND:20270106T160000Z', 'SEQUENCE:0', 'STATUS:TENTATIVE']) {
      expect(pending.text).toContain(`${line}\r\n`);
    }
    expect(pending.text).toContain(`UID:${appointment.id}@yarrow\r\n`);
    expect(pending.text).toContain('LOCATION:12 Mercer St\\, New York\\, NY 10013\r\n');

    await run('acceptAppointment', { id: appointment.id }, practice.owner);
    const accepted = await file();
    for (const line of ['METHOD:PUBLISH', 'SEQUENCE:0', 'STATUS:CONFIRMED', `UID:${appointment.id}@yarrow`]) {
      expect(accepted.text).toContain(`${line}\r\n`);
    }

    await run('cancelAppointment', { id: appointment.id }, practice.owner);
    const cancelled = await file();
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED', `UID:${appointment.id}@yarrow`]) {
      expect(cancelled.text).toContain(`${line}\r\n`);
    }
    expect((await file('/calendar-files/unknown.ics')).status).toBe(404);
    expect((await file(appointment.calendarFileUrl.replace('.ics', ''))).status).toBe(404);
  });
});
