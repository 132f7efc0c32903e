import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  ClientPricesAgreedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { deterministicId, newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { PersonalEvent } from '../event-records/personal-event.entity.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { boughtPackage, packagePractice } from '../testing/test-packages.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { proCreate, publishContact } from '../testing/test-pro-visits.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  practice = await publishPractice(scheduling, { booking: POLICY });
});

const count = async (table: string) => {
  const [row] = await scheduling.dataSource.query(
    `SELECT count(*)::int AS count FROM ${table} WHERE practice_id = $1`,
    [practice.practiceId],
  );
  return row.count as number;
};

describe('an appointment that the practitioner makes', () => {
  it('stands at once, is the practitioner’s, and makes the contact by its events', async () => {
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00') });
    expect(made).toMatchObject({ code: 'success', conflicts: [] });
    const visit = made.appointment!;
    expect(visit).toMatchObject({
      ...{ state: 'approved', bookedBy: 'practitioner', newClient: true, amountCents: 9_000, version: 1 },
      ...{
        startsAt: at('10:00'),
        endsAt: at('11:00'),
        paymentRequirement: 'none',
        cancellationTerms: { lateHours: 24 },
      },
      ...{ clientName: 'Mary Shelley', clientEmail: 'mary@example.com', clientPhone: null },
      client: { id: deterministicId(practice.practiceId, 'mary@example.com mary shelley') },
    });
    const about = (await scheduling.emitted(AppointmentBookedSchema)).filter(
      ({ appointment }) => appointment!.appointmentId === visit.id,
    );
    expect(about).toHaveLength(1);
    expect(about[0]!.appointment!.bookedBy).toBe('pro');
    const accepted = (await scheduling.emitted(AppointmentAcceptedSchema)).filter(
      ({ appointment }) => appointment!.appointmentId === visit.id,
    );
    expect(accepted.map(({ automatic, withSeries }) => [automatic, withSeries])).toEqual([[false, false]]);
    expect((await hold(scheduling, practice, at('10:00'))).errors[0]!.code).toBe('slot_taken');
  });

  it('is one however often its request is repeated, at once and later; so is the new contact', async () => {
    const request = { startsAt: at('10:00'), idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => proCreate(scheduling, practice, request)));
    answers.push(await proCreate(scheduling, practice, request));
    expect(new Set(answers.map(({ appointment }) => appointment?.id)).size).toBe(1);
    expect(answers.map(({ conflicts }) => conflicts)).toEqual([[], [], [], []]);
    expect(await count('appointments')).toBe(1);
    const other = await proCreate(scheduling, practice, { startsAt: at('12:00'), idempotencyKey: newId() });
    expect(other.appointment!.id).not.toBe(answers[0]!.appointment!.id);
    expect(other.appointment).toMatchObject({ newClient: false, client: answers[0]!.appointment!.client });
  });

  it('may be in the past, outside of hours and of any length of whole minutes', async () => {
    const made = await proCreate(scheduling, practice, { startsAt: at('21:07', '02'), endsAt: at('21:20', '02') });
    expect(made.appointment).toMatchObject({ state: 'approved', past: true, appointmentTimeLength: 13 });
  });

  it.each([
    [{ endsAt: at('10:00') }, 'invalid_ends_at', 'An appointment ends after it starts.'],
    [{ endsAt: at('10:01', '07') }, 'invalid_ends_at', 'An appointment can last at most 24 hours.'],
    [{ startsAt: '2027-01-06T10:00:30-05:00' }, 'invalid_starts_at', 'An appointment starts at a whole minute.'],
  ])('is refused at impossible times: %j', async (times, code, message) => {
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), ...times });
    expect(made.errors).toMatchObject([{ code, message }]);
    expect(await count('appointments')).toBe(0);
  });

  it('keeps its wall time over the night in which clocks change', async () => {
    // 14 March 2027 has no 02:30 in New York.
    const made = await proCreate(scheduling, practice, {
      startsAt: '2027-03-14T01:30:00-05:00',
      endsAt: '2027-03-14T03:30:00-04:00',
    });
    expect(made.appointment).toMatchObject({ appointmentTimeLength: 60, endsAt: '2027-03-14T03:30:00-04:00' });
  });
});

