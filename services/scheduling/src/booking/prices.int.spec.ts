import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema, ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientSavedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST, book, bookAt, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { type PracticeWishes, type TestPractice, practiceMessage, publishPractice } from '../testing/test-practice.js';

const NOON = '2027-01-04T12:00:00Z';
const at = (time: string, day = '06') => `2027-01-${day}T${time}:00-05:00`;
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
}, 60_000);
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

async function bookedEvent(id: string) {
  const events = await scheduling.emitted(AppointmentBookedSchema);
  return events.find(({ appointment }) => appointment!.appointmentId === id)!.appointment!;
}

describe('a price that was agreed', () => {
  /** A practice whose contact Grace pays $70 for its service, and her account. */
  async function agreed(wishes: PracticeWishes = {}, amountCents = 7_000) {
    const practice = await publishPractice(scheduling, wishes);
    const [userId, clientId] = [newId(), newId()];
    const user = {
      userId,
      kind: 'client',
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@example.com',
      version: 1,
    };
    await scheduling.publish(
      UserRegisteredSchema,
      { user: { ...user, phone: '+14155550123' } },
      { aggregateId: userId },
    );
    await save(practice, {
      clientId,
      userId,
      version: 1,
      customPrices: [{ serviceId: practice.serviceId, amountCents }],
    });
    return { practice, clientId, grace: { kind: 'client', userId } as Partial<Actor> };
  }

  const save = (practice: TestPractice, client: { clientId: string; version: number; [field: string]: unknown }) =>
    scheduling.publish(
      ClientSavedSchema,
      { client: { practiceId: practice.practiceId, email: 'grace@example.com', phone: '+14155550123', ...client } },
      { aggregateId: client.clientId },
    );

  it('is what the logged-in client sees, books and pays', async () => {
    const { practice, grace, clientId } = await agreed();
    const serviceIds = [practice.serviceId, practice.addOnId];
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { actor: grace, serviceIds });
    expect(held).toMatchObject({
      amountCents: 9_500,
      lines: [
        { amountCents: 7_000, customPrice: true, addOn: false },
        { amountCents: 2_500, customPrice: false, addOn: true },
      ],
    });
    const { appointment } = await book(scheduling, { holdId: held!.id }, grace);
    expect(appointment!.amountCents).toBe(9_500);
    const told = await bookedEvent(held!.id);
    expect(told.lines.map(({ amountCents, customPrice }) => [amountCents, customPrice])).toEqual([
      [7_000, true],
      [2_500, false],
    ]);
    expect(told.attendee!.clientId).toBe(clientId);
  });

  it('is nobody’s who only types the address of the client', async () => {
    const { practice } = await agreed();
    const visit = await bookAt(scheduling, practice, at('10:00'), { client: GUEST });
    expect(visit.amountCents).toBe(9_000);
    const stranger: Partial<Actor> = { kind: 'client', userId: newId() };
    const other = await bookAt(scheduling, practice, at('12:00'), { client: GUEST, actor: stranger });
    expect(other.amountCents).toBe(9_000);
  });

  it('makes the visit the contact’s with whom it was agreed, whatever name and address are typed', async () => {
    const { practice, grace, clientId } = await agreed();
    const friend = { ...GUEST, firstName: 'Edith', email: 'edith@example.com' };
    const visit = await bookAt(scheduling, practice, at('10:00'), { client: friend, actor: grace });
    expect((await bookedEvent(visit.id)).attendee).toMatchObject({ clientId, firstName: 'Edith' });
  });

  it('is that of the variation only', async () => {
    const { practice, grace } = await agreed();
    const serviceIds = [practice.longVariationId];
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { actor: grace, serviceIds });
    expect(held).toMatchObject({ amountCents: 12_500, lines: [{ customPrice: false }] });
  });

  it('of nothing needs no card', async () => {
    const booking = { requireClientCcToBook: true, chargeClientCcAtBooking: true };
    const { practice, grace } = await agreed({ booking, takesCards: true }, 0);
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { actor: grace });
    expect(held).toMatchObject({ amountCents: 0, paymentRequirement: 'none' });
  });

  it('holds for a time that was kept, also when it is taken back meanwhile; not for the next', async () => {
    const { practice, grace, clientId } = await agreed();
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { actor: grace });
    await save(practice, { clientId, userId: grace.userId, version: 2, customPrices: [] });
    expect((await book(scheduling, { holdId: held!.id }, grace)).appointment!.amountCents).toBe(7_000);
    expect((await hold(scheduling, practice, at('12:00'), { actor: grace })).hold!.amountCents).toBe(9_000);
  });
});

