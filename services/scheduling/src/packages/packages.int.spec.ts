import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import {
  BookingPaymentSecuredSchema,
  PackageRefundedSchema,
  PackageSoldSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  OpenPackageChangedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { Jobs } from '@yarrow/kit/jobs';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { LAPSES_JOB } from '../appointments/lapses.job.js';
import type { Appointment, ClientPackage } from '../generated/graphql.js';
import { service } from '../service.js';
import { GUEST, book, bookAt, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { move } from '../testing/test-moves.js';
import { type PracticeWishes, type TestPractice, publishPractice, serviceMessage } from '../testing/test-practice.js';

const NOON = '2027-01-04T12:00:00Z';
const at = (time: string, day = '06') => `2027-01-${day}T${time}:00-05:00`;
const POLICY = { instantClientApproval: true, lateCancellationHours: 24, lateCancellationFeePercent: 50 };
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
}, 60_000);
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

/** A practice whose main service is a package of three sessions. */
function packagePractice(wishes: PracticeWishes = {}): Promise<TestPractice> {
  return publishPractice(scheduling, {
    booking: POLICY,
    ...wishes,
    service: { kind: 'package', name: 'Three massages', numberOfSessions: 3, ...wishes.service },
  });
}

async function sell(practice: TestPractice, visit: Appointment, changes: object = {}): Promise<string> {
  const packageId = newId();
  const sold = {
    packageId,
    appointmentId: visit.id,
    practiceId: practice.practiceId,
    serviceId: practice.serviceId,
    name: 'Three massages',
    numberOfSessions: 3,
    amountCents: 24_000,
    currency: 'USD',
    ...changes,
  };
  await scheduling.publish(PackageSoldSchema, sold, { aggregateId: packageId, occurredAt: new Date(NOON) });
  return packageId;
}

async function secure(practice: TestPractice, visit: Appointment): Promise<void> {
  const event = { appointmentId: visit.id, practiceId: practice.practiceId, kind: 'charge' };
  await scheduling.publish(BookingPaymentSecuredSchema, event, { aggregateId: visit.id, occurredAt: new Date(NOON) });
}

/** A package that was bought and paid by the visit of the 6th at 10:00. */
async function bought(wishes: PracticeWishes = {}, actor?: Partial<Actor>) {
  const practice = await packagePractice({ takesCards: true, ...wishes });
  const visit = await bookAt(scheduling, practice, at('10:00'), { actor });
  await secure(practice, visit);
  const packageId = await sell(practice, visit, { userId: actor?.userId ?? '' });
  const token = (await lookUp(scheduling, visit.instantActionToken))!.package!.token!;
  return { practice, visit, packageId, token };
}

async function shown(token: string): Promise<ClientPackage | null> {
  const query = `query ($token: String!) { openPackage(packageToken: $token) {
    id name numberOfSessions sessionsRemaining service { id } createdAt token bookNextUrl } }`;
  return (await scheduling.graphql(query, { token })).data['openPackage'];
}

async function toldOf(packageId: string) {
  const events = await scheduling.emitted(OpenPackageChangedSchema);
  return events.flatMap(({ package: told }) => (told?.packageId === packageId ? [told] : []));
}

const cancel = ({ id, instantActionToken: token }: Appointment) =>
  decide(scheduling, 'cancelAppointmentNoUser', { id, token });

