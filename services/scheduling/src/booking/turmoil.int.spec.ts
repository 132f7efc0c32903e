import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AppointmentExpiredSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { LAPSES_JOB } from '../appointments/lapses.job.js';
import { service } from '../service.js';
import { GUEST, book, bookAt, hold } from '../testing/test-bookings.js';
import { securePayment } from '../testing/test-payments.js';
import { publishPractice } from '../testing/test-practice.js';

const clock = new FixedClock('2027-01-04T12:00:00Z');
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});

afterAll(() => scheduling?.stop());

const HOURS = ['09', '10', '11', '12', '13', '14', '15', '16'];
const at = (time: string) => `2027-01-05T${time}:00-05:00`;

/** Everything that locks, at once, over the same eight hours: nothing may deadlock and nothing may overlap. */
it('stays whole while lapsed bookings are taken over, paid for, cleared and booked at the same moment', async () => {
  const booking = { requireClientCcToBook: true, chargeClientCcAtBooking: true };
  const practice = await publishPractice(scheduling, { booking, takesCards: true });
  const lapsed: string[] = [];
  for (const hour of HOURS) {
    const client = { ...GUEST, email: `guest${hour}@example.com` };
    lapsed.push((await bookAt(scheduling, practice, at(`${hour}:00`), { client })).id);
  }
  const paidAt = clock.now();
  clock.advance(21 * 60_000);

  const attempts = Array.from({ length: 48 }, async (_, index) => {
    const start = at(`${HOURS[index % 8]}:${index % 3 === 0 ? '30' : '00'}`);
    const actor = { ip: `198.51.100.${index}` };
    const { hold: held } = await hold(scheduling, practice, start, { actor });
    return held && (await book(scheduling, { holdId: held.id, client: GUEST }, actor)).appointment;
  });
  const payments = lapsed
    .slice(0, 4)
    .map((appointmentId) => securePayment(scheduling, appointmentId, paidAt, practice.practiceId));
  const jobs = scheduling.app.get(JobsService, { strict: false });
  const [booked] = await Promise.all([Promise.all(attempts), Promise.all(payments), jobs.runNow(LAPSES_JOB)]);
  await jobs.runNow(LAPSES_JOB);

  const states = new Map<string, string>(
    (await scheduling.dataSource.query('SELECT id, state FROM appointments')).map(
      ({ id, state }: { id: string; state: string }) => [id, state],
    ),
  );
  const rescued = lapsed.filter((id) => states.get(id) === 'pending');
  const expired = lapsed.filter((id) => states.get(id) === 'unavailable');
  expect(rescued.length + expired.length).toBe(lapsed.length);
  const taken = booked.flatMap((appointment) => appointment?.id ?? []);
  expect(taken.length).toBeGreaterThan(0);
  const holding = await scheduling.dataSource.query('SELECT id FROM occupancies ORDER BY id');
  expect(holding.map(({ id }: { id: string }) => id)).toEqual([...rescued, ...taken].sort());
  const published = (await scheduling.emitted(AppointmentExpiredSchema)).map(
    (event) => event.appointment!.appointmentId,
  );
  expect(new Set(published)).toEqual(new Set(expired));
  const dead = await scheduling.dataSource.query('SELECT error FROM dead_letters');
  expect(dead).toEqual([]);
});
