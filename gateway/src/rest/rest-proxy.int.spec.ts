import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ActorVerifier } from '@yarrow/kit/actor';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionHash } from '@yarrow/kit/sessions/browser-session';
import { csrfTokenFor } from '@yarrow/kit/sessions/session-cookies';
import { CSRF_SECRET, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const TOKEN = 'a-session-token';
const COOKIE = { cookie: `yarrow_session=${TOKEN}` };

describe('REST façade', () => {
  let test: TestGateway;
  let service: Server;
  let received: { request: IncomingMessage; body: Buffer }[];

  beforeAll(async () => {
    service = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ request, body: Buffer.concat(chunks) });
        response.writeHead(201, { 'content-type': 'text/plain', 'x-from': 'service' }).end('thank you');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/graphql`;
    test = await startTestGateway({ SUBGRAPH_REVIEWS_URL: url, SUBGRAPH_CLIENTS_URL: url });
    const session = { userId: 'u1', kind: 'client', createdAt: new Date().toISOString() };
    await test.redis.redis.set(`session:${sessionHash(TOKEN)}`, JSON.stringify(session));
  });
  afterAll(async () => {
    await test.stop();
    service.closeAllConnections();
    service.close();
  });
  beforeEach(() => {
    received = [];
  });

  const send = (path: string, init: RequestInit = {}) => fetch(`${test.gateway.url}${path}`, init);
  const actorOf = async ({ request }: { request: IncomingMessage }) =>
    new ActorVerifier(test.publicKey).verify(request.headers.authorization!.slice('Bearer '.length));

  it('hands a request over with its path, query and bytes', async () => {
    const body = Buffer.from([0, 255, 10, 13, 128]);
    const response = await send('/api/videos/17/parts?part=2', {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([response.status, response.headers.get('x-from'), await response.text()]).toEqual([
      201,
      'service',
      'thank you',
    ]);
    expect(received[0]!.request.url).toBe('/api/videos/17/parts?part=2');
    expect(received[0]!.body).toEqual(body);
  });

  it('keeps the bytes of JSON, which a signature may cover', async () => {
    const json = '{ "b":1,\n "a" : 2.00 }';
    await send('/api/videos', { method: 'POST', body: json, headers: { 'content-type': 'application/json' } });
    const digest = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
    expect(digest(received[0]!.body)).toBe(digest(json));
  });

  it('says who the caller is and hides the session', async () => {
    await send('/media/1', { headers: { ...COOKIE, 'x-session-hash': 'x', 'x-forwarded-for': '203.0.113.7' } });
    expect(await actorOf(received[0]!)).toEqual({ kind: 'client', userId: 'u1', ip: '203.0.113.7' });
    const { cookie, 'x-session-hash': hash, 'x-forwarded-for': forwarded } = received[0]!.request.headers;
    expect([cookie, hash, forwarded]).toEqual([undefined, undefined, undefined]);
  });

  it('lets a session write only with its CSRF token', async () => {
    const refused = await send('/media/1', { method: 'DELETE', headers: COOKIE });
    expect([refused.status, (await refused.json()).errors[0].extensions.code]).toEqual([403, 'CSRF']);
    expect(received).toHaveLength(0);
    const headers = { ...COOKIE, 'x-csrf-token': csrfTokenFor(TOKEN, CSRF_SECRET) };
    expect((await send('/media/1', { method: 'DELETE', headers })).status).toBe(201);
  });

  it('answers a token of support chat only to a page of ours', async () => {
    const refused = await send('/portal/support_chat/token', { headers: COOKIE });
    expect([refused.status, (await refused.json()).errors[0].extensions.code]).toEqual([403, 'CSRF']);
    expect(received).toHaveLength(0);
    const headers = { ...COOKIE, 'x-csrf-token': csrfTokenFor(TOKEN, CSRF_SECRET) };
    expect((await send('/portal/support_chat/token', { headers })).status).toBe(201);
    expect((await send('/portal/client-export/clients.csv', { headers: COOKIE })).status).toBe(201);
  });

  it('refuses a body that is too large before sending any of it', async () => {
    const response = await send('/portal/video_reviews/1', { method: 'POST', body: 'x'.repeat(257 * 1024) });
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(received).toHaveLength(0);
  });

  it('leaves reading an upload page to the web server, save how far the upload is', async () => {
    expect((await send('/video-review/upload/abc')).status).toBe(404);
    expect((await send('/video-review/upload/abc/status')).status).toBe(201);
    expect((await send('/video-review/upload/abc', { method: 'POST' })).status).toBe(201);
  });

  it('reaches nothing outside the table', async () => {
    for (const path of [
      '/graphql/../internal',
      '/media/../internal',
      '/media/%2e%2e/internal',
      '/mediaother',
      '/internal',
    ]) {
      const response = await send(path);
      expect([path, response.status < 500 && response.status >= 400]).toEqual([path, true]);
    }
    expect(received).toHaveLength(0);
  });

  it.each(['/media/a%00b', '/calendar-files/%00.ics', '/video-review/upload/%00/status', '/api/videos?x=%00'])(
    'refuses %s, which no service could look up',
    async (path) => {
      const response = await send(path);
      expect([response.status < 500, response.status >= 400]).toEqual([true, true]);
      expect(received).toHaveLength(0);
    },
  );

  it('says clearly that a service is down', async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const response = await send('/media/1');
    expect([response.status, (await response.json()).errors[0].extensions]).toEqual([
      503,
      { code: 'SUBGRAPH_UNAVAILABLE', service: 'reviews' },
    ]);
  });
});
