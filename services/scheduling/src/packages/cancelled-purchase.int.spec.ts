import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentCancelledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { GUEST, book, bookAt, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { boughtPackage, lookUpPackage, packageEvents, packagePractice, sellPackage } from '../testing/test-packages.js';
import { securePayment } from '../testing/test-payments.js';
import { POLICY, type TestPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const ROUNDS = 10;
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const cancel = ({ id, instantActionToken: token }: Appointment) =>
  decide(scheduling, 'cancelAppointmentNoUser', { id, token });

/** What was published of the package when its visit was cancelled. */
async function publishedOutcome(visit: Appointment): Promise<boolean | undefined> {
  const events = await scheduling.emitted(AppointmentCancelledSchema);
  return events.find(({ appointment }) => appointment!.appointmentId === visit.id)?.packageKept;
}

/** What is said to become of the package, before the visit is cancelled. */
async function shownOutcome(visit: Appointment, actor?: Partial<Actor>): Promise<string | null> {
  const query = `query ($id: ID!) { userAppointment(id: $id) { cancellationPackageOutcome } }`;
  const byToken = `query ($token: String!) { tokenAppointment(instantActionToken: $token) { cancellationPackageOutcome } }`;
  const { id, instantActionToken: token } = visit;
  const answer = actor ? await scheduling.graphql(query, { id }, actor) : await scheduling.graphql(byToken, { token });
  return (answer.data['userAppointment'] ?? answer.data['tokenAppointment']).cancellationPackageOutcome;
}

/** A package of three that its visit of the 6th opened without any payment online. */
async function openedUnpaid() {
  const practice = await packagePractice(scheduling);
  const visit = await bookAt(scheduling, practice, at('10:00'));
  return { practice, visit, packageId: visit.package!.id, token: visit.package!.token! };
}

describe.each([
  ['paid online', () => boughtPackage(scheduling)],
  ['opened without an online payment', openedUnpaid],
])('a package %s', (_, buy) => {
  it('ends with the visit that bought it when that is cancelled in time', async () => {
    const { practice, visit, packageId, token } = await buy();
    const { hold: kept } = await hold(scheduling, practice, at('10:00', '07'), { packageToken: token });
    expect(await shownOutcome(visit)).toBe('ends');
    expect((await cancel(visit)).code).toBe('success');
    expect(await shownOutcome(visit)).toBeNull();
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 0, bookNextUrl: null });
    expect(await book(scheduling, { holdId: kept!.id, client: GUEST })).toMatchObject({
      appointment: null,
      errors: [{ code: 'package_refunded', field: 'packageToken' }],
    });
    expect((await hold(scheduling, practice, at('10:00', '08'), { packageToken: token })).errors[0]!.code).toBe(
      'package_refunded',
    );
    expect((await packageEvents(scheduling, packageId)).at(-1)).toMatchObject({ sessionsUsed: 3, ended: true });
    expect(await publishedOutcome(visit)).toBe(false);
  });

  it('ends with the visit that bought it when the practitioner cancels that, minutes before', async () => {
    const { practice, visit, token } = await buy();
    clock.set('2027-01-06T14:55:00Z');
    expect([await shownOutcome(visit), await shownOutcome(visit, practice.owner)]).toEqual(['kept', 'ends']);
    await decide(scheduling, 'cancelAppointment', { id: visit.id }, practice.owner);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 0 });
    expect(await publishedOutcome(visit)).toBe(false);
  });

  it('stays when its visit is cancelled late: that costs its first session', async () => {
    const { visit, token } = await buy();
    clock.set('2027-01-06T14:00:00Z');
    expect(await shownOutcome(visit)).toBe('kept');
    await cancel(visit);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 2 });
    expect(await publishedOutcome(visit)).toBe(true);
  });

  it.each([
    ['in time', NOON, (visit: Appointment) => cancel(visit), 2],
    ['late', '2027-01-06T14:00:00Z', (visit: Appointment) => cancel(visit), 1],
    [
      'by the practitioner',
      '2027-01-06T14:00:00Z',
      ({ id }: Appointment, { owner }: TestPractice) => decide(scheduling, 'cancelAppointment', { id }, owner),
      2,
    ],
  ])('stays when another session is booked and its visit is cancelled %s', async (_how, now, callOff, left) => {
    const { practice, visit, token } = await buy();
    const next = await bookAt(scheduling, practice, at('10:00', '13'), { packageToken: token });
    clock.set(now);
    expect([await shownOutcome(visit), await shownOutcome(visit, practice.owner)]).toEqual(['kept', 'kept']);
    expect(await shownOutcome(next)).toBeNull();
    expect((await callOff(visit, practice)).code).toBe('success');
    expect(await publishedOutcome(visit)).toBe(true);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: left });
    expect((await lookUp(scheduling, next.instantActionToken))!.state).toBe('approved');
  });

  it('ends when the other session was returned before', async () => {
    const { practice, visit, token } = await buy();
    await cancel(await bookAt(scheduling, practice, at('10:00', '13'), { packageToken: token }));
    expect(await shownOutcome(visit)).toBe('ends');
    await cancel(visit);
    expect(await publishedOutcome(visit)).toBe(false);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 0 });
  });

  it('either ends or gives its next session, never both, when both are asked for at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { practice, visit, token } = await buy();
      const { hold: kept } = await hold(scheduling, practice, at('10:00', '07'), { packageToken: token });
      const booking = () => book(scheduling, { holdId: kept!.id, client: GUEST });
      // The first request has a head start, so both orders are tested.
      const [first, second] = round % 2 ? [() => cancel(visit), booking] : [booking, () => cancel(visit)];
      const answers = await Promise.all([first(), second()]);
      const booked = answers.some(
        (answer) => 'appointment' in answer && answer.appointment && answer.appointment.id !== visit.id,
      );
      const packageKept = await publishedOutcome(visit);
      expect(packageKept).toBe(booked);
      expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: booked ? 2 : 0 });
    }
  });
});

describe('a sale that is heard of after its visit was cancelled', () => {
  it.each([
    ['in time opens nothing: it goes back', NOON, null, false],
    ['late opens the package, its first session lost', '2027-01-06T14:00:00Z', 2, true],
  ])('%s', async (_, now, left, kept) => {
    const practice = await packagePractice(scheduling, { takesCards: true, booking: POLICY });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await securePayment(scheduling, visit.id, new Date(NOON), practice.practiceId);
    clock.set(now);
    expect(await shownOutcome(visit)).toBe(kept ? 'kept' : 'ends');
    await cancel(visit);
    await sellPackage(scheduling, practice, visit);
    const found = (await lookUp(scheduling, visit.instantActionToken))!.package;
    expect(found?.sessionsRemaining ?? null).toBe(left);
    expect(await publishedOutcome(visit)).toBe(kept);
  });
});
