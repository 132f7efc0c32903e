import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentRequestedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST, book, bookAt, bookedSnapshot, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { publishPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});

afterAll(() => scheduling?.stop());

describe('booking a time', () => {
  it('holds a time, books it and publishes the booking, priced from the projection of the catalog', async () => {
    const practice = await publishPractice(scheduling);
    const { hold: held, errors } = await hold(scheduling, practice, '2027-01-05T10:00:00-05:00', {
      serviceIds: [practice.longVariationId, practice.addOnId],
      timeZone: 'Europe/London',
    });

    expect(errors).toEqual([]);
    expect(held).toMatchObject({
      startsAt: '2027-01-05T15:00:00+00:00',
      endsAt: '2027-01-05T16:45:00+00:00',
      expiresAt: '2027-01-04T12:10:00+00:00',
      amountCents: 15_000,
      currency: 'USD',
      paymentRequirement: 'none',
    });

    const { appointment } = await book(scheduling, { holdId: held!.id, client: GUEST, note: ' Sore neck ' });
    const { id } = appointment!;
    expect(appointment).toMatchObject({
      state: 'pending',
      pendingOrApproved: true,
      startsAt: '2027-01-05T10:00:00-05:00',
      endsAt: '2027-01-05T11:45:00-05:00',
      formattedStartsAt: 'Tuesday, January 5, 2027 at 10:00 AM New York time',
      clientTimeZone: 'Europe/London',
      appointmentTimeLength: 105,
      amountCents: 15_000,
      clientName: 'Grace Hopper',
      clientEmail: 'grace@example.com',
      clientPhone: '+14155550123',
      client: null,
      clientNote: 'Sore neck',
      newClient: true,
      bookedBy: 'client',
      service: { id: practice.serviceId },
      locationSingleLine: '12 Mercer St, New York, NY 10013',
    });
    expect(appointment!.appointmentServices.map(({ name, amountCents }) => [name, amountCents])).toEqual([
      ['Deep tissue massage', 12_500],
      ['Hot stones', 2_500],
    ]);
    const [booked] = (await scheduling.emitted(AppointmentBookedSchema)).slice(-1);
    expect(booked!.appointment).toMatchObject({
      appointmentId: id,
      state: 'pending',
      localStartsAt: '2027-01-05T10:00',
      host: { practiceId: practice.practiceId, practitionerName: 'Ada Byron', slug: 'quiet-hands' },
    });
    const requested = await scheduling.emitted(AppointmentRequestedSchema);
    expect(requested.at(-1)!.appointment!.appointmentId).toBe(id);
  });

  it('accepts at once where the practice wants it so', async () => {
    const practice = await publishPractice(scheduling, { booking: { instantClientApproval: true } });
    const appointment = await bookAt(scheduling, practice, '2027-01-05T10:00:00-05:00');

    expect(appointment.state).toBe('approved');
    const accepted = (await scheduling.emitted(AppointmentAcceptedSchema)).at(-1)!;
    expect([accepted.appointment!.appointmentId, accepted.automatic]).toEqual([appointment.id, true]);
  });
});

describe('a booking that is repeated', () => {
  const codeOf = ({ errors }: { errors: readonly { code: string }[] }) => errors[0]?.code;

  it('gives the same appointment to the browser that holds the time, for an hour after the hold expired', async () => {
    const practice = await publishPractice(scheduling);
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    const request = { holdId: held!.id, client: GUEST };
    const { appointment } = await book(scheduling, request);
    clock.advance(69 * 60_000);
    expect((await book(scheduling, request)).appointment).toMatchObject({
      id: appointment!.id,
      instantActionToken: appointment!.instantActionToken,
    });
    clock.advance(60_000);
    expect(codeOf(await book(scheduling, request))).toBe('hold_expired');
  });

  it('is not opened by the id and the address of the appointment, which the practice and others read', async () => {
    const practice = await publishPractice(scheduling);
    const { id } = await bookAt(scheduling, practice, at('10:00'));
    const answer = (holdId: string, client?: object) =>
      book(scheduling, { holdId, ...(client && { client }) } as never);
    const unknown = await answer(newId(), GUEST);
    expect(codeOf(unknown)).toBe('hold_expired');
    for (const client of [GUEST, { ...GUEST, email: '' }, undefined]) expect(await answer(id, client)).toEqual(unknown);
  });

  it('leaves the visit its time when the hold is released afterwards', async () => {
    const practice = await publishPractice(scheduling);
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    await book(scheduling, { holdId: held!.id, client: GUEST });
    const release = 'mutation ($id: ID!) { releaseSlot(input: { holdId: $id }) { errors { code } } }';
    const { data } = await scheduling.graphql(release, { id: held!.id });
    expect(codeOf(data.releaseSlot)).toBe('not_found');
    expect(codeOf(await hold(scheduling, practice, at('10:00')))).toBe('slot_taken');
  });
});

describe('the booking client', () => {
  it('is not the contact who has the same number and no address', async () => {
    const practice = await publishPractice(scheduling);
    const [clientId, { practiceId }] = [newId(), practice];
    const client = { clientId, practiceId, firstName: 'Mother', phone: '+14155550123', version: 1 };
    await scheduling.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
    const { id } = await bookAt(scheduling, practice, '2027-01-05T10:00:00-05:00');
    const { attendee } = await bookedSnapshot(scheduling, id);
    expect([attendee!.phone, attendee!.email]).toEqual([client.phone, 'grace@example.com']);
    expect(attendee!.clientId).not.toBe(clientId);
  });
});

describe('other calendars', () => {
  it('are filled in with the visit, its practice and its page', async () => {
    const practice = await publishPractice(scheduling, { booking: { instantClientApproval: true } });
    const {
      calendarLinks: links,
      calendarFileUrl,
      instantActionToken,
    } = await bookAt(scheduling, practice, at('10:00'));
    const google = new URL(links.google);
    expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(google.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'Deep tissue massage with Quiet Hands',
      dates: '20270106T150000Z/20270106T160000Z',
      location: '12 Mercer St, New York, NY 10013',
    });
    expect(google.searchParams.get('details')).toContain(`/m/c/${instantActionToken}`);
    const outlook = new URL(links.outlook);
    expect(Object.fromEntries(outlook.searchParams)).toMatchObject({
      subject: 'Deep tissue massage with Quiet Hands',
      startdt: '2027-01-06T15:00:00Z',
      enddt: '2027-01-06T16:00:00Z',
    });
    expect(links.apple).toBe(calendarFileUrl);
  });

  it('and the way to join a virtual visit are for accepted visits only', async () => {
    const location = {
      kind: 'virtual',
      name: 'Online',
      virtualLink: 'https://meet.example.com/quiet',
      virtualInstructions: 'Ring the bell.',
    };
    const practice = await publishPractice(scheduling, { location });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit.virtualInstructions).toBeNull();
    expect(decodeURIComponent(visit.calendarLinks.google)).not.toContain('meet.example.com');
    await decide(scheduling, 'acceptAppointment', { id: visit.id }, practice.owner);
    const accepted = (await lookUp(scheduling, visit.instantActionToken))!;
    expect(accepted.virtualInstructions).toBe('Ring the bell.');
    expect(new URL(accepted.calendarLinks.google).searchParams.get('location')).toBe('https://meet.example.com/quiet');
    expect(new URL(accepted.calendarLinks.google).searchParams.get('details')).toContain('Ring the bell.');
  });
});
