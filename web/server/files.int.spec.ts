import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createWebServer } from './app.js';
import { readConfig } from './config.js';
import { FakeGateway } from './testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from './testing/test-web.js';

const gateway = new FakeGateway();
let web: TestWeb;

beforeAll(async () => void (web = await startTestWeb(gateway)));
afterAll(() => web.stop());
beforeEach(() => gateway.reset());

describe('the installable application', () => {
  it('has a manifest, an offline page and a service worker that is revalidated on each request', async () => {
    const manifest = await fetch(`${web.base}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    expect(await (await fetch(`${web.base}/offline.html`)).text()).toBe('offline.html');
    const worker = await fetch(`${web.base}/sw.js`);
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  it('never sends the bare page under its own name', async () => {
    expect((await fetch(`${web.base}/index.html`)).status).toBe(404);
  });
});

describe('assets', () => {
  it('come compressed and stay for ever', async () => {
    const response = await fetch(`${web.base}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('come as they are to who takes no compression, and not again to who has them', async () => {
    const headers = { 'accept-encoding': 'br;q=0, identity' };
    const response = await fetch(`${web.base}/assets/app-1.js`, { headers });
    expect(await response.text()).toBe('plain');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${web.base}/assets/app-1.js`, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['..%2findex.html', '%2e%2e/index.html', 'app-1.js.map'])('do not reach %s', async (file) =>
    expect((await fetch(`${web.base}/assets/${file}`)).status).toBe(404),
  );

  it('that are unknown are 404, not the page', async () => {
    const response = await fetch(`${web.base}/assets/app-0.js`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });
});

describe('the map', () => {
  const styleOf = async () =>
    (await (await fetch(`${web.base}/map/style.json`)).json()) as {
      sources: { atlas: { tiles: string[]; maxzoom: number } };
    };

  it('has a style of our own that uses no third-party service', async () => {
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
      web.base + tiles.replace('{z}', z).replace('{x}', x).replace('{y}', y);
    const tile = await fetch(address('3', '1', '2'));
    expect(await tile.text()).toBe('a part of it');
    expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(tile.headers.get('content-type')).toBe('application/x-protobuf');
    expect((await fetch(address('3', '7', '7'))).status).toBe(204);
    expect((await fetch(address('x', 'y', 'z'))).status).toBe(204);
    expect((await fetch(`${web.base}/map/tiles/old/3/1/2`)).status).toBe(404);
  });

  it('may draw in a worker of ours only', async () => {
    const policy = (await fetch(`${web.base}/`)).headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self';");
  });

  it('leads to the configured style, and lets its origins in', async () => {
    const config = readConfig({
      MAP_STYLE_URL: 'https://tiles.test/style.json?key=1',
      MAP_ORIGINS: 'https://a.tiles.test, https://fonts.test',
    });
    const other = await createWebServer(config, web.dist);
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
    cpSync(web.dist, bare, { recursive: true, filter: (path) => !path.endsWith('map') });
    const other = await createWebServer(readConfig({}), bare);
    expect((await other.inject('/map/style.json')).statusCode).toBe(404);
    await other.close();
    rmSync(bare, { recursive: true });
  });
});