describe('buying a package', () => {
  it('is booking its service, charged at once wherever a card can be taken', async () => {
    const practice = await packagePractice({ takesCards: true });
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    expect(held).toMatchObject({ paymentRequirement: 'charge', amountCents: 9_000 });
    const visit = await bookAt(scheduling, practice, at('13:00'));
    expect(visit).toMatchObject({ state: 'awaiting_payment', package: null, packageSessionNumber: 1 });
    const events = await scheduling.emitted(AppointmentBookedSchema);
    const booked = events.find(({ appointment }) => appointment!.appointmentId === visit.id)!.appointment!;
    expect(booked.lines[0]).toMatchObject({ packageSessions: 3, amountCents: 9_000 });
    expect(booked.packageSession).toBeUndefined();
  });

  it('opens it when it is paid, with this visit as its first session', async () => {
    const { practice, visit, packageId, token } = await bought();
    expect(await shown(token)).toEqual({
      id: packageId,
      name: 'Three massages',
      numberOfSessions: 3,
      sessionsRemaining: 2,
      service: { id: practice.serviceId },
      createdAt: '2027-01-04T07:00:00-05:00',
      token,
      bookNextUrl: `/p/quiet-hands/book?service=${practice.serviceId}&package=${token}`,
    });
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({
      package: { id: packageId },
      packageSessionNumber: 1,
    });
    expect(await toldOf(packageId)).toMatchObject([{ sessionsUsed: 1, numberOfSessions: 3, version: 1 }]);
  });

  it('opens it once, however often payments tells it', async () => {
    const { practice, visit, packageId } = await bought();
    await sell(practice, visit, { packageId });
    await sell(practice, visit);
    expect(await toldOf(packageId)).toHaveLength(1);
  });

  it('opens nothing for a visit that lapsed before it was paid', async () => {
    const practice = await packagePractice({ takesCards: true });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    clock.set('2027-01-04T12:30:00Z');
    await scheduling.app.get(Jobs).runNow(LAPSES_JOB);
    const packageId = await sell(practice, visit);
    expect(await toldOf(packageId)).toEqual([]);
    expect((await lookUp(scheduling, visit.instantActionToken))!.package).toBeNull();
  });

  it('at a practice that takes no cards opens it when the visit is accepted, not before', async () => {
    const practice = await packagePractice({ booking: { ...POLICY, instantClientApproval: false } });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit).toMatchObject({ state: 'pending', paymentRequirement: 'none', package: null });
    await decide(scheduling, 'acceptAppointment', { id: visit.id }, practice.owner);
    const opened = (await lookUp(scheduling, visit.instantActionToken))!.package!;
    expect(opened).toMatchObject({ sessionsRemaining: 2, numberOfSessions: 3 });

    // Paid by the page later: the same package with the same secret, from now on under the id that payments gave it.
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: opened.token });
    const paidId = await sell(practice, visit);
    await sell(practice, visit);
    expect(await toldOf(paidId)).toMatchObject([{ sessionsUsed: 2, version: 3 }]);
    expect(await shown(opened.token!)).toMatchObject({ id: paidId, sessionsRemaining: 1 });
    await scheduling.publish(PackageRefundedSchema, { packageId: paidId }, { aggregateId: paidId });
    expect(await shown(opened.token!)).toMatchObject({ sessionsRemaining: 0, bookNextUrl: null });
  });

  it('at a practice that takes no cards and accepts by itself opens it at once', async () => {
    const practice = await packagePractice();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit).toMatchObject({ state: 'approved', package: { sessionsRemaining: 2 }, packageSessionNumber: 1 });
    const accepted = await scheduling.emitted(AppointmentAcceptedSchema);
    const told = accepted.find(({ appointment }) => appointment!.appointmentId === visit.id)!.appointment!;
    expect(told.packageSession).toBeUndefined();
  });
});

