import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { PackageRefundedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { LAPSES_JOB } from '../appointments/lapses.job.js';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { GUEST, book, bookAt, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { move } from '../testing/test-moves.js';
import { boughtPackage, lookUpPackage, packageEvents, packagePractice, sellPackage } from '../testing/test-packages.js';
import { securePayment } from '../testing/test-payments.js';
import { POLICY, type PracticeWishes, serviceMessage } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const cancel = ({ id, instantActionToken: token }: Appointment) =>
  decide(scheduling, 'cancelAppointmentNoUser', { id, token });

describe('booking the next session', () => {
  it('costs nothing, needs no card and says which session it is', async () => {
    const { practice, packageId, token } = await boughtPackage(scheduling);
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
    const snapshot = events.find((event) => event.appointment!.appointmentId === appointment!.id)!.appointment!;
    expect(snapshot.packageSession).toMatchObject({
      packageId,
      sessionNumber: 2,
      numberOfSessions: 3,
      name: 'Three massages',
    });
    expect(snapshot.lines[0]).toMatchObject({ amountCents: 0, packageSessions: 0 });
    expect(
      (await packageEvents(scheduling, packageId)).map(({ sessionsUsed, version }) => [sessionsUsed, version]),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('waits for the package before it holds up the kept time, so that a sale can give the package its id', async () => {
    const { practice, packageId, token } = await boughtPackage(scheduling);
    const { hold: held } = await hold(scheduling, practice, at('10:00', '07'), { packageToken: token });
    const sale = scheduling.dataSource.createQueryRunner();
    await sale.startTransaction();
    await sale.query('SELECT 1 FROM open_packages WHERE id = $1 FOR UPDATE', [packageId]);
    const booking = book(scheduling, { holdId: held!.id, client: GUEST });
    await scheduling.eventually(async () => {
      const waiting = await scheduling.dataSource.query<unknown[]>(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await sale.query(`SET LOCAL lock_timeout = '2s'`);
    await sale.query('UPDATE slot_holds SET package_id = package_id WHERE id = $1', [held!.id]);
    await sale.commitTransaction();
    await sale.release();
    expect((await booking).appointment).toMatchObject({ state: 'approved', packageSessionNumber: 2 });
  });

  it('leaves add-ons to be paid', async () => {
    const { practice, token } = await boughtPackage(scheduling, {
      booking: { ...POLICY, requireClientCcToBook: true, chargeClientCcAtBooking: true },
    });
    const { hold: held } = await hold(scheduling, practice, at('10:00', '07'), {
      packageToken: token,
      serviceIds: [practice.serviceId, practice.addOnId],
    });
    expect(held).toMatchObject({ amountCents: 2_500, paymentRequirement: 'charge' });
  });

  it('works after the package is no longer offered', async () => {
    const { practice, token } = await boughtPackage(scheduling);
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
    const { practice, token } = await boughtPackage(scheduling);
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token });
    await bookAt(scheduling, practice, at('10:00', '08'), { packageToken: token });
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 0, bookNextUrl: null });
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
    const { practice, packageId, token } = await boughtPackage(scheduling);
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
    expect((await packageEvents(scheduling, packageId)).at(-1)).toMatchObject({ sessionsUsed: 3 });
  });

  it.each([
    ['of an unknown package', 'x'.repeat(32), 'invalid_package'],
    ['that is empty', '', 'success'],
  ])('takes no token %s', async (_what, packageToken, code) => {
    const { practice } = await boughtPackage(scheduling);
    const { errors } = await hold(scheduling, practice, at('10:00', '07'), { packageToken });
    expect(errors[0]?.code ?? 'success').toBe(code);
  });

  it('takes no token of another practice, and none for another service', async () => {
    const { practice, token } = await boughtPackage(scheduling);
    const other = await packagePractice(scheduling);
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
    const { practice, packageId, token } = await boughtPackage(scheduling);
    const visit = await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token });
    const { hold: held } = await hold(scheduling, practice, at('10:00', '08'), { packageToken: token });
    await scheduling.publish(PackageRefundedSchema, { packageId }, { aggregateId: packageId });
    expect((await book(scheduling, { holdId: held!.id, client: GUEST })).errors[0]!.code).toBe('package_refunded');
    expect((await lookUp(scheduling, visit.instantActionToken))!.state).toBe('approved');
    expect((await packageEvents(scheduling, packageId)).at(-1)).toMatchObject({ sessionsUsed: 3 });
  });

  it('never opens where the refund arrived before the sale', async () => {
    const practice = await packagePractice(scheduling, { takesCards: true });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await securePayment(scheduling, visit.id, new Date(NOON), practice.practiceId);
    const packageId = newId();
    await scheduling.publish(PackageRefundedSchema, { packageId }, { aggregateId: packageId });
    await sellPackage(scheduling, practice, visit, { packageId });
    expect((await lookUp(scheduling, visit.instantActionToken))!.package).toBeNull();
  });
});

describe('a session comes back', () => {
  async function sessionOn(time: string, wishes: PracticeWishes = {}) {
    const facts = await boughtPackage(scheduling, wishes);
    const visit = await bookAt(scheduling, facts.practice, time, { packageToken: facts.token });
    expect(await lookUpPackage(scheduling, facts.token)).toMatchObject({ sessionsRemaining: 1 });
    return { ...facts, visit };
  }

  it('when its visit is cancelled in time, and its number is used again', async () => {
    const { practice, visit, token } = await sessionOn(at('10:00', '07'));
    expect(visit).toMatchObject({ cancellationLosesSession: false, freeCancellationUntil: at('10:00') });
    clock.set('2027-01-06T15:00:00Z');
    await cancel(visit);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 2 });
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
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 1 });
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
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('when the practitioner cancels, minutes before', async () => {
    const { practice, visit, token } = await sessionOn(at('10:00', '07'));
    clock.set('2027-01-07T14:55:00Z');
    await decide(scheduling, 'cancelAppointment', { id: visit.id }, practice.owner);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('when the practitioner declines', async () => {
    const { practice, visit, token } = await sessionOn(at('10:00', '07'), {
      booking: { ...POLICY, instantClientApproval: false },
    });
    await decide(scheduling, 'declineAppointment', { id: visit.id }, practice.owner);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('when the request is not accepted or its add-ons are not paid in time', async () => {
    const { practice, token } = await boughtPackage(scheduling, {
      booking: { ...POLICY, requireClientCcToBook: true, chargeClientCcAtBooking: true },
    });
    const serviceIds = [practice.serviceId, practice.addOnId];
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: token, serviceIds });
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 1 });
    clock.set('2027-01-04T13:00:00Z');
    await scheduling.app.get(JobsService).runNow(LAPSES_JOB);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 2 });
  });

  it('but of the visit that bought it late: that costs its session and no share of the whole package', async () => {
    const { visit, token } = await boughtPackage(scheduling);
    clock.set('2027-01-06T14:00:00Z');
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({
      cancellationLosesSession: true,
      cancellationFeeCents: 0,
      amountCents: 9_000,
    });
    await cancel(visit);
    expect(await lookUpPackage(scheduling, token)).toMatchObject({ sessionsRemaining: 2 });
  });
});
