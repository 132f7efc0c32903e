import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { AppointmentUpdatedSchema, ClientPricesAgreedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { move } from '../testing/test-moves.js';
import { packagePractice } from '../testing/test-packages.js';
import { locationMessage, POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { proCreate, proUpdate } from '../testing/test-pro-visits.js';
import { at, minutes, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;
let visit: Appointment;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(NOON);
  practice = await publishPractice(scheduling, { booking: POLICY });
  visit = await bookAt(scheduling, practice, at('10:00'));
});

const update = (
  changes: Omit<Parameters<typeof proUpdate>[1], 'appointmentId'>,
  actor: Partial<Actor> = practice.owner,
) => proUpdate(scheduling, { appointmentId: visit.id, ...changes }, actor);

async function updates() {
  const events = await scheduling.emitted(AppointmentUpdatedSchema);
  return events.filter(({ appointment }) => appointment!.appointmentId === visit.id);
}

async function publishSecondPlace(): Promise<string> {
  const locationId = newId();
  const location = { name: 'Annex', timeZone: 'America/Chicago' };
  const saved = locationMessage({ ...practice, locationId }, { location });
  await scheduling.publish(LocationSavedSchema, { location: saved }, { aggregateId: practice.practiceId });
  return locationId;
}

describe('a visit that its practitioner moves', () => {
  it('goes anywhere with its length, frees its old time and takes the new one', async () => {
    const moved = await update({ startsAt: at('20:00', '07') });
    expect(moved).toMatchObject({ code: 'success', conflicts: [] });
    expect(moved.appointment).toMatchObject({ startsAt: at('20:00', '07'), endsAt: at('21:00', '07'), version: 2 });
    expect((await hold(scheduling, practice, at('10:00'))).result).toBe('success');
    const [event] = await updates();
    expect(event).toMatchObject({ withSeries: false, practitionerNote: '', appointment: { calendarSequence: 1 } });
    expect([event!.previousStartsAt!, event!.notified!.startsAt!, event!.settlesAt!].map(timestampDate)).toEqual([
      new Date(at('10:00')),
      new Date(at('10:00')),
      new Date(Date.parse(NOON) + minutes(3)),
    ]);
  });

  it('stays known to its client as it was while changes follow each other within three minutes', async () => {
    await update({ startsAt: at('12:00') });
    clock.advance(minutes(3) - 1);
    await update({ startsAt: at('13:00') });
    clock.advance(minutes(3) - 1);
    await update({ startsAt: at('10:00') });
    clock.advance(minutes(3));
    await update({ startsAt: at('15:00') });
    const known = (await updates()).map(({ notified }) => timestampDate(notified!.startsAt!));
    expect(known).toEqual([at('10:00'), at('10:00'), at('10:00'), at('10:00')].map((time) => new Date(time)));
    clock.advance(minutes(3));
    await update({ startsAt: at('16:00') });
    expect(timestampDate((await updates())[4]!.notified!.startsAt!)).toEqual(new Date(at('15:00')));
  });

  it('is known to a client who has moved it meanwhile as that client left it', async () => {
    await update({ startsAt: at('12:00') });
    expect((await move(scheduling, visit, at('14:00'))).code).toBe('success');
    await update({ startsAt: at('15:00') });
    expect(timestampDate((await updates())[1]!.notified!.startsAt!)).toEqual(new Date(at('14:00')));
  });

  it('is known to its client as it was accepted, which says where it had been moved', async () => {
    const asking = await publishPractice(scheduling, { booking: { ...POLICY, instantClientApproval: false } });
    visit = await bookAt(scheduling, asking, at('10:00'));
    await update({ startsAt: at('12:00') }, asking.owner);
    expect((await decide(scheduling, 'acceptAppointment', { id: visit.id }, asking.owner)).code).toBe('success');
    await update({ startsAt: at('10:00') }, asking.owner);
    expect(timestampDate((await updates()).at(-1)!.notified!.startsAt!)).toEqual(new Date(at('12:00')));
  });

  it('overlaps on purpose, and the answer says what', async () => {
    const other = await bookAt(scheduling, practice, at('12:00'));
    const moved = await update({ startsAt: at('12:30') });
    expect(moved).toMatchObject({ code: 'success', conflicts: [{ id: other.id, type: 'appointment' }] });
    expect((await hold(scheduling, practice, at('13:00'))).errors[0]!.code).toBe('slot_taken');
  });

  it('changes nothing when it is there already', async () => {
    expect((await update({ startsAt: at('10:00'), endsAt: at('11:00') })).appointment!.version).toBe(1);
    expect(await updates()).toEqual([]);
  });

  it('may have started, but not be over in any other way', async () => {
    clock.set(at('18:00'));
    expect((await update({ startsAt: at('09:00') })).code).toBe('success');
    clock.set(NOON);
    await decide(scheduling, 'cancelAppointment', { id: visit.id }, practice.owner);
    expect((await update({ startsAt: at('11:00') })).code).toBe('not_changeable');
  });
});

describe('other changes', () => {
  it('are the place with its zone, services with prices, and a message', async () => {
    const locationId = await publishSecondPlace();
    const { addOnId, serviceId } = practice;
    const appointmentServices = [{ serviceId, amountCents: 9_500, saveCustomPrice: true }, { serviceId: addOnId }];
    const changed = await update({ locationId, appointmentServices, practitionerNote: 'See you there.' });
    expect(changed.appointment).toMatchObject({
      ...{ locationName: 'Annex', timeZone: 'America/Chicago', startsAt: '2027-01-06T09:00:00-06:00' },
      ...{ amountCents: 12_000, practitionerNote: 'See you there.', version: 2 },
    });
    const [event] = await updates();
    expect(event).toMatchObject({ practitionerNote: 'See you there.', notified: { lines: [{ amountCents: 9_000 }] } });
    const agreed = (await scheduling.emitted(ClientPricesAgreedSchema)).at(-1);
    expect(agreed).toMatchObject({ prices: [{ variationId: serviceId, amountCents: 9_500 }] });
    const onlyNote = await update({ practitionerNote: 'Bring a towel.' });
    expect(onlyNote.appointment!.version).toBe(3);
    expect((await updates())[1]!.appointment!.calendarSequence).toBe(1);
  });

  it('keep a price for the client also where the visit has it already', async () => {
    const { practiceId, serviceId } = practice;
    await update({ appointmentServices: [{ serviceId, amountCents: 9_500 }] });
    const kept = await update({ appointmentServices: [{ serviceId, amountCents: 9_500, saveCustomPrice: true }] });
    expect([kept.code, kept.changedAppointmentIds]).toEqual(['success', []]);
    const agreed = (await scheduling.emitted(ClientPricesAgreedSchema)).filter(
      (event) => event.practiceId === practiceId,
    );
    expect(agreed).toMatchObject([{ prices: [{ variationId: serviceId, amountCents: 9_500 }] }]);
  });

  it('give the session of a package back with its service, and take it again', async () => {
    const selling = await packagePractice(scheduling);
    await proCreate(scheduling, selling, { startsAt: at('10:00') });
    const second = (await proCreate(scheduling, selling, { startsAt: at('12:00') })).appointment!;
    const change = (serviceId: string, rest: object = {}) =>
      proUpdate(scheduling, { appointmentId: second.id, appointmentServices: [{ serviceId, ...rest }] }, selling.owner);
    expect((await change(selling.serviceId, { amountCents: 100 })).appointment).toMatchObject({
      ...{ amountCents: 0, packageSessionNumber: 2, version: 1 },
    });
    expect((await change(selling.addOnId)).code).toBe('invalid_service');
    const without = await change(selling.longVariationId);
    expect(without.appointment).toMatchObject({ packageSessionNumber: 2, amountCents: 0 });
  });

  it('leave a visit the session that it has, also where an older package has one again', async () => {
    const selling = await packagePractice(scheduling, { service: { numberOfSessions: 2 } });
    const make = async (time: string) => (await proCreate(scheduling, selling, { startsAt: at(time) })).appointment!.id;
    const made: string[] = [];
    for (const time of ['09:00', '11:00', '13:00', '15:00']) {
      made.push(await make(time));
      clock.advance(minutes(1));
    }
    const [, ofFirst, , ofSecond] = made;
    await decide(scheduling, 'cancelAppointment', { id: ofFirst }, selling.owner);
    const appointmentServices = [{ serviceId: selling.serviceId }];
    const same = await proUpdate(scheduling, { appointmentId: ofSecond!, appointmentServices }, selling.owner);
    expect([same.code, same.appointment!.version, same.changedAppointmentIds]).toEqual(['success', 1, []]);
  });

  it('do not take back the package that the visit buys', async () => {
    const selling = await packagePractice(scheduling);
    const first = (await proCreate(scheduling, selling, { startsAt: at('10:00') })).appointment!;
    const lines = [{ serviceId: selling.serviceId, amountCents: 8_000 }];
    const changed = await proUpdate(scheduling, { appointmentId: first.id, appointmentServices: lines }, selling.owner);
    expect(changed.appointment).toMatchObject({ amountCents: 8_000, packageSessionNumber: 1 });
  });
});

describe('a second tab', () => {
  it('is refused with what changed meanwhile, and shown how it is now', async () => {
    const [version, locationId] = [1, await publishSecondPlace()];
    await update({ startsAt: at('12:00'), locationId, expectedVersion: version });
    const stale = await update({ startsAt: at('13:00'), expectedVersion: version });
    expect(stale).toMatchObject({
      ...{ code: 'changed_meanwhile', changedMeanwhile: ['time', 'place'] },
      appointment: { startsAt: '2027-01-06T11:00:00-06:00', version: 2 },
      errors: [
        { message: 'This appointment was changed meanwhile (its time and its place). Please look at it again.' },
      ],
    });
    expect((await update({ startsAt: at('13:00'), expectedVersion: 2 })).code).toBe('success');
  });

  it('of two that save at once, one is refused', async () => {
    const saved = await Promise.all(
      ['12:00', '13:00'].map((time) => update({ startsAt: at(time), expectedVersion: 1 })),
    );
    expect(saved.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', 'success']);
    expect(await updates()).toHaveLength(1);
  });

  it('is not in the way of a request that is repeated', async () => {
    const request = { startsAt: at('12:00'), practitionerNote: 'Later.', expectedVersion: 1 };
    const [, again] = [await update(request), await update(request)];
    expect([again.code, again.appointment!.version, again.changedAppointmentIds]).toEqual(['success', 2, []]);
  });

  it('gets `changedMeanwhile` for the client’s changes and after the visit was cancelled', async () => {
    await move(scheduling, visit, at('14:00'));
    expect(await update({ startsAt: at('13:00'), expectedVersion: 1 })).toMatchObject({ changedMeanwhile: ['time'] });
    await decide(scheduling, 'cancelAppointment', { id: visit.id }, practice.owner);
    expect(await update({ startsAt: at('13:00'), expectedVersion: 2 })).toMatchObject({ changedMeanwhile: ['state'] });
  });
});

describe('a client who moves while the practitioner does', () => {
  it('has the visit at one time only, regardless of the order', async () => {
    const results = await Promise.all([update({ startsAt: at('12:00') }), move(scheduling, visit, at('14:00'))]);
    expect(results.map(({ code }) => code)).toEqual(['success', 'success']);
    const rows = await scheduling.dataSource.query(
      `SELECT o.starts_at = a.starts_at AS same FROM occupancies o JOIN appointments a USING (id) WHERE id = $1`,
      [visit.id],
    );
    expect(rows).toEqual([{ same: true }]);
  });

  it('never overlaps what the practitioner has moved there at that moment', async () => {
    const other = await bookAt(scheduling, practice, at('15:00'), { actor: { ip: '203.0.113.7' } });
    const [mine, theirs] = await Promise.all([update({ startsAt: at('12:00') }), move(scheduling, other, at('12:00'))]);
    expect(mine.code).toBe('success');
    // Either the client was first and the practitioner sees the conflict, or the client was too late.
    expect(theirs.code).toBe(mine.conflicts.length > 0 ? 'success' : 'slot_taken');
  });
});

describe('who may change it', () => {
  it('is its practice', async () => {
    const other = await publishPractice(scheduling);
    for (const actor of [other.owner, { ...other.owner, userId: practice.owner.userId! }]) {
      expect((await update({ startsAt: at('12:00') }, actor)).code).toBe('not_found');
    }
    expect((await update({ startsAt: at('12:00') }, { kind: 'client', userId: newId() })).code).toBe('forbidden');
    const theirs = await update({ locationId: other.locationId });
    expect(theirs.code).toBe('invalid_location');
    const services = await update({ appointmentServices: [{ serviceId: other.serviceId }] });
    expect(services.code).toBe('invalid_service');
  });
});