describe('booking the next session', () => {
  it('costs nothing, needs no card and tells which session it is', async () => {
    const { practice, packageId, token } = await bought();
    const { hold: held } = await hold(scheduling, practice, at('10:00', '07'), { packageToken: token });
    expect(held).toMatchObject({
      amountCents: 0,
      paymentRequirement: 'none',
      lines: [{ name: 'Three massages', amountCents: 0 }],
      package: { id: packageId, sessionsRemaining: 2 },
    });
    const { appointment } = await book(scheduling, { holdId: held!.id, client: GUEST });
    expect(appointment).toMatchObject({
      state: 'approved',
      amountCents: 0,
      package: { id: packageId, sessionsRemaining: 1 },
      packageSessionNumber: 2,
    });
    const events = await scheduling.emitted(AppointmentBookedSchema);
    const told = events.find((event) => event.appointment!.appointmentId === held!.id)!.appointment!;
    expect(told.packageSession).toMatchObject({
      packageId,
      sessionNumber: 2,
      numberOfSessions: 3,
      name: 'Three massages',
    });
    expect(told.lines[0]).toMatchObject({ amountCents: 0, packageSessions: 0 });
    expect((await toldOf(packageId)).map(({ sessionsUsed, version }) => [sessionsUsed, version])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('leaves add-ons to be paid', async () => {
    const { practice, token } = await bought({
      booking: { ...POLICY, requireClientCcToBook: true, chargeClientCcAtBooking: true },
    });
    const { hold: held } = await hold(scheduling, practice, at('10:00', '07'), {
      packageToken: token,
      serviceIds: [practice.serviceId, practice.addOnId],
    });
    expect(held).toMatchObject({ amountCents: 2_500, paymentRequirement: 'charge' });
  });

  it('works after the package is no longer offered', async () => {
    const { practice, token } = await bought();
    const gone = serviceMessage(practice, { service: { kind: 'package', deleted: true, public: false, version: 2 } });
    await scheduling.publish(ServiceSavedSchema, { service: gone }, { aggregateId: practice.practiceId });
    expect((await hold(scheduling, practice, at('10:00', '07'))).errors[0]!.code).toBe('invalid_service');
    expect(await hold(scheduling, practice, at('10:00', '07'), { packageToken: token })).toMatchObject({
      result: 'success',
    });
    const query = `query ($p: ID!, $s: [ID!]!, $l: ID!, $token: String) {
      availability(practiceId: $p, serviceIds: $s, locationId: $l, from: "2027-01-08", to: "2027-01-08", packageToken: $token) {
        days { date } } }`;
    const variables = { p: practice.practiceId, s: [practice.serviceId], l: practice.locationId, token };
    expect((await scheduling.graphql(query, variables)).data['availability'].days).toHaveLength(1);
  });

  it('is refused without a session left, kindly, and possible without the package', async () => {
    const { practice, token } = await bought();
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token });
    await bookAt(scheduling, practice, at('10:00', '08'), { packageToken: token });
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 0, bookNextUrl: null });
    expect((await hold(scheduling, practice, at('10:00', '09'), { packageToken: token })).errors).toEqual([
      {
        code: 'package_used_up',
        message: 'All sessions of Three massages are booked or used. You can book this visit without the package.',
        field: 'packageToken',
      },
    ]);
    expect(await hold(scheduling, practice, at('10:00', '09'))).toMatchObject({ result: 'success' });
  });

  it('gives the last session to one of ten who book it at once', async () => {
    const { practice, packageId, token } = await bought();
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token });
    const holds: string[] = [];
    for (let day = 10; day < 20; day += 1) {
      const kept = await hold(scheduling, practice, at('10:00', String(day)), { packageToken: token });
      holds.push(kept.hold!.id);
    }
    const answers = await Promise.all(holds.map((holdId) => book(scheduling, { holdId, client: GUEST })));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
    const refusals = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(refusals).toEqual(Array.from({ length: 9 }, () => 'package_used_up'));
    expect((await toldOf(packageId)).at(-1)).toMatchObject({ sessionsUsed: 3 });
  });

  it.each([
    ['of nobody', 'x'.repeat(32), 'invalid_package'],
    ['that is empty', '', 'success'],
  ])('takes no token %s', async (_what, packageToken, code) => {
    const { practice } = await bought();
    const { errors } = await hold(scheduling, practice, at('10:00', '07'), { packageToken });
    expect(errors[0]?.code ?? 'success').toBe(code);
  });

  it('takes no token of another practice, and none for another service', async () => {
    const { practice, token } = await bought();
    const other = await packagePractice();
    expect((await hold(scheduling, other, at('10:00'), { packageToken: token })).errors[0]!.code).toBe(
      'invalid_package',
    );
    const plain = newId();
    const another = serviceMessage({ ...practice, serviceId: plain, longVariationId: newId() }, {});
    await scheduling.publish(ServiceSavedSchema, { service: another }, { aggregateId: plain });
    const wanted = { packageToken: token, serviceIds: [plain] };
    expect((await hold(scheduling, practice, at('12:00'), wanted)).errors[0]!.code).toBe('invalid_service');
  });

  it('is over once the package was refunded; what is booked stays', async () => {
    const { practice, packageId, token } = await bought();
    const visit = await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token });
    const { hold: held } = await hold(scheduling, practice, at('10:00', '08'), { packageToken: token });
    await scheduling.publish(PackageRefundedSchema, { packageId }, { aggregateId: packageId });
    expect((await book(scheduling, { holdId: held!.id, client: GUEST })).errors[0]!.code).toBe('package_refunded');
    expect((await lookUp(scheduling, visit.instantActionToken))!.state).toBe('approved');
    expect((await toldOf(packageId)).at(-1)).toMatchObject({ sessionsUsed: 3 });
  });

  it('never begins where the refund was heard of before the sale', async () => {
    const practice = await packagePractice({ takesCards: true });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await secure(practice, visit);
    const packageId = newId();
    await scheduling.publish(PackageRefundedSchema, { packageId }, { aggregateId: packageId });
    await sell(practice, visit, { packageId });
    expect((await lookUp(scheduling, visit.instantActionToken))!.package).toBeNull();
  });
});

