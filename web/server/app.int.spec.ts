import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createWebServer } from './app.js';
import type { BuildManifest } from './chunk-links.js';
import { readConfig } from './config.js';
import { firstOperations } from './first-screens.js';

const practice = {
  name: 'Willow',
  practitionerName: 'Elena Marsh',
  title: null,
  headline: 'Calm hands',
  photoUrl: null,
  url: '/p/willow',
  city: null,
  stateAbbreviation: null,
  countryCode: 'CA',
  defaultCurrency: 'CAD',
  reviewsAverage: 0,
  reviewsCount: 0,
  services: [{ id: 's1', name: 'Deep tissue', description: 'Firm', amountCents: 100, photoUrl: null }],
};
const bookableEvent = {
  name: 'Sound bath',
  description: 'Lie down',
  kind: 'in_person',
  photoUrl: null,
  allDay: false,
  startsAt: '2026-12-04T18:00:00-08:00',
  endsAt: '2026-12-04T19:30:00-08:00',
  timeZone: 'America/Vancouver',
  amountCents: 2500,
  amountCurrency: 'CAD',
  atCapacity: false,
  cancelled: false,
  registrationOpen: true,
  locationName: 'Studio',
  locationSingleLine: '1 Main Street, Vancouver, BC',
  url: '/p/willow/events/e1',
  practice: { name: 'Willow', practitionerName: 'Elena Marsh', url: '/p/willow', photoUrl: null },
};
const manifest: BuildManifest = {
  'index.html': { file: 'assets/app-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'src/features/profile/ProfilePage.tsx': { file: 'assets/profile-1.js', imports: ['_react.js', '_card.js'] },
  '_card.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'] },
};
const seen: { method: string; url: string; body: string; headers: IncomingHttpHeaders }[] = [];
let answer: { delayMs: number; body: object };
let gateway: Server;
let web: FastifyInstance;
let base: string;
let dist: string;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', body, headers: request.headers });
      response.setHeader('content-type', 'application/json');
      setTimeout(() => response.end(JSON.stringify(answer.body)), answer.delayMs).unref();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  dist = mkdtempSync(join(tmpdir(), 'yarrow-web-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  const page = '<html><head><title>Yarrow</title></head><body><div id="root"></div></body></html>';
  writeFileSync(join(dist, 'index.html'), page);
  const operations = ['PracticeHead', 'EventHead', ...firstOperations()].map((name) => [name, `hash-${name}`]);
  writeFileSync(join(dist, '.vite/operations.json'), JSON.stringify(Object.fromEntries(operations)));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['sw.js', 'manifest.webmanifest', 'offline.html']) writeFileSync(join(dist, file), file);
  mkdirSync(join(dist, 'map'));
  writeFileSync(join(dist, 'map/tiles.pack'), packOf({ '0/0/0': 'whole world', '3/1/2': 'a part of it' }));
  writeFileSync(join(dist, 'assets/app-1.js'), 'plain');
  writeFileSync(join(dist, 'assets/app-1.js.br'), 'brotli');
  const GATEWAY_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  web = await createWebServer(readConfig({ GATEWAY_URL, PUBLIC_URL: 'https://yarrow.test' }), dist);
  base = await web.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await web.close();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
  rmSync(dist, { recursive: true });
});
beforeEach(() => {
  seen.length = 0;
  answer = { delayMs: 0, body: { data: { practice } } };
});

