import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AckPolicy, type JsMsg } from '@nats-io/jetstream';
import type { EntityManager } from 'typeorm';
import { FixedClock } from '../clock.js';
import { newId } from '../ids.js';
import { JobsService } from '../jobs/jobs.service.js';
import { emit } from '../outbox.js';
import { RUNTIME, type Runtime } from '../runtime.js';
import { LineReadSchema, NoteWrittenSchema } from '../testing/notebook/src/notebook.events.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { ERASE_PEOPLE_JOB } from './erase-people.job.js';
import { ErasuresService } from './erasures.service.js';
import type { Eraser, Person } from './person.js';

const clock = new FixedClock('2026-03-20T12:00:00Z');
let service: TestService;
let eraser: NotesEraser;
let person: Person;
let erasureId: string;

/** Stands for a part of a service: notes whose text begins with the id of a person. */
class NotesEraser implements Eraser {
  readonly calls: string[] = [];
  readonly practices = new Set<string | undefined>();
  failing = false;

  async eraseElsewhere(): Promise<void> {
    this.calls.push('elsewhere');
    if (this.failing) throw new Error('the store does not answer');
  }

  async eraseRows(tx: EntityManager, { subjectIds, practiceId }: Person): Promise<string[]> {
    this.calls.push('rows');
    this.practices.add(practiceId);
    const [notes] = await tx.query<[{ id: string }[], number]>(
      `delete from notes where left(text, 36) = any($1) returning id`,
      [subjectIds],
    );
    return notes.map(({ id }) => id);
  }
}

beforeAll(async () => {
  service = await startTestService(notebook, { clock, env: { ERASURE_SETTLING_SECONDS: '30' } });
  // The tests do the work themselves.
  await service.app.get(JobsService).stop();
  eraser = new NotesEraser();
  service.app.get(ErasuresService).register(eraser);
});
afterAll(() => service?.stop());
beforeEach(() => {
  eraser.calls.length = 0;
  eraser.practices.clear();
  erasureId = newId();
  person = { practiceId: undefined, subjectIds: [newId()], emails: ['maya@example.com'], phones: [] };
});

const subject = (): string => person.subjectIds[0]!;
const request = (): Promise<boolean> => service.app.get(ErasuresService).request(erasureId, person);
const work = (): Promise<void> => service.app.get(JobsService).runNow(ERASE_PEOPLE_JOB);
const later = (seconds: number): void => clock.set(new Date(clock.now().getTime() + seconds * 1_000));
const publishNote = (noteId: string, clientId: string, text: string) =>
  service.dataSource.transaction((tx) =>
    emit(tx, NoteWrittenSchema, { noteId, clientId, text }, { aggregateId: noteId }),
  );
const published = async () => (await service.emitted(NoteWrittenSchema)).map(({ noteId }) => noteId);
const eraseAll = async () => {
  await request();
  await work();
  later(31);
  await service.eventually(async () => {
    await work();
    later(60);
    return request();
  });
};

describe('an erasure', () => {
  it('is asked for again and again until it is done, and is done twice', async () => {
    expect(await request()).toBe(false);
    await work();
    expect(eraser.calls).toEqual(['elsewhere', 'rows']);
    expect(await request()).toBe(false);
    await work();
    expect(eraser.calls).toEqual(['elsewhere', 'rows']);
    later(31);
    await work();
    expect(eraser.calls).toEqual(['elsewhere', 'rows', 'elsewhere', 'rows']);
    expect(await request()).toBe(true);
    await work();
    expect(eraser.calls).toHaveLength(4);
  });

  it('is from everything unless it names the practice that asked', async () => {
    await request();
    await work();
    expect([...eraser.practices]).toEqual([undefined]);
    person = { ...person, practiceId: newId() };
    erasureId = newId();
    await request();
    await work();
    expect([...eraser.practices]).toEqual([undefined, person.practiceId]);
  });

  it('keeps nothing by which the person could be found but ids', async () => {
    await eraseAll();
    const [task] = await service.dataSource.query<object[]>('select * from erasure_tasks where id = $1', [erasureId]);
    expect(task).toMatchObject({ emails: [], phones: [], row_ids: [] });
  });

  it('begins again where something outside of the database could not be deleted', async () => {
    eraser.failing = true;
    await request();
    await work();
    expect(eraser.calls).toEqual(['elsewhere']);
    eraser.failing = false;
    later(3);
    await work();
    expect(eraser.calls).toEqual(['elsewhere', 'elsewhere', 'rows']);
  });
});

