import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserChangedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

let catalog: TestService;
const owner = { userId: newId(), kind: 'pro', practiceId: newId(), firstName: 'Ines', lastName: 'Duarte' };

beforeAll(async () => {
  catalog = await startTestService(service);
  const user = { ...owner, email: 'ines@example.com', version: 1 };
  const event = { user, practiceName: 'Still Water', country: 'US', timeZone: 'America/New_York' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: owner.userId });
});
afterAll(() => catalog?.stop());

async function follow(own: object, title?: string): Promise<void> {
  const user = { ...owner, firstName: 'Ana', lastName: 'Sousa', ...own };
  await catalog.publish(UserChangedSchema, { user, ...(title && { title }) }, { aggregateId: owner.userId });
}
const lastSaved = async () => (await catalog.emitted(PracticeSavedSchema)).at(-1)!.practice!;

describe('a practice whose owner changes their account', () => {
  it('goes by their name and is reached as they are, in the newest version whichever arrives first', async () => {
    await follow({ version: 3, email: 'ana@example.com', phone: '+16045550134' }, 'Massage therapist');
    await follow({ version: 2, email: 'old@example.com', firstName: 'Old' }, 'Old title');
    expect(await lastSaved()).toMatchObject({
      ...{ practitionerFirstName: 'Ana', practitionerLastName: 'Sousa', title: 'Massage therapist' },
      ...{ email: 'ana@example.com', phone: '+16045550134' },
    });
    await follow({ version: 4, email: 'ana@example.com', phone: '' });
    expect(await lastSaved()).toMatchObject({ title: 'Massage therapist', phone: '+16045550134' });
  });

  it('stays as it is where the account is a client’s', async () => {
    const { version } = await lastSaved();
    await follow({ kind: 'client', version: 9, email: 'client@example.com' });
    expect((await lastSaved()).version).toBe(version);
  });
});
