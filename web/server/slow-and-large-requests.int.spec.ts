import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { largePost, sendRaw } from '@yarrow/kit/http/testing/raw-http';
import { FakeGateway } from './testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from './testing/test-web.js';

const MIB = 1024 * 1024;
const gateway = new FakeGateway();
let web: TestWeb;

beforeAll(async () => {
  web = await startTestWeb(gateway, { HEADERS_TIMEOUT_MS: '600', BODY_TIMEOUT_MS: '600' });
});
afterAll(() => web.stop());
beforeEach(() => gateway.reset());

describe('a body that the gateway refuses', () => {
  it.each([
    ['/graphql', {}],
    ['/graphql', { chunked: true }],
    ['/api/videos/1', {}],
  ])('is refused by the web server too (%s, %j), and the connection closed in good order', async (path, options) => {
    gateway.refusing = true;
    const answer = await sendRaw(web.base, largePost(path, 8 * MIB, options));
    expect([answer.status, answer.end]).toEqual([413, 'end']);
    expect(answer.text).toContain('{"errors":[]}');
  });
});

describe('a body for no page', () => {
  it('is refused without being read', async () => {
    const answer = await sendRaw(web.base, largePost('/nowhere', 8 * MIB));
    expect([answer.status, answer.end]).toEqual([413, 'end']);
  });
});

describe('a request that comes by the drop', () => {
  const drops = (head: string, count = 100) => [head, ...Array.from({ length: count }, () => 'x')];

  it('is given up while its headers come', async () => {
    const answer = await sendRaw(web.base, drops('GET /login HTTP/1.1\r\nhost: test\r\nx-slow: '), 100);
    expect(answer.status).toBe(408);
  });

  it.each(['/graphql', '/webhooks/stripe', '/nowhere'])('is given up while its body comes to %s', async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`;
    const answer = await sendRaw(web.base, drops(head), 100);
    expect([answer.status, answer.end]).toEqual([408, 'end']);
  });
});
