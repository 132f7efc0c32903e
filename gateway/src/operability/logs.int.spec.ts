import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newSecretToken } from '@yarrow/kit/ids';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restRoutes } from '../rest/rest-routes.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const token = newSecretToken();
const BROKEN = `{"token":"${token}"`;
const ADDRESS = '203.0.113.77';
const log: string[] = [];
let test: TestGateway;
let service: Server;

beforeAll(async () => {
  service = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/graphql`;
  const names = ['CLIENTS', 'REVIEWS', 'SCHEDULING', 'PAYMENTS', 'NOTIFICATIONS'];
  const urls = Object.fromEntries(names.map((name) => [`SUBGRAPH_${name}_URL`, url]));
  const env = { LOG_LEVEL: 'trace', BODY_TIMEOUT_MS: '300', ...urls };
  test = await startTestGateway(env, {}, { write: (line) => void log.push(line) });
});
afterAll(() => test.stop());

async function askAll(): Promise<void> {
  const headers = { 'x-forwarded-for': ADDRESS, 'content-type': 'application/json' };
  const paths = restRoutes.map(({ prefix }) => `${prefix.replace(/:\w+/, token)}/${token}?token=${token}`);
  const query = `query ($slug: String!) { practice(slug: $slug) { id broken } crash reviews: everything { average } }`;
  for (const path of [
    ...paths,
    `/${token}`,
    `/graphql?query=${encodeURIComponent(query)}&variables={"slug":"${token}"}`,
  ]) {
    await fetch(test.gateway.url + path, { headers });
    await fetch(test.gateway.url + path, {
      method: 'POST',
      headers,
      body: path.startsWith('/graphql') ? BROKEN : '{"query":"{ __typename }"}',
    });
  }
  await test.post({ query, variables: { slug: token } }, headers);
}

it('writes no secret of an address and no visitor’s address, whether services answer or fail', async () => {
  await askAll();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await test.subgraphs.catalog.stop();
  await askAll();
  expect(log.filter((line) => line.includes(token) || line.includes(ADDRESS))).toEqual([]);
  expect(log.join('')).toContain('service unreachable');
  expect(log.join('')).toContain('subgraph unreachable');
});
