import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { publishPractice } from '../testing/test-practice.js';
import { CalendarProfile, type CalendarProvider } from './calendar-profile.entity.js';

let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service);
});
afterAll(() => scheduling?.stop());

const QUERY = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) { ... on Practice { calendarProfiles { id providerName } } } }`;
async function list(practiceId: string, actor: Partial<Actor>) {
  const representations = [{ __typename: 'Practice', id: practiceId }];
  const { data } = await scheduling.graphql(QUERY, { representations }, actor);
  return data['_entities'][0].calendarProfiles;
}
async function connect(practiceId: string, providerName: CalendarProvider, connectedAt: string) {
  const id = newId();
  await scheduling.dataSource.manager.insert(CalendarProfile, {
    ...{ id, practiceId, providerName, profileName: 'Ada', connectedAt: new Date(connectedAt) },
  });
  return { id, providerName };
}

it('are listed for their practice only, in the order of connection', async () => {
  const [{ practiceId, owner }, other] = [await publishPractice(scheduling), await publishPractice(scheduling)];
  expect(await list(practiceId, owner)).toEqual([]);
  const second = await connect(practiceId, 'icloud', '2026-10-02T09:00:00Z');
  const first = await connect(practiceId, 'google', '2026-10-01T09:00:00Z');
  await connect(other.practiceId, 'outlook', '2026-10-01T09:00:00Z');
  expect(await list(practiceId, owner)).toEqual([first, second]);
  expect(await list(practiceId, other.owner)).toEqual([]);
  expect(await list(practiceId, { kind: 'client', userId: newId() })).toEqual([]);
  expect(await list(practiceId, { kind: 'anonymous' })).toEqual([]);
});

it('are of providers that there are', async () => {
  const { practiceId } = await publishPractice(scheduling);
  const connecting = connect(practiceId, 'sundial' as CalendarProvider, '2026-10-01T09:00:00Z');
  await expect(connecting).rejects.toThrow(/calendar_profiles/);
});
