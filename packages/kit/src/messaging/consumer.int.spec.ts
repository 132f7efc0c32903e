import { create, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import { newId } from '../ids.js';
import { RequestsClient } from './requests.client.js';
import { RUNTIME, type Runtime } from '../runtime.js';
import { FirstReader, notebook } from '../testing/notebook/src/notebook.service.js';
import { CountLinesSchema, LineReadSchema, NoteWrittenSchema } from '../testing/notebook/src/notebook.events.js';
import { startTestService, type TestService } from '../testing/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notebook);
});
afterAll(() => service.stop());

const linesOf = (noteId: string, reader: string) =>
  service.dataSource
    .query<{ number: number }[]>('select number from lines where note_id = $1 and reader = $2 order by seq', [
      noteId,
      reader,
    ])
    .then((rows) => rows.map(({ number }) => number));

/** Publishes without waiting for its effect. */
async function send(noteId: string, number: number, text: string): Promise<void> {
  const { broker } = service.app.get<Runtime>(RUNTIME);
  const fields = headers();
  fields.set('Nats-Msg-Id', newId());
  fields.set('Yarrow-Aggregate', noteId);
  const payload = toBinary(LineReadSchema, create(LineReadSchema, { noteId, clientId: newId(), number, text }));
  await (await broker.jetstream()).publish(broker.subjectOf(LineReadSchema.typeName), payload, { headers: fields });
}