describe('what is done', () => {
  const lines = (made: Awaited<ReturnType<typeof proCreate>>) =>
    made.appointment?.appointmentServices.map(({ name, amountCents, serviceId }) => [name, amountCents, serviceId]);

  it('is several services and add-ons, hidden ones too, at the practitioner’s prices', async () => {
    const { practiceId, serviceId, longVariationId, addOnId } = practice;
    const hidden = newId();
    const variations = [{ variationId: hidden, durationMinutes: 30, amountCents: 4_000 }];
    const saved = { serviceId: hidden, practiceId, name: 'Taping', kind: 'service', version: 1, variations };
    await scheduling.publish(ServiceSavedSchema, { service: saved }, { aggregateId: practiceId });
    const appointmentServices = [
      { serviceId: addOnId },
      { serviceId: longVariationId, amountCents: 10_001 },
      { serviceId: hidden, amountCents: 0 },
    ];
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), appointmentServices });
    expect(lines(made)).toEqual([
      ['Hot stones', 2_500, addOnId],
      ['Deep tissue massage', 10_001, longVariationId],
      ['Taping', 0, hidden],
    ]);
    expect(made.appointment).toMatchObject({ amountCents: 12_501, service: { id: serviceId } });
  });

  it('keeps a price for the client only where that is asked for and is new', async () => {
    const clientId = await publishContact(scheduling, practice);
    const create = (startsAt: string, amountCents: number, saveCustomPrice: boolean) => {
      const appointmentServices = [{ serviceId: practice.serviceId, amountCents, saveCustomPrice }];
      return proCreate(scheduling, practice, { startsAt, clientId, appointmentServices });
    };
    await create(at('09:00'), 7_000, false);
    await create(at('10:00'), 9_000, true);
    await create(at('11:00'), 7_500, true);
    const agreed = (await scheduling.emitted(ClientPricesAgreedSchema)).filter(
      (one) => one.practiceId === practice.practiceId,
    );
    expect(agreed).toMatchObject([
      { attendee: { clientId }, prices: [{ variationId: practice.serviceId, amountCents: 7_500 }] },
    ]);
    expect((await create(at('12:00'), 1_000_001, true)).errors).toMatchObject([
      { code: 'invalid_amount', message: 'A price that is kept for a client can be at most 10,000.00.' },
    ]);
  });

  it('is refused where it is no visit', async () => {
    const { serviceId, addOnId } = practice;
    const other = await publishPractice(scheduling);
    const create = async (...services: { serviceId: string; amountCents?: number }[]) =>
      (await proCreate(scheduling, practice, { startsAt: at('10:00'), appointmentServices: services })).errors[0];
    expect(await create({ serviceId: addOnId })).toEqual({
      ...{ code: 'invalid_service', field: 'appointmentServices' },
      message: "You can't create an appointment with only add-on services",
    });
    expect(await create()).toMatchObject({ code: 'invalid_service', message: 'Please choose a service.' });
    expect(await create({ serviceId }, { serviceId })).toMatchObject({ message: 'The same service was chosen twice.' });
    expect(await create({ serviceId: other.serviceId })).toMatchObject({ code: 'invalid_service' });
    expect(await create({ serviceId, amountCents: -1 })).toMatchObject({ code: 'invalid_amount' });
    expect(await create({ serviceId, amountCents: 1_000_000_000 })).toMatchObject({ code: 'invalid_amount' });
    const elsewhere = { startsAt: at('10:00'), locationId: other.locationId };
    expect((await proCreate(scheduling, practice, elsewhere)).code).toBe('invalid_location');
    expect(await count('appointments')).toBe(0);
  });

  it('takes a session of the client’s open package, and buys a package where there is none', async () => {
    const bought = await boughtPackage(scheduling);
    const clientId = (
      await scheduling.dataSource.query('SELECT client_id FROM open_packages WHERE id = $1', [bought.packageId])
    )[0].client_id;
    await publishContact(scheduling, bought.practice, { clientId });
    const made = await proCreate(scheduling, bought.practice, { startsAt: at('14:00'), clientId });
    expect(made.appointment).toMatchObject({
      amountCents: 0,
      packageSessionNumber: 2,
      package: { id: bought.packageId },
    });

    const selling = await packagePractice(scheduling);
    const first = await proCreate(scheduling, selling, { startsAt: at('10:00') });
    expect(first.appointment).toMatchObject({ amountCents: 9_000, packageSessionNumber: 1 });
    const second = await proCreate(scheduling, selling, { startsAt: at('12:00') });
    expect(second.appointment).toMatchObject({
      amountCents: 0,
      packageSessionNumber: 2,
      package: { sessionsRemaining: 1 },
    });
  });

  it('gives the last session of a package to one of two that are made at once', async () => {
    const selling = await packagePractice(scheduling, { service: { numberOfSessions: 2 } });
    await proCreate(scheduling, selling, { startsAt: at('10:00') });
    const made = await Promise.all(
      ['12:00', '14:00'].map((time) => proCreate(scheduling, selling, { startsAt: at(time) })),
    );
    expect(made.map(({ appointment }) => appointment!.packageSessionNumber).sort()).toEqual([1, 2]);
  });
});

