import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { largePost, sendRaw } from '@yarrow/kit/http/testing/raw-http';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const MIB = 1024 * 1024;

let test: TestGateway;
let service: Server;

beforeAll(async () => {
  // Reads what it is sent, and answers when it has all of it.
  service = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/graphql`;
  test = await startTestGateway({
    SUBGRAPH_REVIEWS_URL: url,
    SUBGRAPH_SCHEDULING_URL: url,
    HEADERS_TIMEOUT_MS: '600',
    BODY_TIMEOUT_MS: '600',
  });
});
afterAll(async () => {
  await test.stop();
  service.closeAllConnections();
  service.close();
});

describe('a body that is too large', () => {
  it.each([
    ['/graphql', 8 * MIB, {}],
    ['/graphql', 8 * MIB, { chunked: true }],
    ['/portal/video_reviews/1', 8 * MIB, {}],
    ['/media/1', 32 * MIB, {}],
  ])('is refused at %s (%i bytes, %j) and the connection closed in good order', async (path, bytes, options) => {
    const answer = await sendRaw(test.gateway.url, largePost(path, bytes, options));
    expect([answer.status, answer.end]).toEqual([413, 'end']);
    expect(answer.text).toContain('"code":"BODY_TOO_LARGE"');
  });
});

describe('a request that comes by the drop', () => {
  const drops = (head: string, count = 100) => [head, ...Array.from({ length: count }, () => 'x')];

  it('is given up while its headers come', async () => {
    const answer = await sendRaw(test.gateway.url, drops('POST /graphql HTTP/1.1\r\nhost: test\r\nx-slow: '), 100);
    expect(answer.status).toBe(408);
  });

  it.each(['/graphql', '/portal/video_reviews/1', '/nowhere'])(
    'is given up while its body comes to %s',
    async (path) => {
      const head = `POST ${path} HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`;
      const answer = await sendRaw(test.gateway.url, drops(head), 100);
      expect([answer.status, answer.end]).toEqual([408, 'end']);
      expect(answer.text).toContain('"code":"BODY_TOO_SLOW"');
    },
  );

  it('may take its time where it is an upload', async () => {
    const head =
      'POST /media/1 HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncontent-type: image/png\r\ncontent-length: 20\r\n\r\n';
    const answer = await sendRaw(test.gateway.url, drops(head, 20), 100);
    expect(answer.status).toBe(200);
  });
});

describe('a connection on which nothing is asked', () => {
  it('holds up no gateway that stops', async () => {
    const own = await startTestGateway();
    const { hostname, port } = new URL(own.gateway.url);
    const ahead = connect(Number(port), hostname);
    await new Promise((resolve) => ahead.once('connect', resolve));
    const closed = new Promise((resolve) => ahead.once('close', resolve));
    await own.stop();
    await closed;
  });
});
