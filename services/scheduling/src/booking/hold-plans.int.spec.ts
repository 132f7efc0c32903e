import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { endOwnWork } from '@yarrow/kit/testing/queries-during';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { hold } from '../testing/test-bookings.js';
import { publishPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

/** PostgreSQL plans a prepared statement five times for its values before it considers to keep a plan. */
const TIMES = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

let scheduling: TestService;
beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(NOON) });
});
afterAll(() => scheduling?.stop());

it('makes PostgreSQL keep a plan of each statement of a hold instead of planning at each call', async () => {
  const practice = await publishPractice(scheduling);
  // Nothing else takes a connection: all that follows goes over one.
  await endOwnWork(scheduling);
  for (const time of TIMES) expect((await hold(scheduling, practice, at(time))).result).toBe('success');
  const plans = await scheduling.dataSource.query<object[]>(
    `SELECT name, custom_plans::integer AS custom, generic_plans::integer AS kept
     FROM pg_prepared_statements WHERE name LIKE '%hold%' ORDER BY name`,
  );
  const once = { custom: 5, kept: TIMES.length - 5 };
  expect(plans).toEqual([
    { name: 'get-hold-context', ...once },
    { name: 'insert-hold', ...once },
    { name: 'lock-hold', ...once },
  ]);
});
