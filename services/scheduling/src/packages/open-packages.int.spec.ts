import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { PackageRefundedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentAcceptedSchema, AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { LAPSES_JOB } from '../appointments/lapses.job.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { boughtPackage, lookUpPackage, packageEvents, packagePractice, sellPackage } from '../testing/test-packages.js';
import { POLICY } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

describe('buying a package', () => {
  it('is booking its service, charged at once wherever a card can be taken', async () => {
    const practice = await packagePractice(scheduling, { takesCards: true });
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
    const { practice, visit, packageId, token } = await boughtPackage(scheduling);
    expect(await lookUpPackage(scheduling, token)).toEqual({
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
    expect(await packageEvents(scheduling, packageId)).toMatchObject([
      { sessionsUsed: 1, numberOfSessions: 3, version: 1 },
    ]);
  });

  it('opens it once, however often payments publishes the sale', async () => {
    const { practice, visit, packageId } = await boughtPackage(scheduling);
    await sellPackage(scheduling, practice, visit, { packageId });
    await sellPackage(scheduling, practice, visit);
    expect(await packageEvents(scheduling, packageId)).toHaveLength(1);
  });

  it('opens nothing for a visit that lapsed before it was paid', async () => {
    const practice = await packagePractice(scheduling, { takesCards: true });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    clock.set('2027-01-04T12:30:00Z');
    await scheduling.app.get(JobsService).runNow(LAPSES_JOB);
    const packageId = await sellPackage(scheduling, practice, visit);
    expect(await packageEvents(scheduling, packageId)).toEqual([]);
    expect((await lookUp(scheduling, visit.instantActionToken))!.package).toBeNull();
  });

  it('at a practice that takes no cards opens it when the visit is accepted, not before', async () => {
    const practice = await packagePractice(scheduling, { booking: { ...POLICY, instantClientApproval: false } });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit).toMatchObject({ state: 'pending', paymentRequirement: 'none', package: null });
    await decide(scheduling, 'acceptAppointment', { id: visit.id }, practice.owner);
    const opened = (await lookUp(scheduling, visit.instantActionToken))!.package!;
    expect(opened).toMatchObject({ sessionsRemaining: 2, numberOfSessions: 3 });

    // Paid by the page later: the same package with the same secret, from now on under the id that payments gave it.
    await bookAt(scheduling, practice, at('10:00', '07'), { packageToken: opened.token });
    const paidId = await sellPackage(scheduling, practice, visit);
    await sellPackage(scheduling, practice, visit);
    expect(await packageEvents(scheduling, paidId)).toMatchObject([{ sessionsUsed: 2, version: 3 }]);
    expect(await lookUpPackage(scheduling, opened.token!)).toMatchObject({ id: paidId, sessionsRemaining: 1 });
    await scheduling.publish(PackageRefundedSchema, { packageId: paidId }, { aggregateId: paidId });
    expect(await lookUpPackage(scheduling, opened.token!)).toMatchObject({ sessionsRemaining: 0, bookNextUrl: null });
  });

  it('at a practice that takes no cards and accepts by itself opens it at once', async () => {
    const practice = await packagePractice(scheduling);
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit).toMatchObject({ state: 'approved', package: { sessionsRemaining: 2 }, packageSessionNumber: 1 });
    const accepted = await scheduling.emitted(AppointmentAcceptedSchema);
    const snapshot = accepted.find(({ appointment }) => appointment!.appointmentId === visit.id)!.appointment!;
    expect(snapshot.packageSession).toBeUndefined();
  });
});

describe('who sees a package', () => {
  const LIST = `query ($practiceId: ID) { openPackages(practiceId: $practiceId) { id token } }`;
  const ENTITIES = `query ($representations: [_Any!]!) {
    _entities(representations: $representations) { ... on ClientPackage { id token name } } }`;

  it('its buyer, among those with sessions left', async () => {
    const buyer: Partial<Actor> = { kind: 'client', userId: newId() };
    const { practice, packageId, token } = await boughtPackage(scheduling, {}, buyer);
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

  it('its practice, without the secret; not users who only have its id', async () => {
    const { practice, visit, packageId } = await boughtPackage(scheduling);
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

  it('not holders of a wrong token', async () => {
    expect([
      await lookUpPackage(scheduling, 'x'.repeat(32)),
      await lookUpPackage(scheduling, ''),
      await lookUpPackage(scheduling, 'x'.repeat(200)),
    ]).toEqual([null, null, null]);
  });

  it('goes with a contact that becomes one with another', async () => {
    const { practice, packageId } = await boughtPackage(scheduling);
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
