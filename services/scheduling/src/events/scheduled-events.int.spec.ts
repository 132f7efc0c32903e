import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { scheduleEvent } from '../testing/test-events.js';
import { publishPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

describe('scheduledEvents', () => {
  it('lists those of all kinds after the one that an answer ended with, at the same start by id', async () => {
    const [practice, other] = [await publishPractice(scheduling), await publishPractice(scheduling)];
    const starts = ['20:00', '18:00', '20:00'].map((time) => inOctober(time));
    const events = await Promise.all(
      starts.map((startsAt) => scheduleEvent(scheduling, practice, startsAt, { allowOverlap: true })),
    );
    const [late, early, alsoLate] = events.map(({ id }) => id);
    const inOrder = [early, ...[late, alsoLate].toSorted()];
    const list = async (after: unknown, actor: object = practice.owner) => {
      const query = 'query ($after: ID) { scheduledEvents(after: $after) { id } }';
      const { data } = await scheduling.graphql(query, { after }, actor);
      return data.scheduledEvents.map(({ id }: { id: string }) => id);
    };
    expect(await list(null)).toEqual(inOrder);
    expect(await list(inOrder[0])).toEqual(inOrder.slice(1));
    expect(await list(inOrder[1])).toEqual(inOrder.slice(2));
    expect(await list(inOrder[2])).toEqual([]);
    for (const unknown of [newId(), 'nonsense']) expect(await list(unknown)).toEqual([]);
    expect(await list(null, other.owner)).toEqual([]);
  });

  it('lists the events of one kind, for its practice alone', async () => {
    const [practice, other] = [await publishPractice(scheduling), await publishPractice(scheduling)];
    const { id, bookableEventTypeId } = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    await scheduleEvent(scheduling, practice, inOctober('20:00'));
    const list = async (actor: object) => {
      const query = 'query ($id: ID!) { scheduledEvents(bookableEventTypeId: $id) { id } }';
      const { data, errors } = await scheduling.graphql(query, { id: bookableEventTypeId }, actor);
      return data?.scheduledEvents ?? errors![0]!.extensions;
    };
    expect(await list(practice.owner)).toEqual([{ id }]);
    expect(await list(other.owner)).toEqual([]);
    expect(await list({})).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