describe('a consumer', () => {
  it('gives an event to each of its handlers once, however often it comes', async () => {
    const noteId = newId();
    const eventId = newId();
    for (let time = 0; time < 3; time++) {
      await service.publish(LineReadSchema, { noteId, number: 1 }, { aggregateId: noteId, eventId });
    }
    // Another one behind them: when it has arrived, so have the repetitions.
    await service.publish(LineReadSchema, { noteId, number: 2 }, { aggregateId: noteId });
    expect(await linesOf(noteId, 'first')).toEqual([1, 2]);
    expect(await linesOf(noteId, 'second')).toEqual([1, 2]);
  });

  it('keeps the order of an aggregate while a handler fails, and lets others pass', async () => {
    const [slow, fast] = [newId(), newId()];
    const reader = service.app.get(FirstReader);
    reader.failing = true;
    await send(slow, 1, 'later');
    await send(slow, 2, 'fine');
    await service.publish(LineReadSchema, { noteId: fast, number: 1 }, { aggregateId: fast });
    expect(await linesOf(slow, 'first')).toEqual([]);
    reader.failing = false;
    await service.eventually(async () => expect(await linesOf(slow, 'first')).toEqual([1, 2]));
  });

  it('moves an event that fails five times to the dead letters, without effects, and continues', async () => {
    const noteId = newId();
    await service.publish(
      LineReadSchema,
      { noteId, clientId: newId(), number: 1, text: 'never' },
      { aggregateId: noteId },
    );
    await service.publish(LineReadSchema, { noteId, number: 2, text: 'fine' }, { aggregateId: noteId });
    expect(await linesOf(noteId, 'first')).toEqual([2]);
    expect(await linesOf(noteId, 'second')).toEqual([1, 2]);
    const dead = await service.dataSource.query<object[]>(
      'select handler, subject, error, attempts from dead_letters where aggregate_id = $1',
      [noteId],
    );
    expect(dead).toEqual([
      {
        handler: 'FirstReader:library.v1.LineRead',
        subject: 'library.v1.LineRead',
        error: 'Error: this line cannot be read',
        attempts: 5,
      },
    ]);
    expect(await (await fetch(`${service.url}/metrics`)).text()).toMatch(
      /events_consumed_total\{[^}]*outcome="dead"[^}]*\} 1/,
    );
  });

  it('handles other aggregates while forty wait for missing data, and keeps the order of those', async () => {
    const reader = service.app.get(FirstReader);
    reader.failing = true;
    const early = Array.from({ length: 40 }, () => newId());
    for (const noteId of early) {
      await send(noteId, 1, 'early');
      await send(noteId, 2, 'fine');
    }
    const other = newId();
    await service.publish(LineReadSchema, { noteId: other, number: 1 }, { aggregateId: other });
    expect(await linesOf(other, 'first')).toEqual([1]);
    const parked = 'select aggregate_id from parked_events';
    await service.eventually(async () => expect(await service.dataSource.query(parked)).toHaveLength(80));
    expect((await Promise.all(early.map((noteId) => linesOf(noteId, 'first')))).flat()).toEqual([]);
    const info = await (
      await service.app.get<Runtime>(RUNTIME).broker.manager()
    ).consumers.info(`${service.env['NATS_PREFIX']}LIBRARY`, 'notebook_from_library');
    expect([info.num_pending, info.num_ack_pending]).toEqual([0, 0]);
    reader.failing = false;
    for (const noteId of early) {
      await service.eventually(async () => expect(await linesOf(noteId, 'first')).toEqual([1, 2]));
      await service.eventually(async () => expect(await linesOf(noteId, 'second')).toEqual([1, 2]));
    }
    await service.eventually(async () => expect(await service.dataSource.query(parked)).toEqual([]));
  });

  it('retries a parked event with growing delays, and gives up after ten minutes', async () => {
    const reader = service.app.get(FirstReader);
    reader.failing = true;
    const noteId = newId();
    await send(noteId, 1, 'early');
    await send(noteId, 2, 'fine');
    const state = async () =>
      service.dataSource.query<{ attempts: number; wait: number }[]>(
        `select attempts, round(extract(epoch from due_at - first_tried_at))::int as wait from parked_events
         where aggregate_id = $1 order by stream_seq`,
        [noteId],
      );
    await service.eventually(async () => expect((await state())[0]?.attempts).toBeGreaterThanOrEqual(3));
    // Half a second after the first attempt, one after the second, two after the third.
    expect((await state())[0]!.wait).toBeGreaterThanOrEqual(3);
    expect((await state())[1]!.attempts).toBe(0);
    await service.dataSource.query(
      `update parked_events set first_tried_at = now() - interval '600 seconds', due_at = now() where attempts > 0`,
    );
    await service.eventually(async () => expect(await linesOf(noteId, 'first')).toEqual([2]));
    reader.failing = false;
    const dead = await service.dataSource.query<object[]>(
      'select error, attempts from dead_letters where aggregate_id = $1',
      [noteId],
    );
    expect(dead).toEqual([{ error: 'NotYetError: this line comes before its page', attempts: expect.any(Number) }]);
  });

  it('continues after its database sessions were terminated', async () => {
    const noteId = newId();
    await service.dataSource
      .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
      .catch(() => undefined);
    await send(noteId, 1, 'fine');
    await service.eventually(async () => expect(await linesOf(noteId, 'first')).toEqual([1]));
    const id = newId();
    const write = 'mutation W($id: ID!) { writeNote(id: $id, text: "after") { result } }';
    expect((await service.graphql(write, { id })).data).toEqual({ writeNote: { result: 'success' } });
    await service.eventually(async () => (await service.dataSource.query('select 1 from outbox')).length === 0);
    expect((await service.emitted(NoteWrittenSchema)).map(({ noteId: written }) => written)).toContain(id);
  });
});

describe('a request', () => {
  it('is answered, and its failure is not an answer', async () => {
    const requests = service.app.get(RequestsClient);
    expect(await requests.request(CountLinesSchema, CountLinesSchema, { noteId: 'n' })).toMatchObject({ number: 7 });
    await expect(requests.request(CountLinesSchema, CountLinesSchema, { noteId: 'unknown' })).rejects.toThrow('failed');
    await expect(requests.request(NoteWrittenSchema, NoteWrittenSchema, {}, { timeoutMs: 200 })).rejects.toThrow();
  });
});
