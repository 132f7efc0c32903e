import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  GetPracticeCopyRequestSchema,
  GetPracticeCopyResponseSchema,
  GetPracticeSnapshotRequestSchema,
  GetPracticeSnapshotResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

let catalog: TestService;

beforeAll(async () => {
  catalog = await startTestService(service);
});
afterAll(() => catalog?.stop());

const requests = () => catalog.app.get(RequestsClient);

it('answers readers under the present name of the request and under the former one', async () => {
  const [userId, practiceId] = [newId(), newId()];
  const user = { userId, kind: 'pro', email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' };
  const registered = { user: { ...user, practiceId, version: 1 }, practiceName: 'Still Water', country: 'CA' };
  await catalog.publish(UserRegisteredSchema, registered, { aggregateId: userId });
  const asked = { practiceId };
  const { practice } = await requests().request(
    GetPracticeSnapshotRequestSchema,
    GetPracticeSnapshotResponseSchema,
    asked,
  );
  expect(practice).toMatchObject({ practiceId, name: 'Still Water' });
  const former = await requests().request(GetPracticeCopyRequestSchema, GetPracticeCopyResponseSchema, asked);
  expect(former.practice).toEqual(practice);
});

it('answers without a practice where there is none', async () => {
  const asked = { practiceId: newId() };
  const answer = await requests().request(GetPracticeSnapshotRequestSchema, GetPracticeSnapshotResponseSchema, asked);
  expect(answer.practice).toBeUndefined();
});