describe('free services and add-ons', () => {
  const CARDS = { requireClientCcToBook: true, chargeClientCcAtBooking: true };
  const free = { variations: [] as { variationId: string; durationMinutes: number; amountCents: number }[] };

  async function withFreeService(wishes: PracticeWishes = {}) {
    const practice = await publishPractice(scheduling, { booking: CARDS, takesCards: true, ...wishes });
    const serviceId = newId();
    const first = {
      ...free,
      serviceId,
      practiceId: practice.practiceId,
      name: 'First talk',
      kind: 'service',
      public: true,
      locationIds: [practice.locationId],
      variations: [{ variationId: serviceId, durationMinutes: 20, amountCents: 0 }],
      version: 1,
    };
    await scheduling.publish(ServiceSavedSchema, { service: first }, { aggregateId: serviceId });
    return { ...practice, serviceId };
  }

  it('books a free service without a card, wherever cards are required', async () => {
    const practice = await withFreeService();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit).toMatchObject({
      state: 'pending',
      amountCents: 0,
      paymentRequirement: 'none',
      appointmentTimeLength: 20,
    });
  });

  it('asks for the card where an add-on costs something', async () => {
    const practice = await withFreeService();
    const serviceIds = [practice.serviceId, practice.addOnId];
    const visit = await bookAt(scheduling, practice, at('10:00'), { serviceIds });
    expect(visit).toMatchObject({
      state: 'awaiting_payment',
      amountCents: 2_500,
      paymentRequirement: 'charge',
      appointmentTimeLength: 35,
      appointmentServices: [
        { name: 'First talk', amountCents: 0, addOn: false },
        { name: 'Hot stones', amountCents: 2_500, addOn: true },
      ],
    });
  });

  it('owes nothing for cancelling a free one late', async () => {
    const practice = await withFreeService({
      booking: { instantClientApproval: true, lateCancellationHours: 24, lateCancellationFeeCents: 2_000 },
    });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit.freeCancellationUntil).toBeNull();
    clock.set('2027-01-06T14:00:00Z');
    expect((await lookUp(scheduling, visit.instantActionToken))!.cancellationFeeCents).toBe(0);
  });
});

describe('the terms of cancelling', () => {
  const TERMS = {
    instantClientApproval: true,
    cancellationPolicy: 'Be kind.',
    lateCancellationHours: 24,
    lateCancellationFeePercent: 50,
    noShowFeePercent: 100,
  };

  it('are shown while the time is kept, with the last moment in the client’s zone', async () => {
    const practice = await publishPractice(scheduling, { booking: TERMS });
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { timeZone: 'Europe/London' });
    expect(held).toMatchObject({
      cancellationTerms: {
        text: 'Be kind.',
        lateHours: 24,
        lateFeePercent: 50,
        lateFeeCents: 0,
        noShowFeePercent: 100,
      },
      freeCancellationUntil: '2027-01-05T15:00:00+00:00',
      cancellationFeeCents: 0,
    });
  });

  it.each([
    // A booking inside of the window owes the fee from the beginning; exactly at its beginning it is still free.
    ['2027-01-05T15:00:00Z', '2027-01-05T10:00:00-05:00', 0],
    ['2027-01-05T15:00:01Z', null, 4_500],
  ])('when kept at %s are free until %s and then cost %i cents', async (now, until, feeCents) => {
    clock.set(now);
    const practice = await publishPractice(scheduling, { booking: TERMS });
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    expect(held).toMatchObject({ freeCancellationUntil: until, cancellationFeeCents: feeCents });
    const { appointment } = await book(scheduling, { holdId: held!.id, client: GUEST });
    expect(appointment).toMatchObject({
      cancellationFeeCents: feeCents,
      freeCancellationUntil: '2027-01-05T10:00:00-05:00',
    });
  });

  it.each([
    ['a share of nothing', { lateCancellationFeePercent: 0 }],
    ['no hours', { lateCancellationHours: 0 }],
  ])('of %s are always free', async (_what, changes) => {
    const practice = await publishPractice(scheduling, { booking: { ...TERMS, ...changes } });
    clock.set('2027-01-06T14:30:00Z');
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    expect(held).toMatchObject({ freeCancellationUntil: null, cancellationFeeCents: 0 });
  });

  it('are those that were shown, when the practice changes them before the booking and after it', async () => {
    const practice = await publishPractice(scheduling, { booking: TERMS });
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    for (const [version, lateCancellationFeePercent] of [
      [2, 80],
      [3, 90],
    ] as const) {
      const changed = practiceMessage(practice, practice.owner.userId!, {
        practice: { version },
        booking: { ...TERMS, lateCancellationFeePercent },
      });
      await scheduling.publish(PracticeSavedSchema, { practice: changed }, { aggregateId: practice.practiceId });
      await book(scheduling, { holdId: held!.id, client: GUEST });
    }
    expect((await bookedEvent(held!.id)).cancellation).toMatchObject({ lateFeePercent: 50, noShowFeePercent: 100 });
  });

  it('let the client cancel at no cost while the request waits for its answer', async () => {
    const practice = await publishPractice(scheduling, { booking: { ...TERMS, instantClientApproval: false } });
    clock.set('2027-01-06T14:00:00Z');
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit).toMatchObject({ state: 'pending', cancellationFeeCents: 0 });
    await decide(scheduling, 'acceptAppointment', { id: visit.id }, practice.owner);
    expect((await lookUp(scheduling, visit.instantActionToken))!.cancellationFeeCents).toBe(4_500);
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
