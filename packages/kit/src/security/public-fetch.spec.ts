import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchPublic, isPublic, type PublicFetchError, type PublicFetchOptions } from './public-fetch.js';

let server: Server;
let origin: string;
let handle: RequestListener;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});
beforeEach(() => {
  asked.length = 0;
  handle = (_request, response) => void response.end('hello');
});

const LIMITS = { timeoutMs: 10_000, maxBytes: 100_000, allowLoopback: true };
const read = (path: string, options: Partial<PublicFetchOptions> = {}) =>
  fetchPublic(new URL(path, origin).href, { ...LIMITS, ...options });
const problemOf = (path: string, options: Partial<PublicFetchOptions> = {}) =>
  read(path, options).then(
    () => 'none',
    (error: unknown) => (error as PublicFetchError).problem,
  );

describe('fetching an address that a user entered', () => {
  it('gives status, headers and body, packed or not', async () => {
    handle = ({ headers }, response) => {
      response.setHeader('etag', `"${headers['if-none-match']}"`);
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync('packed'));
    };
    const answer = await read('/', { headers: { 'if-none-match': 'a' } });
    expect([answer.status, answer.body.toString(), answer.headers['etag']]).toEqual([200, 'packed', '"a"']);
    handle = (_request, response) => void response.writeHead(304).end();
    expect(await read('/')).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://10.1.2.3/',
      'http://192.168.0.1/',
      'http://172.16.0.1/',
      'http://169.254.169.254/',
    ],
    ...['http://100.64.0.1/', 'http://0.0.0.0/', 'http://2130706433/', 'http://0x7f.1/', 'http://224.0.0.1/'],
    ...[
      'http://[::1]/',
      'http://[::ffff:10.0.0.1]/',
      'http://[fd00::1]/',
      'http://[fe80::1]/',
      'http://[64:ff9b::a00:1]/',
    ],
  ])('does not reach %s', async (address) => {
    await expect(fetchPublic(address, { ...LIMITS, allowLoopback: false })).rejects.toMatchObject({
      problem: 'private_address',
    });
  });

  it('does not reach private addresses by a name for them', async () => {
    const { port } = new URL(origin);
    const byName = `http://localhost:${port}/`;
    expect(await problemOf(byName, { allowLoopback: false })).toBe('private_address');
    expect(asked).toEqual([]);
  });

  it('does not follow a redirect to a private address, nor to anything but the web', async () => {
    for (const [location, problem] of [
      ['http://10.0.0.1/feed', 'private_address'],
      ['file:///etc/passwd', 'invalid_address'],
      ['http://somebody:secret@example.com/', 'invalid_address'],
    ]) {
      handle = (_request, response) => void response.writeHead(302, { location }).end();
      expect(await problemOf('/')).toBe(problem);
    }
    expect(asked).toEqual(['/', '/', '/']);
  });

  it('follows three redirects', async () => {
    handle = ({ url }, response) => {
      const left = Number(url!.slice(1));
      if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end('moved');
      else response.end('arrived');
    };
    expect((await read('/3')).body.toString()).toBe('arrived');
    expect(await problemOf('/4')).toBe('too_many_redirects');
  });

  it('takes no more bytes than it may, however they come', async () => {
    handle = (_request, response) => void response.end('x'.repeat(100_001));
    expect(await problemOf('/large')).toBe('too_large');
    handle = (_request, response) => {
      response.on('error', () => undefined);
      const more = () => void (response.destroyed || (response.write('x'.repeat(10_000)), setImmediate(more)));
      more();
    };
    expect(await problemOf('/endless')).toBe('too_large');
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    handle = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await problemOf('/bomb')).toBe('too_large');
  });

  it('gives up where an answer or its body does not end in time', async () => {
    handle = () => undefined;
    expect(await problemOf('/silent', { timeoutMs: 300 })).toBe('timed_out');
    handle = (_request, response) => void response.write('and then');
    expect(await problemOf('/slow', { timeoutMs: 300 })).toBe('timed_out');
  });

  it('says in a word what is wrong with an address, and never the address', async () => {
    const failed = await fetchPublic('not an address with a secret', LIMITS).catch((error: Error) => error);
    expect(failed).toMatchObject({ problem: 'invalid_address' });
    expect(String(failed)).not.toContain('secret');
    expect(await fetchPublic('ftp://example.com/', LIMITS).catch((error: unknown) => error)).toMatchObject({
      problem: 'invalid_address',
    });
    handle = (request) => void request.socket.destroy();
    expect(await problemOf('/gone')).toBe('unreachable');
    handle = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
    expect(await problemOf('/broken')).toBe('unreachable');
  });
});

it('distinguishes public addresses from all others', () => {
  expect(['93.184.215.14', '2606:2800:21f:cb07::1'].map((address) => isPublic(address))).toEqual([true, true]);
  expect(
    ['198.18.0.1', '2002:a00:1::', '2001:db8::1', 'fe80::1%eth0', 'example.com'].map((one) => isPublic(one)),
  ).toEqual([false, false, false, false, false]);
});
