import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { FixedClock } from '../clock.js';
import { newId } from '../ids.js';
import { JobsService } from '../jobs/jobs.service.js';
import { LineReadSchema } from '../testing/notebook/src/notebook.events.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { PRUNE_JOB } from './prune.job.js';
import { RetentionService } from './retention.service.js';

const NOW = '2026-03-20T12:00:00Z';
let service: TestService;

beforeAll(async () => {
  service = await startTestService(notebook, { clock: new FixedClock(NOW), env: { DEAD_LETTER_DAYS: '20' } });
});
afterAll(() => service?.stop());
beforeEach(() => service.dataSource.query('truncate inbox, dead_letters'));

const noteHandled = (count: number, at: string) =>
  service.dataSource.query(
    `insert into inbox (event_id, handler, stream, handled_at)
     select gen_random_uuid(), 'a handler', 'library', $2 from generate_series(1, $1)`,
    [count, at],
  );
const addDeadLetter = (at: string) =>
  service.dataSource.query(
    `insert into dead_letters (event_id, handler, stream, stream_seq, subject, aggregate_id, payload, headers, error, attempts, died_at)
     values (gen_random_uuid(), 'a handler', 'library', 1, 'a subject', 'an aggregate', '', '{}', 'an error', 5, $1)`,
    [at],
  );
const timesIn = async (table: string, column: string): Promise<string[]> => {
  const rows = await service.dataSource.query<{ at: Date }[]>(
    `select distinct ${column} as at from ${table} order by at`,
  );
  return rows.map(({ at }) => at.toISOString());
};

it('deletes what is past its time in several batches, and nothing younger', async () => {
  await noteHandled(2_500, '2026-03-05T11:59:59Z');
  await noteHandled(10, '2026-03-05T12:00:00Z');
  await addDeadLetter('2026-02-28T11:59:59Z');
  await addDeadLetter('2026-02-28T12:00:00Z');
  expect(await service.app.get(RetentionService).prune()).toEqual({ inbox: 2_500, dead_letters: 1 });
  expect(await timesIn('inbox', 'handled_at')).toEqual(['2026-03-05T12:00:00.000Z']);
  expect(await timesIn('dead_letters', 'died_at')).toEqual(['2026-02-28T12:00:00.000Z']);
});

it('is a job of every service', async () => {
  await noteHandled(1, '2026-01-01T00:00:00Z');
  await service.app.get(JobsService).runNow(PRUNE_JOB);
  expect(await timesIn('inbox', 'handled_at')).toEqual([]);
});

it('leaves a locked row for the next run', async () => {
  await addDeadLetter('2026-01-01T00:00:00Z');
  await service.dataSource.transaction(async (tx) => {
    await tx.query('select 1 from dead_letters for update');
    expect(await service.app.get(RetentionService).prune()).toMatchObject({ dead_letters: 0 });
  });
  expect(await service.app.get(RetentionService).prune()).toMatchObject({ dead_letters: 1 });
});

it('keeps what was handled a moment ago by the clock of the service, whatever the time of the database', async () => {
  await service.publish(LineReadSchema, { noteId: newId(), number: 1 }, { aggregateId: newId() });
  await service.app.get(JobsService).runNow(PRUNE_JOB);
  expect(await timesIn('inbox', 'handled_at')).toEqual(['2026-03-20T12:00:00.000Z']);
});
