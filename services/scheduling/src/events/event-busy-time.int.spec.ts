import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RegistrationChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { deleteEvent, lookUpEvent, placeIn, scheduleEvent, upsertEvent } from '../testing/test-events.js';
import { publishPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';
import { EventZonesService } from './event-zones.service.js';

let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(OCTOBER_NOON) });
});
afterAll(() => scheduling?.stop());

describe('a group event and the practitioner’s time', () => {
  it('makes the practitioner busy, until it is cancelled or moved', async () => {
    const practice = await publishPractice(scheduling, { booking: { bufferMinutes: 30 } });
    const event = await scheduleEvent(scheduling, practice, inOctober('10:00'));
    const codeAt = async (time: string) =>
      (await hold(scheduling, practice, inOctober(time))).errors[0]?.code ?? 'success';
    expect([await codeAt('10:30'), await codeAt('11:30'), await codeAt('12:00')]).toEqual([
      'slot_taken',
      'slot_taken',
      'success',
    ]);
    const change = { id: event.id, bookableEventTypeId: event.bookableEventTypeId, startsAt: inOctober('14:00') };
    await upsertEvent(scheduling, practice, change);
    expect([await codeAt('10:30'), await codeAt('14:30')]).toEqual(['success', 'slot_taken']);
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('success');
    expect(await codeAt('14:30')).toBe('success');
  });

  it('may overlap a visit on purpose, and keeps the rest of its time closed', async () => {
    const practice = await publishPractice(scheduling);
    await bookAt(scheduling, practice, inOctober('10:00'));
    await scheduleEvent(scheduling, practice, inOctober('10:30'), { allowOverlap: true });
    expect((await hold(scheduling, practice, inOctober('11:00'))).errors[0]?.code).toBe('slot_taken');
    expect((await hold(scheduling, practice, inOctober('12:00'))).result).toBe('success');
  });

  it('over days closes all of them, whatever clocks do meanwhile', async () => {
    const practice = await publishPractice(scheduling);
    const retreat = await scheduleEvent(scheduling, practice, inOctober('09:00', '2026-10-31'), {
      type: { duration: 3, durationUnit: 'day' },
    });
    // Clocks go back on 1 November: the last day ends at midnight EST.
    expect(retreat).toMatchObject({
      allDay: true,
      startsAt: '2026-10-31T00:00:00-04:00',
      endsAt: '2026-11-03T00:00:00-05:00',
    });
    const closed = await hold(scheduling, practice, '2026-11-02T16:00:00-05:00');
    expect(closed.errors[0]?.code).toBe('slot_taken');
    expect((await hold(scheduling, practice, '2026-11-03T09:00:00-05:00')).result).toBe('success');
  });

  it('keeps its wall time when the rules of the zone change, moves its busy time and notifies those who come', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('10:00'));
    const place = await placeIn(scheduling, event.id);
    // As if it had been scheduled under rules that were an hour off.
    await scheduling.dataSource.query(
      `UPDATE bookable_events SET starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour' WHERE id = $1`,
      [event.id],
    );
    expect(await scheduling.app.get(EventZonesService, { strict: false }).recomputeInstants()).toBe(1);
    expect(await scheduling.app.get(EventZonesService, { strict: false }).recomputeInstants()).toBe(0);
    expect(await lookUpEvent(scheduling, event.id)).toMatchObject({ startsAt: inOctober('10:00') });
    const published = await scheduling.emitted(RegistrationChangedSchema);
    expect(published.at(-1)!.registration!.registrationId).toBe(place.id);
    expect((await hold(scheduling, practice, inOctober('10:00'))).errors[0]?.code).toBe('slot_taken');
  });
});
