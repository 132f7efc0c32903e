import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { MutationOutcome } from '../domain-error.js';
import { newId } from '../ids.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { REDIS } from '../database/redis.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { RateLimitsService } from './rate-limits.service.js';

const PRO = { kind: 'pro', userId: newId(), practiceId: newId() } as const;
const LIMITED = {
  code: 'rate_limited',
  message: 'Too many attempts. Please try again in a few minutes.',
  field: null,
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notebook);
});
afterAll(() => service?.stop());

it('leaves no mail address and no IP address in Redis', async () => {
  const [email, ip] = [`${newId()}@example.com`, '203.0.113.77'];
  await service.app.get(RateLimitsService).consume({ name: 'mails', points: 5, perSeconds: 60 }, email);
  await tear(newId(), ip);
  const redis = service.app.get<Redis>(REDIS);
  const keys = await redis.keys(`${redis.options.keyPrefix}*`);
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(keys.filter((key) => key.includes(email) || key.includes(ip))).toEqual([]);
});

describe('a declaration by @RateLimit', () => {
  it('counts by an argument, whatever its case, and each argument for itself', async () => {
    const [one, other] = [newId(), newId()];
    expect(await tear(one, '203.0.113.10')).toEqual({ result: 'success', errors: [] });
    expect(await tear(one.toUpperCase(), '203.0.113.11')).toEqual({ result: 'success', errors: [] });
    expect(await tear(one, '203.0.113.12')).toEqual({ result: 'failure', errors: [LIMITED] });
    expect(await tear(other, '203.0.113.12')).toEqual({ result: 'success', errors: [] });
  });

  it('holds with every limit of an entrance', async () => {
    const results: string[] = [];
    for (let time = 0; time < 4; time++) results.push((await tear(newId(), '203.0.113.20')).result);
    expect(results).toEqual(['success', 'success', 'success', 'failure']);
    expect((await tear(newId(), '203.0.113.21')).result).toBe('success');
  });

  it('takes the number from the configuration, and does not count callers whom @Access refuses', async () => {
    const close = async (actor: object) => {
      const { data } = await service.graphql('mutation { closeLedger { errors { code } closed } }', {}, actor);
      return data['closeLedger'];
    };
    const client = { kind: 'client', userId: newId() } as const;
    for (let time = 0; time < 3; time++) {
      expect(await close(client)).toEqual({ errors: [{ code: 'forbidden' }], closed: [] });
    }
    for (let time = 0; time < 2; time++) expect(await close(PRO)).toEqual({ errors: [], closed: ['today'] });
    expect(await close(PRO)).toEqual({ errors: [{ code: 'rate_limited' }], closed: [] });
  });

  it('holds for routes', async () => {
    const ask = async (page: string) => {
      const headers = { authorization: `Bearer ${await service.tokenOf()}` };
      const response = await fetch(`${service.url}/api/pages/${page}`, { headers });
      return [response.status, await response.json()];
    };
    expect(await ask('one')).toEqual([200, {}]);
    expect(await ask('two')).toEqual([200, {}]);
    expect(await ask('one')).toEqual([422, { errors: [LIMITED] }]);
  });

  it('counts together with what a service counts itself', async () => {
    const id = newId();
    const limit = { name: 'torn-note', points: 2, perSeconds: 600 };
    const limits = service.app.get(RateLimitsService);
    await limits.consume(limit, id);
    await limits.consume(limit, id);
    await expect(limits.consume(limit, id)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await tear(id, '203.0.113.30')).toEqual({ result: 'failure', errors: [LIMITED] });
  });

  it('fails where the configuration has no such number', async () => {
    const limit = { name: 'typos', points: 'CLOSINGS_PER_ADRESS', perSeconds: 600 } as const;
    await expect(service.app.get(RateLimitsService).consume(limit, 'any')).rejects.toThrow('CLOSINGS_PER_ADRESS');
  });
});

async function tear(id: string, ip: string): Promise<MutationOutcome> {
  const mutation = 'mutation Tear($id: ID!) { tearNote(id: $id) { result errors { code message field } } }';
  return (await service.graphql<{ tearNote: MutationOutcome }>(mutation, { id }, { ip })).data.tearNote;
}
