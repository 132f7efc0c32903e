import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  ListDeadLettersRequestSchema,
  ListDeadLettersResponseSchema,
  ParkDeadLettersRequestSchema,
  ParkDeadLettersResponseSchema,
  ReplayDeadLettersRequestSchema,
  ReplayDeadLettersResponseSchema,
  type DeadLetter,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { flag, text, texts, UsageError, type Command, type Input } from '../command.js';
import { Operator } from '../operator.js';
import { isService, SERVICES, type ServiceName } from '../services.js';

/** So few that a service answers within the time that the broker gives it. */
const AT_ONCE = 10;

const OF_SERVICE = { service: { type: 'string' } } as const;
const IDS = { id: { type: 'string', multiple: true } } as const;

export const listDeadLetters: Command = {
  name: 'dead-letters list',
  summary: 'shows the events that handlers could not handle',
  help: `dead-letters list [--service NAME] [--parked]
  --service NAME  of one service; of all without
  --parked        those that were parked
Ids and kinds only: what an event and its error say stays in the service's database.`,
  options: { ...OF_SERVICE, parked: { type: 'boolean' } },

  async run(input, { config }) {
    const services = text(input, 'service') ? [serviceOf(input)] : SERVICES;
    const found = await Operator.use(config, async (operator) => {
      const all: object[] = [];
      for (const service of services) {
        const letters = await listAll(operator, service, flag(input, 'parked'));
        all.push(...letters.map((letter) => ({ service, ...shown(letter) })));
      }
      return all;
    });
    const lines = found.map((letter) => Object.values(letter).join('  '));
    return { ok: true, result: { deadLetters: found }, lines: lines.length > 0 ? lines : ['None.'] };
  },
};

export const replayDeadLetters: Command = {
  name: 'dead-letters replay',
  summary: 'hands events to the handlers that have failed',
  help: `dead-letters replay --service NAME (--id ID … | --all)
  --service NAME  whose
  --id ID         which, as the list says; may be repeated
  --all           all that are not parked
Ends with 1 where some fail again: they stay.`,
  options: { ...OF_SERVICE, ...IDS, all: { type: 'boolean' } },

  async run(input, { config, progress }) {
    const service = serviceOf(input);
    const ids = texts(input, 'id');
    if (flag(input, 'all') === ids.length > 0) throw new UsageError('Which? Either --id, or --all.');
    return Operator.use(config, async (operator) => {
      const all = ids.length > 0 ? ids : (await listAll(operator, service, false)).map(({ id }) => id);
      const handledIds: string[] = [];
      const missingIds: string[] = [];
      const failed: object[] = [];
      for (const some of inParts(all)) {
        const request = { ids: [...some] };
        const answer = await operator.ask(
          service,
          ReplayDeadLettersRequestSchema,
          ReplayDeadLettersResponseSchema,
          request,
        );
        handledIds.push(...answer.handledIds);
        missingIds.push(...answer.missingIds);
        failed.push(...answer.failed.map(shown));
        progress(`${handledIds.length + failed.length + missingIds.length} of ${all.length}`);
      }
      return {
        ok: failed.length === 0 && missingIds.length === 0,
        result: { handledIds, missingIds, failed },
        lines: [
          `handled: ${handledIds.length}`,
          ...failed.map((letter) => `failed again: ${Object.values(letter).join('  ')}`),
          ...missingIds.map((id) => `not there: ${id}`),
        ],
      };
    });
  },
};

export const parkDeadLetters: Command = {
  name: 'dead-letters park',
  summary: 'leaves alone what nothing is to be done about',
  help: `dead-letters park --service NAME --id ID … [--back]
  --service NAME  whose
  --id ID         which, as the list says; may be repeated
  --back          they are to be looked at after all
What is parked stands in no list but that of --parked and is not replayed with --all.`,
  options: { ...OF_SERVICE, ...IDS, back: { type: 'boolean' } },

  async run(input, { config }) {
    const service = serviceOf(input);
    const ids = [...texts(input, 'id')];
    if (ids.length === 0) throw new UsageError('Which? --id, as the list says.');
    const back = flag(input, 'back');
    const answer = await Operator.use(config, (operator) =>
      operator.ask(service, ParkDeadLettersRequestSchema, ParkDeadLettersResponseSchema, { ids, back }),
    );
    const missingIds = ids.filter((id) => !answer.ids.includes(id));
    return {
      ok: missingIds.length === 0,
      result: { ids: answer.ids, missingIds },
      lines: [`${back ? 'taken back' : 'parked'}: ${answer.ids.length}`, ...missingIds.map((id) => `not there: ${id}`)],
    };
  },
};

function serviceOf(input: Input): ServiceName {
  const service = text(input, 'service');
  if (!isService(service)) throw new UsageError(`Which service? There are ${SERVICES.join(', ')}.`);
  if (texts(input, 'id').some((id) => !/^\d{1,18}$/.test(id)))
    throw new UsageError('An id is a number, as the list says.');
  return service;
}

async function listAll(operator: Operator, service: ServiceName, parked: boolean): Promise<DeadLetter[]> {
  const all: DeadLetter[] = [];
  for (;;) {
    const request = { parked, afterId: all.at(-1)?.id ?? '' };
    const page = await operator.ask(service, ListDeadLettersRequestSchema, ListDeadLettersResponseSchema, request);
    all.push(...page.deadLetters);
    if (!page.hasMore) return all;
  }
}

function shown({ id, diedAt, handler, eventId, aggregateId, attempts, problem }: DeadLetter) {
  const at = diedAt ? timestampDate(diedAt).toISOString() : '';
  return { id, diedAt: at, handler, eventId, aggregateId, attempts, problem };
}

function* inParts(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}
