import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OpeningsChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { publishPractice } from '../testing/test-practice.js';
import { type DemoBookings, loadDemo, loadOpenings } from './load-demo.js';

const DAY_MS = 86_400_000;
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service);
});
afterAll(() => scheduling?.stop());

it('loads visits under the terms of their practice, once, and what is free then', async () => {
  const booking = { lateCancellationHours: 12, lateCancellationFeeCents: 2_000, noShowFeePercent: 50 };
  const practice = await publishPractice(scheduling, { booking });
  const startsAt = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS);
  const [clientId, visitId] = [newId(), newId()];
  const line = { serviceId: practice.serviceId, variationId: practice.serviceId, name: 'Massage', amountCents: 9_000 };
  const visit = {
    id: visitId,
    clientId,
    locationId: practice.locationId,
    lines: [{ ...line, durationMinutes: 60, addOn: false }],
    amountCents: 9_000,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString(),
    timeZone: 'America/New_York',
    localStartsAt: '2027-01-06T10:00',
    newClient: true,
    clientNote: '',
    state: 'approved',
    createdAt: '2026-11-01T12:00:00Z',
    decidedAt: '2026-11-01T12:00:00Z',
    cancelledAt: null,
    cancelledBy: null,
    practitionerNote: '',
    paymentRequirement: 'none',
  };
  const attendee = {
    id: clientId,
    userId: null,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'a@example.com',
    phone: '',
  };
  const demo = [{ practice: { id: practice.practiceId }, clients: [attendee], visits: [visit] }];
  expect(await loadDemo(scheduling.dataSource, demo as unknown as DemoBookings[])).toBe(1);
  expect(await loadDemo(scheduling.dataSource, demo as unknown as DemoBookings[])).toBe(0);

  const [row] = await scheduling.dataSource.query('SELECT lines, cancellation FROM appointments WHERE id = $1', [
    visitId,
  ]);
  expect(row.lines[0]).toMatchObject({ packageSessions: 0, customPrice: false });
  expect(row.cancellation).toMatchObject({ lateHours: 12, lateFeeCents: 2_000, noShowFeePercent: 50 });

  await loadOpenings(scheduling.dataSource);
  await scheduling.eventually(async () => (await scheduling.emitted(OpeningsChangedSchema)).length > 0);
  const [published] = await scheduling.emitted(OpeningsChangedSchema);
  expect(published).toMatchObject({ practiceId: practice.practiceId });
  expect(published!.openings.length).toBeGreaterThan(20);
});
