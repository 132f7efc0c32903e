import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { ROUTE_SHAPES } from '../shared/route-shapes.js';
import { FakeGateway } from './testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from './testing/test-web.js';

const token = randomBytes(24).toString('base64url');
const ADDRESS = '203.0.113.77';
const gateway = new FakeGateway();
const log: string[] = [];
let web: TestWeb;

beforeAll(async () => {
  const env = { LOG_LEVEL: 'trace', TRUSTED_PROXIES: '1', BODY_TIMEOUT_MS: '300' };
  web = await startTestWeb(gateway, env, { write: (line) => void log.push(line) });
});
afterAll(() => web.stop());

const PROXIED = [
  ['GET', `/graphql?query={tokenAppointment(instantActionToken:"${token}"){id}}&variables={"token":"${token}"}`],
  ['POST', `/manage_event_registrations/${token}/cancel`],
  ['POST', `/video-review/upload/${token}`],
  ['GET', `/video-review/upload/${token}/status`],
  ['GET', `/calendar-files/${token}.ics`],
  ['GET', `/calendar-files/events/${token}.ics`],
  ['GET', `/media/${token}`],
  ['PUT', `/api/videos/${token}/parts?part=${token}`],
  ['GET', `/api/payments/connect/square?state=${token}&code=${token}`],
  ['POST', `/portal/video_reviews/${token}/approve`],
  ['POST', `/nowhere/${token}`],
  ['GET', `/%E0%A4%A/${token}`],
] as const;
const pages = ROUTE_SHAPES.map((shape) => shape.replace(/:\w+/g, token).replace('/*?', `/${token}`));

async function visitAll(): Promise<void> {
  const headers = { 'x-forwarded-for': ADDRESS, referer: `https://yarrow.test/m/c/${token}` };
  const visits = [...pages.map((page) => ['GET', `${page}?token=${token}`] as const), ...PROXIED];
  for (const [method, path] of visits) {
    const body = method === 'GET' ? null : `{"token":"${token}"}`;
    await fetch(web.base + path, { method, headers: { ...headers, 'content-type': 'application/json' }, body })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

it('writes no secret of an address and no visitor’s address, whether requests succeed or fail', async () => {
  await visitAll();
  const succeeded = log.length;
  await gateway.stop();
  await visitAll();
  expect(
    log.filter((line) => line.includes(token) || line.includes(ADDRESS) || line.includes('remoteAddress')),
  ).toEqual([]);
  // It does say what happened.
  expect(succeeded).toBeGreaterThan(pages.length);
  expect(log.join('')).toContain('"path":"/m/c/:?"');
  expect(log.join('')).toContain('response errored');
});

it('lets no page hand its address on', async () => {
  for (const page of pages) {
    const { headers } = await fetch(web.base + page);
    expect([page, headers.get('referrer-policy')]).toEqual([page, 'strict-origin']);
  }
});