describe('a session comes back', () => {
  async function sessionOn(time: string, wishes: PracticeWishes = {}) {
    const facts = await bought(wishes);
    const visit = await bookAt(scheduling, facts.practice, time, { packageToken: facts.token });
    expect(await shown(facts.token)).toMatchObject({ sessionsRemaining: 1 });
    return { ...facts, visit };
  }

  it('when its visit is cancelled in time, and its number is used again', async () => {
    const { practice, visit, token } = await sessionOn(at('10:00', '07'));
    expect(visit).toMatchObject({ cancellationLosesSession: false, freeCancellationUntil: at('10:00') });
    clock.set('2027-01-06T15:00:00Z');
    await cancel(visit);
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 2 });
    const next = await bookAt(scheduling, practice, at('13:00', '08'), { packageToken: token });
    expect(next.packageSessionNumber).toBe(2);
  });

  it('not when it is cancelled late: the session is what that costs', async () => {
    const { visit, token } = await sessionOn(at('10:00', '07'));
    clock.set('2027-01-06T15:00:01Z');
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({
      cancellationLosesSession: true,
      cancellationFeeCents: 0,
      canReschedule: false,
    });
    expect((await cancel(visit)).code).toBe('success');
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 1 });
  });

  it('and is not to be kept by moving the visit late and cancelling it then', async () => {
    const { visit } = await sessionOn(at('10:00', '07'));
    clock.set('2027-01-06T15:00:01Z');
    expect((await move(scheduling, visit, at('10:00', '20'))).errors[0]).toMatchObject({
      code: 'not_movable',
      message: 'It is too late to move a session of a package. Please contact your practitioner.',
    });
  });

  it('however late where the practice asks for nothing', async () => {
    const { visit, token } = await sessionOn(at('10:00', '07'), {
      booking: { ...POLICY, lateCancellationFeePercent: 0 },
    });
    expect(visit.freeCancellationUntil).toBeNull();
    clock.set('2027-01-07T14:00:00Z');
    await cancel(visit);
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('when the practitioner cancels, minutes before', async () => {
    const { practice, visit, token } = await sessionOn(at('10:00', '07'));
    clock.set('2027-01-07T14:55:00Z');
    await decide(scheduling, 'cancelAppointment', { id: visit.id }, practice.owner);
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('when the practitioner declines', async () => {
    const { practice, visit, token } = await sessionOn(at('10:00', '07'), {
      booking: { ...POLICY, instantClientApproval: false },
    });
    await decide(scheduling, 'declineAppointment', { id: visit.id }, practice.owner);
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('when nobody answers the request or pays for its add-ons', async () => {
    const { practice, token } = await bought({
      booking: { ...POLICY, requireClientCcToBook: true, chargeClientCcAtBooking: true },
    });
    const serviceIds = [practice.serviceId, practice.addOnId];
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token, serviceIds });
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 1 });
    clock.set('2027-01-04T13:00:00Z');
    await scheduling.app.get(Jobs).runNow(LAPSES_JOB);
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('also the one that bought the package, when it is cancelled in time', async () => {
    const { visit, packageId, token } = await bought();
    await cancel(visit);
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 3 });
    expect((await toldOf(packageId)).at(-1)).toMatchObject({ sessionsUsed: 0 });
  });

  it('but late, the visit that bought it costs its session and no share of the whole package', async () => {
    const { visit, token } = await bought();
    clock.set('2027-01-06T14:00:00Z');
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({
      cancellationLosesSession: true,
      cancellationFeeCents: 0,
      amountCents: 9_000,
    });
    await cancel(visit);
    expect(await shown(token)).toMatchObject({ sessionsRemaining: 2 });
  });
});

