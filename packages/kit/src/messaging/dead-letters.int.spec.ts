import { connect, type NatsConnection } from '@nats-io/transport-node';
import { create, fromBinary, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ListDeadLettersRequestSchema,
  ListDeadLettersResponseSchema,
  ParkDeadLettersRequestSchema,
  ParkDeadLettersResponseSchema,
  ReplayDeadLettersRequestSchema,
  ReplayDeadLettersResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { newId } from '../ids.js';
import { LineReadSchema } from '../testing/notebook/src/notebook.events.js';
import { FirstReader, notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { connectionTo } from './broker-address.js';

let service: TestService;
let operator: NatsConnection;
/** Ids of dead letters, by the note that they are about. */
const letters = new Map<string, string>();
const [listed, learned, failing, behind, parked] = Array.from({ length: 5 }, newId) as [
  ...[string, string, string, string, string],
];

beforeAll(async () => {
  service = await startTestService(notebook);
  operator = await connect(connectionTo({ url: service.env['NATS_URL']! }));
  // All at once: each is tried for four seconds before it is given up.
  const texts = { [listed]: 'never', [learned]: 'later', [failing]: 'never', [behind]: 'later', [parked]: 'never' };
  await Promise.all(
    Object.entries(texts).map(([noteId, text]) =>
      service.publish(LineReadSchema, { noteId, clientId: newId(), number: 1, text }, { aggregateId: noteId }),
    ),
  );
  for (const { id, aggregateId } of await list()) letters.set(aggregateId, id);
  service.app.get(FirstReader).failing = false;
});
afterAll(async () => {
  await operator?.close();
  await service?.stop();
});

async function ask<Q extends DescMessage, A extends DescMessage>(request: Q, response: A, init: MessageInitShape<Q>) {
  const subject = `${service.env['NATS_PREFIX']}.operation.notebook.${request.typeName}`;
  const answer = await operator.request(subject, toBinary(request, create(request, init)), { timeout: 10_000 });
  expect(answer.headers?.has('Yarrow-Failed') ?? false).toBe(false);
  return fromBinary(response, answer.data);
}
const list = async (ofParked = false) =>
  (await ask(ListDeadLettersRequestSchema, ListDeadLettersResponseSchema, { parked: ofParked })).deadLetters;
const replay = (...ids: string[]) => ask(ReplayDeadLettersRequestSchema, ReplayDeadLettersResponseSchema, { ids });
const notes = async (ofParked = false) => (await list(ofParked)).map(({ aggregateId }) => aggregateId);
const readersOf = async (noteId: string) => {
  const rows = await service.dataSource.query('select reader from lines where note_id = $1 order by 1', [noteId]);
  return (rows as { reader: string }[]).map(({ reader }) => reader);
};

describe('dead letters', () => {
  it('are listed without what the event or its error says', async () => {
    const found = (await list()).find(({ aggregateId }) => aggregateId === listed);
    expect(found).toMatchObject({
      ...{ subject: 'library.v1.LineRead', handler: 'FirstReader:library.v1.LineRead', attempts: 5, problem: 'Error' },
    });
  });

  it('are replayed once, by a handler that has been fixed', async () => {
    const id = letters.get(learned)!;
    expect(await readersOf(learned)).toEqual(['second']);
    const both = await Promise.all([replay(id), replay(id)]);
    expect(both.flatMap((answer) => answer.failed)).toEqual([]);
    expect(await readersOf(learned)).toEqual(['first', 'second']);
    expect(await notes()).not.toContain(learned);
    expect(await replay(id)).toMatchObject({ handledIds: [], failed: [], missingIds: [id] });
  });

  it('stay if they fail again, without blocking others', async () => {
    const ids = [letters.get(failing)!, letters.get(behind)!] as const;
    const { handledIds, failed } = await replay(...ids);
    expect(handledIds).toEqual([ids[1]]);
    expect(failed).toMatchObject([{ id: ids[0], attempts: 6, problem: 'Error' }]);
    expect(await readersOf(failing)).toEqual(['second']);
    expect(await notes()).toContain(failing);
  });

  it('are not listed while they are parked', async () => {
    const id = letters.get(parked)!;
    const park = (ids: string[], back = false) =>
      ask(ParkDeadLettersRequestSchema, ParkDeadLettersResponseSchema, { ids, back });
    expect((await park([id, '999999'])).ids).toEqual([id]);
    expect(await notes()).not.toContain(parked);
    expect(await notes(true)).toEqual([parked]);
    await park([id], true);
    expect(await notes()).toContain(parked);
  });
});