describe('the first screen of a page', () => {
  it('asks for the chunk of its page and what that imports, but not for what every page has', async () => {
    const html = await (await fetch(`${base}/p/willow`)).text();
    expect(html.match(/rel="modulepreload" crossorigin href="([^"]+)"/g)).toHaveLength(2);
    expect(html).toContain('href="/assets/profile-1.js"');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/card-1.css" />');
  });

  it('holds the data of its first queries for strangers, inert whatever is in it', async () => {
    answer.body = { data: { practice: { ...practice, headline: '</script><script>alert(1)</script>' } } };
    const html = await (await fetch(`${base}/p/willow`)).text();
    const block = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const answers = Object.values(JSON.parse(block) as Record<string, { data: string }>);
    expect(answers).toHaveLength(2);
    expect(answers[0]?.data).toContain('alert(1)');
    expect(html).not.toContain('<script>alert');
  });

  it('holds no data for somebody with a session', async () => {
    const response = await fetch(`${base}/p/willow`, { headers: { cookie: 'a=b; yarrow_session=secret' } });
    expect(await response.text()).not.toContain('first-answers');
    expect(seen.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  });

  it('leaves to the browser what came with an error', async () => {
    answer.body = { data: { practice }, errors: [{ message: 'reviews are down' }] };
    expect(await (await fetch(`${base}/p/willow`)).text()).not.toContain('first-answers');
  });
});

describe('the installable application', () => {
  it('has its manifest, its page for no connection and a worker that is asked for anew each time', async () => {
    const manifest = await fetch(`${base}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    expect(await (await fetch(`${base}/offline.html`)).text()).toBe('offline.html');
    const worker = await fetch(`${base}/sw.js`);
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  it('never sends the bare page under its own name', async () => {
    expect((await fetch(`${base}/index.html`)).status).toBe(404);
  });
});

describe('pages', () => {
  it('are the application, never cached, under a policy without inline code', async () => {
    const response = await fetch(`${base}/practitioner-search?query=x`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('stripe');
    expect(response.headers.get('strict-transport-security')).toBeTruthy();
  });

  it('answer 404 with the application where there is none', async () => {
    const response = await fetch(`${base}/wp-admin`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Yarrow</title>');
  });

  it('of a profile have its head, from one registered query', async () => {
    const html = await (await fetch(`${base}/p/willow`)).text();
    expect(html).toContain('<link rel="canonical" href="https://yarrow.test/p/willow" />');
    const asked = seen.map(({ body }) => JSON.parse(body) as { operationName: string });
    const head = asked.filter(({ operationName }) => operationName === 'PracticeHead');
    expect(head).toEqual([
      { documentId: 'hash-PracticeHead', operationName: 'PracticeHead', variables: { slug: 'willow' } },
    ]);
  });

  it('of a service have its head; of an unknown service, 404', async () => {
    expect(await (await fetch(`${base}/p/willow/services/s1`)).text()).toContain('Deep tissue with Elena Marsh');
    expect((await fetch(`${base}/p/willow/services/s2`)).status).toBe(404);
  });

  it('of a group event have its head; of an unknown event, 404', async () => {
    answer.body = { data: { bookableEvent } };
    const html = await (await fetch(`${base}/p/willow/events/e1`)).text();
    expect(html).toContain('<title>Sound bath with Elena Marsh · Yarrow</title>');
    expect(html).toContain('"@type":"Event"');
    const asked = seen.map(({ body }) => JSON.parse(body) as { operationName: string; variables: object });
    expect(asked.find(({ operationName }) => operationName === 'EventHead')?.variables).toEqual({ id: 'e1' });
    answer.body = { data: { bookableEvent: null } };
    expect((await fetch(`${base}/p/willow/events/e2`)).status).toBe(404);
  });

  it('of a practice that does not exist are 404', async () => {
    answer.body = { data: { practice: null } };
    expect((await fetch(`${base}/p/nobody`)).status).toBe(404);
  });

  it('go out plain when the gateway fails or takes longer than 300 ms', async () => {
    answer.body = { data: null, errors: [{ message: 'down' }] };
    expect((await fetch(`${base}/p/willow`)).status).toBe(200);
    answer = { delayMs: 1500, body: { data: { practice } } };
    const started = performance.now();
    const html = await (await fetch(`${base}/p/willow`)).text();
    expect(performance.now() - started).toBeLessThan(1200);
    expect(html).toContain('<title>Yarrow</title>');
  });
});

describe('assets', () => {
  it('come compressed and stay for ever', async () => {
    const response = await fetch(`${base}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('come as they are to who takes no compression, and not again to who has them', async () => {
    const headers = { 'accept-encoding': 'br;q=0, identity' };
    const response = await fetch(`${base}/assets/app-1.js`, { headers });
    expect(await response.text()).toBe('plain');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${base}/assets/app-1.js`, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['..%2findex.html', '%2e%2e/index.html', 'app-1.js.map'])('do not reach %s', async (file) =>
    expect((await fetch(`${base}/assets/${file}`)).status).toBe(404),
  );

  it('that are unknown are 404, not the page', async () => {
    const response = await fetch(`${base}/assets/app-0.js`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });
});

describe('the map', () => {
  const styleOf = async () =>
    (await (await fetch(`${base}/map/style.json`)).json()) as {
      sources: { atlas: { tiles: string[]; maxzoom: number } };
    };

  it('has a style of our own that asks nobody else', async () => {
    const style = await styleOf();
    expect(style.sources.atlas.maxzoom).toBe(3);
    expect(style.sources.atlas.tiles).toEqual([
      expect.stringMatching(/^\/map\/tiles\/[\w-]{12}\/\{z\}\/\{x\}\/\{y\}$/),
    ]);
    const elsewhere = JSON.stringify(style).match(/https?:\/\/[^"\\]+/g);
    // The makers of the data are named, not asked.
    expect(elsewhere).toEqual(['https://www.naturalearthdata.com', 'https://www.geonames.org']);
  });

  it('has tiles that stay for ever, and nothing where the sea is', async () => {
    const [tiles = ''] = (await styleOf()).sources.atlas.tiles;
    const address = (z: string, x: string, y: string) =>
      base + tiles.replace('{z}', z).replace('{x}', x).replace('{y}', y);
    const tile = await fetch(address('3', '1', '2'));
    expect(await tile.text()).toBe('a part of it');
    expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(tile.headers.get('content-type')).toBe('application/x-protobuf');
    expect((await fetch(address('3', '7', '7'))).status).toBe(204);
    expect((await fetch(address('x', 'y', 'z'))).status).toBe(204);
    expect((await fetch(`${base}/map/tiles/old/3/1/2`)).status).toBe(404);
  });

  it('may draw in a worker of ours only', async () => {
    const policy = (await fetch(`${base}/`)).headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self';");
  });

  it('leads to the configured style, and lets its origins in', async () => {
    const config = readConfig({
      MAP_STYLE_URL: 'https://tiles.test/style.json?key=1',
      MAP_ORIGINS: 'https://a.tiles.test, https://fonts.test',
    });
    const other = await createWebServer(config, dist);
    const response = await other.inject('/map/style.json');
    expect([response.statusCode, response.headers.location]).toEqual([302, 'https://tiles.test/style.json?key=1']);
    const policy = String(response.headers['content-security-policy']);
    for (const directive of ['connect-src', 'img-src']) {
      const sources = policy.split('; ').find((part) => part.startsWith(directive));
      for (const origin of ['https://tiles.test', 'https://a.tiles.test', 'https://fonts.test'])
        expect(sources).toContain(origin);
    }
    await other.close();
  });

  it('is missing where the build has none', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'yarrow-web-'));
    cpSync(dist, bare, { recursive: true, filter: (path) => !path.endsWith('map') });
    const other = await createWebServer(readConfig({}), bare);
    expect((await other.inject('/map/style.json')).statusCode).toBe(404);
    await other.close();
    rmSync(bare, { recursive: true });
  });
});

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
  ])('%s %s passes with its body and the visitor’s address', async (method, path) => {
    const body = method === 'POST' ? '{"a":1}' : undefined;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' };
    const response = await fetch(base + path, { method, headers, ...(body && { body }) });
    expect(await response.json()).toEqual(answer.body);
    expect(seen).toMatchObject([{ method, url: path, body: body ?? '' }]);
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('does not take the pages of the same addresses', async () => {
    await fetch(`${base}/video-review/upload/hash-1`);
    await fetch(`${base}/manage_event_registrations/token`);
    expect(seen).toEqual([]);
  });
});

describe('the configuration', () => {
  it('names the variable that is wrong', () => {
    expect(() => readConfig({ GATEWAY_URL: 'gateway' })).toThrow('GATEWAY_URL');
    expect(() => readConfig({ MAP_STYLE_URL: 'style' })).toThrow('MAP_STYLE_URL');
    expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT');
  });
});

/** Tiles as scripts/map/pack-tiles.mjs packs them. */
function packOf(tiles: Record<string, string>): Buffer {
  const bodies = Object.entries(tiles).map(([key, text]) => [key, gzipSync(text)] as const);
  const directory: Record<string, [number, number]> = {};
  let end = 0;
  for (const [key, body] of bodies) {
    directory[key] = [end, body.length];
    end += body.length;
  }
  const head = Buffer.from(JSON.stringify(directory));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...bodies.map(([, body]) => body)]);
}