describe('who sees a package', () => {
  const LIST = `query ($practiceId: ID) { openPackages(practiceId: $practiceId) { id token } }`;
  const ENTITIES = `query ($representations: [_Any!]!) {
    _entities(representations: $representations) { ... on ClientPackage { id token name } } }`;

  it('its buyer, among those with sessions left', async () => {
    const buyer: Partial<Actor> = { kind: 'client', userId: newId() };
    const { practice, packageId, token } = await bought({}, buyer);
    const list = async (practiceId: string | null, actor = buyer) =>
      (await scheduling.graphql(LIST, { practiceId }, actor)).data['openPackages'];
    expect(await list(null)).toEqual([{ id: packageId, token }]);
    expect(await list(practice.practiceId)).toHaveLength(1);
    expect(await list(newId())).toEqual([]);
    expect(await list(null, { kind: 'client', userId: newId() })).toEqual([]);
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token });
    await bookAt(scheduling, practice, at('10:00', '08'), { packageToken: token });
    expect(await list(null)).toEqual([]);
    expect((await scheduling.graphql(LIST, {})).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('its practice, without the secret; nobody by its id alone', async () => {
    const { practice, visit, packageId } = await bought();
    const representations = [{ __typename: 'ClientPackage', id: packageId }];
    const entity = async (actor?: Partial<Actor>) =>
      (await scheduling.graphql(ENTITIES, { representations }, actor)).data['_entities'][0];
    expect(await entity()).toBeNull();
    expect(await entity({ kind: 'client', userId: newId() })).toBeNull();
    expect(await entity(practice.owner)).toEqual({ id: packageId, token: null, name: 'Three massages' });
    const query = `query ($id: ID!) { userAppointment(id: $id) { package { token bookNextUrl } } }`;
    const asPro = await scheduling.graphql(query, { id: visit.id }, practice.owner);
    expect(asPro.data['userAppointment'].package).toEqual({ token: null, bookNextUrl: null });
  });

  it('nobody by a wrong token', async () => {
    expect([await shown('x'.repeat(32)), await shown(''), await shown('x'.repeat(200))]).toEqual([null, null, null]);
  });

  it('goes with a contact that becomes one with another', async () => {
    const { practice, packageId } = await bought();
    const [{ client_id: fromClientId }] = await scheduling.dataSource.query(
      'SELECT client_id FROM open_packages WHERE id = $1',
      [packageId],
    );
    const intoClientId = newId();
    await scheduling.publish(
      ClientMergedSchema,
      { practiceId: practice.practiceId, fromClientId, intoClientId },
      { aggregateId: intoClientId },
    );
    const [row] = await scheduling.dataSource.query('SELECT client_id FROM open_packages WHERE id = $1', [packageId]);
    expect(row.client_id).toBe(intoClientId);
  });
});
