import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeGateway } from './testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from './testing/test-web.js';

const gateway = new FakeGateway();
let web: TestWeb;

beforeAll(async () => void (web = await startTestWeb(gateway)));
afterAll(() => web.stop());
beforeEach(() => gateway.reset());

describe('the way to the gateway', () => {
  it.each([
    ['POST', '/graphql'],
    ['POST', '/webhooks/stripe'],
    ['GET', '/api/calendar.ics?x=1'],
    ['POST', '/video-review/upload/hash-1/complete'],
    ['GET', '/video-review/upload/hash-1/status'],
    ['POST', '/manage_event_registrations/token/cancel'],
    ['GET', '/calendar-files/token.ics'],
    ['POST', '/portal/builder_version/switch_to_v2'],
    ['GET', '/portal/support_chat/token'],
    ['GET', '/portal/client-export/clients.csv'],
    ['GET', '/portal/review-export/reviews.csv'],
  ])('%s %s passes with its body and the visitor’s address', async (method, path) => {
    const body = method === 'POST' ? '{"a":1}' : undefined;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' };
    const response = await fetch(web.base + path, { method, headers, ...(body && { body }) });
    expect(await response.json()).toEqual(gateway.answer.body);
    expect(gateway.seen).toMatchObject([{ method, url: path, body: body ?? '' }]);
    expect(gateway.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('does not take the pages of the same addresses', async () => {
    await fetch(`${web.base}/video-review/upload/hash-1`);
    await fetch(`${web.base}/manage_event_registrations/token`);
    expect(gateway.seen).toEqual([]);
  });
});

describe('behind proxies', () => {
  const received = async (hops: string) => {
    const behind = new FakeGateway();
    const proxied = await startTestWeb(behind, { TRUSTED_PROXIES: hops });
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 198.51.100.2' };
    await fetch(`${proxied.base}/graphql`, { method: 'POST', headers, body: '{}' });
    await proxied.stop();
    return behind.seen[0]?.headers['x-forwarded-for'];
  };

  it('takes the address that the outermost proxy of ours has seen, and never what the visitor writes', async () => {
    expect(await received('1')).toBe('198.51.100.2');
    expect(await received('2')).toBe('203.0.113.7');
    expect(await received('127.0.0.1,198.51.100.0/24')).toBe('203.0.113.7');
    expect(await received('0')).toBe('127.0.0.1');
  });
});
