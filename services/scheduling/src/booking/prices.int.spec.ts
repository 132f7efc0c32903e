import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientSavedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST, book, bookAt, bookedSnapshot, hold } from '../testing/test-bookings.js';
import { lookUp } from '../testing/test-decisions.js';
import { type PracticeWishes, type TestPractice, publishPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

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

  const GRACE = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '+14155550123' };
  const save = (practice: TestPractice, client: { clientId: string; version: number; [field: string]: unknown }) =>
    scheduling.publish(
      ClientSavedSchema,
      { client: { ...GRACE, practiceId: practice.practiceId, ...client } },
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
    const snapshot = await bookedSnapshot(scheduling, appointment!.id);
    expect(snapshot.lines.map(({ amountCents, customPrice }) => [amountCents, customPrice])).toEqual([
      [7_000, true],
      [2_500, false],
    ]);
    expect(snapshot.attendee!.clientId).toBe(clientId);
  });

  it('does not apply to a booking that only uses the client’s e-mail address', async () => {
    const { practice } = await agreed();
    const visit = await bookAt(scheduling, practice, at('10:00'), { client: GUEST });
    expect(visit.amountCents).toBe(9_000);
    const stranger: Partial<Actor> = { kind: 'client', userId: newId() };
    const other = await bookAt(scheduling, practice, at('12:00'), { client: GUEST, actor: stranger });
    expect(other.amountCents).toBe(9_000);
  });

  it('does not apply to a friend booked by the account, who has to accept the list price', async () => {
    const { practice, grace, clientId } = await agreed();
    const friend = { ...GUEST, firstName: 'Edith', lastName: 'Clarke', email: 'grace@example.com' };
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { actor: grace });
    const asked = { holdId: held!.id, client: friend };
    const refused = await book(scheduling, asked, grace);
    expect(refused).toMatchObject({
      ...{ result: 'failure', appointment: null },
      errors: [{ code: 'price_changed', message: expect.stringContaining('90') }],
      hold: { id: held!.id, amountCents: 9_000, lines: [{ amountCents: 9_000, customPrice: false }] },
    });
    const { appointment } = await book(scheduling, { ...asked, acceptedAmountCents: 9_000 }, grace);
    expect(appointment!.amountCents).toBe(9_000);
    const { attendee, lines } = await bookedSnapshot(scheduling, appointment!.id);
    expect(attendee).toMatchObject({ firstName: 'Edith' });
    expect(attendee!.clientId).not.toBe(clientId);
    expect(lines[0]).toMatchObject({ amountCents: 9_000, customPrice: false });
  });

  it('is booked under the account’s own name again after another name was refused', async () => {
    const { practice, grace } = await agreed();
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { actor: grace });
    const friend = { ...GUEST, firstName: 'Edith' };
    await book(scheduling, { holdId: held!.id, client: friend, acceptedAmountCents: 7_000 }, grace);
    const own = { holdId: held!.id, client: GUEST };
    const refused = await book(scheduling, { ...own, acceptedAmountCents: 9_000 }, grace);
    expect(refused).toMatchObject({ errors: [{ code: 'price_changed' }], hold: { amountCents: 7_000 } });
    const { appointment } = await book(scheduling, { ...own, acceptedAmountCents: 7_000 }, grace);
    expect(appointment!.amountCents).toBe(7_000);
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
