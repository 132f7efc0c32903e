import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { allRecords } from '@yarrow/kit/testing/all-records';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, bookedSnapshot } from '../testing/test-bookings.js';
import { publishPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';

let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(OCTOBER_NOON) });
});
afterAll(() => scheduling?.stop());

it('exports visits to the client and to the practice, without secrets', async () => {
  const [practice, other] = [await publishPractice(scheduling), await publishPractice(scheduling)];
  const actor = { kind: 'client', userId: newId() } as const;
  const mine = await bookAt(scheduling, practice, inOctober('15:00'), { actor });
  const guest = await bookAt(scheduling, practice, inOctober('16:00'));
  const elsewhere = await bookAt(scheduling, other, inOctober('15:00'));
  const { clientId } = (await bookedSnapshot(scheduling, guest.id)).attendee!;

  const own = await allRecords(scheduling, { userId: actor.userId });
  expect(own['visits']!.map(({ visit_id }) => visit_id)).toEqual([mine.id]);
  expect(own['visits']![0]).toMatchObject({
    state: expect.any(String),
    lines: expect.any(Array),
    place: expect.any(Object),
  });
  expect(Object.keys(own)).toEqual(['visits', 'places_in_events']);
  const asContact = await allRecords(scheduling, { userId: actor.userId, clientIds: [clientId] });
  expect(asContact['visits']!.map(({ visit_id }) => visit_id)).toEqual([mine.id, guest.id]);

  const records = await allRecords(scheduling, { userId: newId(), practiceId: practice.practiceId });
  expect(records['practice_visits']!.map(({ visit_id }) => visit_id)).toEqual([mine.id, guest.id]);
  expect(records).toMatchObject({ visits: [], practice_events: [], practice_places_in_events: [], busy_times: [] });
  const all = JSON.stringify([own, asContact, records]);
  expect(all).not.toContain(elsewhere.id);
  expect(all).not.toMatch(/token|digest/);
});