describe('what is at its time already', () => {
  it('stays there, and is named', async () => {
    const visit = await bookAt(scheduling, practice, at('10:00'));
    const { hold: held } = await hold(scheduling, practice, at('11:00'), { actor: { ip: '203.0.113.9' } });
    const times = { startsAt: new Date(at('09:30')), endsAt: new Date(at('10:15')) };
    const dentist = PersonalEvent.of(newId(), practice.practiceId);
    const walls = { localStartsAt: '2027-01-06T09:30', localEndsAt: '2027-01-06T10:15', timeZone: 'America/New_York' };
    dentist.change('Dentist', { ...times, ...walls, allDay: false });
    const deleted = PersonalEvent.of(newId(), practice.practiceId);
    Object.assign(deleted, dentist, { id: deleted.id, deletedAt: new Date(NOON) });
    for (const event of [dentist, deleted]) await scheduling.dataSource.manager.insert(PersonalEvent, event as never);
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), endsAt: at('11:30') });
    expect(made).toMatchObject({ code: 'success', appointment: { state: 'approved' } });
    expect(made.conflicts).toEqual([
      {
        id: dentist.id,
        name: 'Dentist',
        type: 'personal_event',
        timeRange: 'Wed, Jan 6, 9:30 AM – 10:15 AM New York time',
      },
      {
        id: visit.id,
        name: 'Grace Hopper',
        type: 'appointment',
        timeRange: 'Wed, Jan 6, 10:00 AM – 11:00 AM New York time',
      },
      {
        id: expect.not.stringMatching(held!.id),
        name: 'Somebody who is booking at this moment',
        type: 'hold',
        timeRange: 'Wed, Jan 6, 11:00 AM – 12:00 PM New York time',
      },
    ]);
  });

  it('is overlapped by the practitioner alone: of those who ask at the same moment a client gets it only where it is free', async () => {
    const made = proCreate(scheduling, practice, { startsAt: at('10:00') });
    const visitors = Array.from({ length: 6 }, (_, index) =>
      hold(scheduling, practice, at('10:00'), { actor: { ip: `203.0.113.${index + 20}` } }),
    );
    const [{ appointment, conflicts }, ...holds] = await Promise.all([made, ...visitors]);
    const kept = holds.filter(({ result }) => result === 'success');
    expect(appointment).toMatchObject({ state: 'approved' });
    expect(kept.length).toBeLessThanOrEqual(1);
    // A client who was first is reported to the practitioner; afterwards no client gets the time.
    expect(conflicts.map(({ type }) => type)).toEqual(kept.map(() => 'hold'));
    expect((await hold(scheduling, practice, at('10:30'))).errors[0]!.code).toBe('slot_taken');
  });
});

describe('who may', () => {
  it('is the practitioner alone', async () => {
    const startsAt = at('10:00');
    expect((await proCreate(scheduling, practice, { startsAt }, { kind: 'client', userId: newId() })).code).toBe(
      'forbidden',
    );
    expect((await proCreate(scheduling, practice, { startsAt }, { kind: 'anonymous' })).code).toBe('UNAUTHENTICATED');
    const theirs = await publishContact(scheduling, await publishPractice(scheduling));
    expect((await proCreate(scheduling, practice, { startsAt, clientId: theirs })).code).toBe('not_found');
    expect((await proCreate(scheduling, practice, { startsAt, clientId: 'no-id' })).code).toBe('not_found');
  });
});
