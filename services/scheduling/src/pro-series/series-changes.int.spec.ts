import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { AppointmentUpdatedSchema, SeriesUpdatedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { hold } from '../testing/test-bookings.js';
import { packagePractice } from '../testing/test-packages.js';
import { locationMessage, POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { proUpdate } from '../testing/test-pro-visits.js';
import { createSeries } from '../testing/test-series.js';
import { at, minutes, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(NOON);
  practice = await publishPractice(scheduling, { booking: POLICY });
});

describe('a change of a series', () => {
  const visitsOf = async () => {
    const query = `SELECT appointments.starts_at, version, overlap_allowed FROM appointments JOIN occupancies USING (id)
      WHERE appointments.practice_id = $1 ORDER BY series_number`;
    const rows = await scheduling.dataSource.query(query, [practice.practiceId]);
    return rows.map((row: { starts_at: Date; version: number; overlap_allowed: boolean }) => [
      row.starts_at,
      row.version,
      row.overlap_allowed,
    ]);
  };
  const publishLondon = async (): Promise<string> => {
    const locationId = newId();
    const location = locationMessage({ ...practice, locationId }, { location: { timeZone: 'Europe/London' } });
    await scheduling.publish(LocationSavedSchema, { location }, { aggregateId: practice.practiceId });
    return locationId;
  };
  const daily = (startsAt: string, visits = 4) =>
    createSeries(scheduling, practice, { startsAt, recurrencePattern: { frequency: 'daily', count: visits } });

  it('moves this one alone, this and the following, or all that have not started', async () => {
    const { appointments } = await daily(at('10:00', '05'));
    const update = (index: number, startsAt: string, editSeries: 'this_one' | 'this_and_following' | 'all') =>
      proUpdate(scheduling, { appointmentId: appointments[index]!.id, startsAt, editSeries }, practice.owner);
    const starts = async () => (await visitsOf()).map(([start]: [Date]) => start);

    const one = await update(1, at('12:00', '06'), 'this_one');
    expect(one.changedAppointmentIds).toEqual([appointments[1]!.id]);
    const following = await update(2, at('11:00', '08'), 'this_and_following');
    expect(following.changedAppointmentIds).toEqual([appointments[2]!.id, appointments[3]!.id]);
    expect(await starts()).toEqual(
      [at('10:00', '05'), at('12:00', '06'), at('11:00', '08'), at('11:00', '09')].map((time) => new Date(time)),
    );
    clock.set(at('10:00', '05'));
    const all = await update(2, at('11:30', '08'), 'all');
    expect(all.changedAppointmentIds).toEqual([1, 2, 3].map((index) => appointments[index]!.id));
    expect(await starts()).toEqual(
      [at('10:00', '05'), at('12:30', '06'), at('11:30', '08'), at('11:30', '09')].map((time) => new Date(time)),
    );
  });

  it('does not stand in its own way, and overlaps nothing by moving onto its own times', async () => {
    const { appointments } = await daily(at('10:00', '05'));
    const changed = await proUpdate(
      scheduling,
      { appointmentId: appointments[0]!.id, startsAt: at('10:00', '06'), editSeries: 'all' },
      practice.owner,
    );
    expect(changed.conflicts).toEqual([]);
    expect((await visitsOf()).map(([, , overlaps]: [Date, number, boolean]) => overlaps)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('keeps the hour on both sides of a change of clocks', async () => {
    clock.set('2027-03-01T12:00:00Z');
    const recurrencePattern = { frequency: 'weekly', count: 3 } as const;
    const { appointments } = await createSeries(scheduling, practice, {
      startsAt: '2027-03-03T10:00:00-05:00',
      recurrencePattern,
    });
    const appointmentId = appointments[0]!.id;
    await proUpdate(
      scheduling,
      { appointmentId, startsAt: '2027-03-03T11:15:00-05:00', editSeries: 'all' },
      practice.owner,
    );
    expect((await visitsOf()).map(([start]: [Date]) => start)).toEqual(
      ['2027-03-03T11:15:00-05:00', '2027-03-10T11:15:00-05:00', '2027-03-17T11:15:00-04:00'].map(
        (time) => new Date(time),
      ),
    );
  });

  it('is published once in addition to its visits, and sets the prices of all of them', async () => {
    const { appointments, series } = await daily(at('10:00', '05'), 3);
    const appointmentServices = [{ serviceId: practice.serviceId, amountCents: 5_000 }];
    const wanted = { appointmentId: appointments[1]!.id, appointmentServices, practitionerNote: 'Cheaper now.' };
    await proUpdate(scheduling, { ...wanted, editSeries: 'this_and_following' }, practice.owner);
    const events = (await scheduling.emitted(SeriesUpdatedSchema)).filter(({ seriesId }) => seriesId === series!.id);
    expect(events).toHaveLength(1);
    expect(events[0]!.updates).toMatchObject(
      [2, 3].map((seriesNumber) => ({
        practitionerNote: 'Cheaper now.',
        appointment: { seriesNumber, amountCents: 5_000 },
      })),
    );
    const single = (await scheduling.emitted(AppointmentUpdatedSchema)).filter(
      ({ appointment }) => appointment!.seriesId === series!.id,
    );
    expect(single.map(({ withSeries }) => withSeries)).toEqual([true, true]);
  });

  it('of which one visit cannot be changed changes none', async () => {
    const selling = await packagePractice(scheduling);
    const { appointments } = await createSeries(scheduling, selling, {
      startsAt: at('10:00'),
      recurrencePattern: { frequency: 'weekly', count: 3 },
    });
    const changed = await proUpdate(
      scheduling,
      { appointmentId: appointments[2]!.id, appointmentServices: [{ serviceId: selling.addOnId }], editSeries: 'all' },
      selling.owner,
    );
    expect(changed.code).toBe('invalid_service');
    const rows = await scheduling.dataSource.query('SELECT version FROM appointments WHERE practice_id = $1', [
      selling.practiceId,
    ]);
    expect(new Set(rows.map(({ version }: { version: number }) => version))).toEqual(new Set([1]));
  });

  it('leaves the time of a visit taken that is as long as wanted already', async () => {
    const { appointments } = await daily(at('10:00', '05'), 3);
    const extend = (index: number, endsAt: string, editSeries: 'this_one' | 'all') =>
      proUpdate(scheduling, { appointmentId: appointments[index]!.id, endsAt, editSeries }, practice.owner);
    await extend(1, at('11:30', '06'), 'this_one');
    const all = await extend(0, at('11:30', '05'), 'all');
    expect(all.changedAppointmentIds).toEqual([appointments[0]!.id, appointments[2]!.id]);
    expect(await visitsOf()).toHaveLength(3);
    expect((await hold(scheduling, practice, at('10:00', '06'))).errors[0]?.code).toBe('slot_taken');
  });

  it('keeps the hour of a new place whose clocks change on another day', async () => {
    clock.set('2027-03-01T12:00:00Z');
    const made = await createSeries(scheduling, practice, {
      startsAt: '2027-03-10T10:00:00-05:00',
      recurrencePattern: { frequency: 'weekly', count: 4 },
    });
    const locationId = await publishLondon();
    const appointmentId = made.appointments[0]!.id;
    await proUpdate(scheduling, { appointmentId, locationId, editSeries: 'all' }, practice.owner);
    // New York changes its clocks on 14 March, London on the 28th.
    expect((await visitsOf()).map(([start]: [Date]) => start)).toEqual(
      ['2027-03-10T15:00:00Z', '2027-03-17T15:00:00Z', '2027-03-24T15:00:00Z', '2027-03-31T14:00:00Z'].map(
        (time) => new Date(time),
      ),
    );
  });

  it('leaves a visit that is at the new place already at its time', async () => {
    const { appointments } = await daily('2027-03-16T10:00:00-04:00', 3);
    const locationId = await publishLondon();
    const move = (index: number, editSeries: 'this_one' | 'all') =>
      proUpdate(scheduling, { appointmentId: appointments[index]!.id, locationId, editSeries }, practice.owner);
    await move(1, 'this_one');
    const all = await move(0, 'all');
    expect(all.changedAppointmentIds).toEqual([appointments[0]!.id, appointments[2]!.id]);
    expect((await visitsOf()).map(([start]: [Date]) => start)).toEqual(
      ['2027-03-16T14:00:00Z', '2027-03-17T14:00:00Z', '2027-03-18T14:00:00Z'].map((time) => new Date(time)),
    );
  });

  it('leaves a single visit that is changed afterwards to a message of its own, also where that takes it back', async () => {
    const { appointments } = await daily(at('10:00', '05'), 3);
    const update = (index: number, startsAt: string, editSeries: 'this_one' | 'all') =>
      proUpdate(scheduling, { appointmentId: appointments[index]!.id, startsAt, editSeries }, practice.owner);
    const knownOf = async (index: number) => {
      const events = (await scheduling.emitted(AppointmentUpdatedSchema)).filter(
        ({ appointment }) => appointment!.appointmentId === appointments[index]!.id,
      );
      return timestampDate(events.at(-1)!.notified!.startsAt!);
    };
    await update(0, at('12:00', '05'), 'all');
    clock.advance(minutes(1));
    await update(1, at('10:00', '06'), 'this_one');
    // The client is notified by then that the whole series has moved.
    expect(await knownOf(1)).toEqual(new Date(at('12:00', '06')));
    clock.advance(minutes(1));
    await update(0, at('10:00', '05'), 'all');
    expect(await knownOf(2)).toEqual(new Date(at('10:00', '07')));
  });

  it('is included in the messages of later single changes, as no message about the series is sent then', async () => {
    const { appointments } = await daily(at('10:00', '05'), 2);
    const ids = appointments.map(({ id }) => id);
    await proUpdate(
      scheduling,
      { appointmentId: ids[0]!, startsAt: at('12:00', '05'), editSeries: 'all' },
      practice.owner,
    );
    for (const appointmentId of ids) {
      await proUpdate(scheduling, { appointmentId, practitionerNote: 'Bring a towel.' }, practice.owner);
    }
    const events = (await scheduling.emitted(AppointmentUpdatedSchema)).filter(
      ({ appointment }) => ids.includes(appointment!.appointmentId) && appointment!.version === 3,
    );
    expect(events.map(({ notified }) => timestampDate(notified!.startsAt!))).toEqual([
      new Date(at('10:00', '05')),
      new Date(at('10:00', '06')),
    ]);
  });
});