describe('the stream of the service', () => {
  it('loses the events that name the person or a row of theirs, and no other', async () => {
    const [named, own, other] = [newId(), newId(), newId()];
    await service.dataSource.query('insert into notes (id, text) values ($1, $2)', [own, `${subject()} wrote this`]);
    await publishNote(named, subject(), 'my secret');
    await publishNote(own, '', 'my other secret');
    await publishNote(other, newId(), 'somebody else');
    await eraseAll();
    expect(await published()).toEqual(expect.arrayContaining([other]));
    expect(await published()).not.toEqual(expect.arrayContaining([named]));
    expect(await published()).not.toEqual(expect.arrayContaining([own]));
  });

  it('keeps an event until every consumer has handled it', async () => {
    const { broker } = service.app.get<Runtime>(RUNTIME);
    const stream = broker.streamOf('notebook');
    const manager = await broker.manager();
    const durable = { durable_name: 'ledger_from_notebook', ack_policy: AckPolicy.Explicit };
    await manager.consumers.add(stream, durable);
    const noteId = newId();
    await publishNote(noteId, subject(), 'to be booked');
    await request();
    await work();
    later(31);
    await service.eventually(async () => expect(await published()).toContain(noteId));
    await work();
    expect(await request()).toBe(false);
    const consumer = await (await broker.jetstream()).consumers.get(stream, durable.durable_name);
    for await (const message of await consumer.fetch({ max_messages: 100, expires: 1_000 })) await acked(message);
    await service.eventually(async () => {
      later(60);
      await work();
      return request();
    });
    expect(await published()).not.toContain(noteId);
    await manager.consumers.delete(stream, durable.durable_name);
  });
});

describe('an event that comes late', () => {
  const linesOf = (noteId: string) =>
    service.dataSource.query<object[]>(`select number, text from lines where note_id = $1 and reader = 'first'`, [
      noteId,
    ]);

  const textOfLetter = async (noteId: string) => {
    const letters = 'select payload from dead_letters where aggregate_id = $1';
    const [letter] = await service.dataSource.query<{ payload: Buffer }[]>(letters, [noteId]);
    return fromBinary(LineReadSchema, letter!.payload).text;
  };

  it('is handled without the personal data of an erased person', async () => {
    await request();
    await work();
    const [theirs, others] = [newId(), newId()];
    const line = { number: 7, text: 'something personal' };
    await service.publish(LineReadSchema, { ...line, noteId: theirs, clientId: subject() }, { aggregateId: theirs });
    await service.publish(LineReadSchema, { ...line, noteId: others, clientId: newId() }, { aggregateId: others });
    expect(await linesOf(theirs)).toEqual([{ number: 7, text: '' }]);
    expect(await linesOf(others)).toEqual([line]);
  });

  it('is a dead letter without it too, which can still be handled', async () => {
    const noteId = newId();
    const line = { noteId, clientId: subject(), number: 7, text: 'never' };
    await service.publish(LineReadSchema, line, { aggregateId: noteId });
    await request();
    await work();
    const [letter] = await service.dataSource.query<{ payload: Buffer; error: string }[]>(
      'select payload, error from dead_letters where aggregate_id = $1',
      [noteId],
    );
    expect(fromBinary(LineReadSchema, letter!.payload)).toMatchObject({ ...line, text: '' });
    expect(letter!.error).toBe('Error');
  });

  it('keeps personal data in its dead letter only if an id or an address identifies the person', async () => {
    const [unnamed, named] = [newId(), newId()];
    const line = { number: 7, text: 'never' };
    await Promise.all([
      service.publish(LineReadSchema, { ...line, noteId: unnamed }, { aggregateId: unnamed }),
      service.publish(LineReadSchema, { ...line, noteId: named, clientId: subject() }, { aggregateId: named }),
    ]);
    expect(await textOfLetter(unnamed)).toBe('');
    expect(await textOfLetter(named)).toBe('never');
    const errors = 'select error from dead_letters where aggregate_id = any($1) order by error';
    expect(await service.dataSource.query(errors, [[unnamed, named]])).toEqual([
      { error: 'Error' },
      { error: 'Error: this line cannot be read' },
    ]);
  });

  it('is an empty dead letter where its bytes cannot be read', async () => {
    await service.dataSource.query(
      `insert into dead_letters (event_id, handler, stream, stream_seq, subject, aggregate_id, payload, headers, error, attempts)
       values ($1, 'reader', 'library', 1, $2, $1::uuid, $3, '{}', 'Error: unreadable', 5)`,
      [erasureId, LineReadSchema.typeName, Buffer.from(`\x0a\xff${subject()}`, 'latin1')],
    );
    await request();
    await work();
    const letters = 'select octet_length(payload) as bytes from dead_letters where aggregate_id = $1';
    expect(await service.dataSource.query(letters, [erasureId])).toEqual([{ bytes: 0 }]);
  });

  it('is a dead letter without it where an address is all that names the person', async () => {
    const [theirs, family] = [newId(), newId()];
    const email = `${newId()}@example.com`;
    const line = { number: 7, text: 'never', email };
    await Promise.all([
      service.publish(LineReadSchema, { ...line, noteId: theirs }, { aggregateId: theirs }),
      service.publish(LineReadSchema, { ...line, noteId: family, clientId: newId() }, { aggregateId: family }),
    ]);
    person = { ...person, emails: [email] };
    await request();
    await work();
    expect(await textOfLetter(theirs)).toBe('');
    expect(await textOfLetter(family)).toBe('never');
  });
});

async function acked(message: JsMsg): Promise<void> {
  await message.ackAck();
}
