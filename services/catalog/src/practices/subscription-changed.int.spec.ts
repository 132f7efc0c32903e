import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { SubscriptionChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

let catalog: TestService;
const owner = { userId: newId(), kind: 'pro', practiceId: newId(), firstName: 'Ines', lastName: 'Duarte' };
const { practiceId } = owner;

beforeAll(async () => {
  catalog = await startTestService(service);
  const user = { ...owner, email: 'ines@example.com', version: 1 };
  const event = { user, practiceName: 'Still Water', country: 'US', timeZone: 'America/New_York' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: owner.userId });
  await catalog.eventually(async () => (await catalog.emitted(PracticeSavedSchema)).length > 0);
});
afterAll(() => catalog?.stop());

const follow = (version: number, features: string[]) =>
  catalog.publish(
    SubscriptionChangedSchema,
    { practiceId, plan: 'any', features, version },
    { aggregateId: practiceId },
  );
async function features(): Promise<string[]> {
  const [row] = await catalog.dataSource.query<[{ features: string[] }]>(
    'SELECT features FROM practices WHERE id = $1',
    [practiceId],
  );
  return row.features;
}

describe('what a practice pays for', () => {
  it('switches features on and off, in the newest version whichever arrives first, and unknown ones never', async () => {
    const before = await features();
    expect(before).not.toContain('website_plan');
    await follow(2, ['website_plan', 'teleportation']);
    await follow(1, []);
    expect((await features()).toSorted()).toEqual([...before, 'website_plan'].toSorted());
    await follow(3, []);
    expect(await features()).toEqual(before);
  });

  it('leaves what staff switched', async () => {
    await catalog.dataSource.query(`UPDATE practices SET features = features || '{subscription}' WHERE id = $1`, [
      practiceId,
    ]);
    await follow(4, ['website_plan']);
    await follow(5, []);
    expect(await features()).toContain('subscription');
    expect(await features()).not.toContain('website_plan');
  });
});
