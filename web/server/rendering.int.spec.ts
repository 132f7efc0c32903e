import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeGateway, practice } from './testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from './testing/test-web.js';

const WITH_SESSION = { cookie: 'yarrow_session=secret' };
const gateway = new FakeGateway();
const log: string[] = [];
let web: TestWeb;

beforeAll(async () => {
  web = await startTestWeb(gateway, { PAGE_CACHE_SECONDS: '30' }, { write: (line) => log.push(line) });
});
afterAll(() => web.stop());
beforeEach(() => {
  gateway.reset();
  gateway.answer.body = { data: { practice: { __typename: 'Practice', id: 'w', ...practice } } };
});

const visit = (path: string, headers: Record<string, string> = {}) => fetch(web.base + path, { headers });
const read = async (path: string, headers?: Record<string, string>) => (await visit(path, headers)).text();

describe('a page that is rendered on the server', () => {
  it('holds what is to be read, for strangers', async () => {
    expect(await read('/p/willow')).toMatch(/<div id="root"><main data-style="[^"]+">Willow, rendering \d+<\/main>/);
  });

  it('has its rules in a style element that the policy allows by its hash, and nothing else inline', async () => {
    const response = await visit('/p/willow?rules');
    const html = await response.text();
    const css = /<style>([^<]+)<\/style>/.exec(html)?.[1] ?? '';
    expect(css).toContain('@layer parts{.y-1{color:red}}');
    expect(css).toContain('[data-style="--color-brand:#123456"]{--color-brand:#123456}');
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/ style="/);
  });

  it('says when it was rendered, so that the browser repeats it', async () => {
    const block = /id="first-rendering">(.*?)<\/script>/.exec(await read('/pro'))?.[1] ?? '{}';
    const first = JSON.parse(block) as { now: string; chance: number };
    expect(Math.abs(Date.parse(first.now) - Date.now())).toBeLessThan(120_000);
    expect(first.chance).toBeGreaterThanOrEqual(0);
    expect(first.chance).toBeLessThan(1);
  });

  it.each(['/portal', '/m/c/some-token', '/account/sessions', '/p/willow/book?step=time'])(
    'is none of those that hold what only the visitor knows: %s',
    async (path) => expect(await read(path)).toContain('<div id="root"></div>'),
  );
});

describe('a page for somebody with a session', () => {
  it('holds nothing of anybody and is kept by nobody', async () => {
    await read('/p/willow');
    const response = await visit('/p/willow', WITH_SESSION);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toContain('cookie');
    const html = await response.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('first-answers');
  });

  it('never reaches others, nor theirs it, when many ask at once', async () => {
    const people = ['yarrow_session=ann', '__Host-yarrow_csrf=bob; yarrow_session=bob', ''];
    const path = (index: number) => `/p/willow?load=${index % 5}`;
    const pages = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const cookie = people[index % people.length]!;
        return { cookie, html: await read(path(index), cookie ? { cookie } : {}) };
      }),
    );
    for (const { cookie, html } of pages) {
      expect(html.includes('Willow, rendering')).toBe(cookie === '');
      expect(html).not.toMatch(/ann|bob/);
    }
    expect(gateway.seen.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
  });
});

describe('a page for strangers', () => {
  it('is rendered once for all who come within seconds, compressed as they take it', async () => {
    const first = await visit('/p/willow?kept', { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=30');
    expect(first.headers.get('vary')).toBe('cookie, accept-encoding');
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await visit('/p/willow?kept', { 'accept-encoding': 'gzip' });
    expect(again.headers.get('content-encoding')).toBe('gzip');
    expect(await again.text()).toBe(await first.text());
  });

  it('is not sent again to who has it', async () => {
    const etag = (await visit('/p/willow?known')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await visit('/p/willow?known', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await visit('/p/willow?known', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is kept for nobody when an answer is missing', async () => {
    gateway.answer.body = { data: null, errors: [{ message: 'down' }] };
    const response = await visit('/p/willow?missing');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    gateway.answer.body = { data: { practice: { __typename: 'Practice', id: 'w', ...practice } } };
    expect(await read('/p/willow?missing')).toContain('Willow, rendering');
  });

  it('waits for a gateway that hangs no longer than 300 ms and its rendering', async () => {
    gateway.answer.delayMs = 5000;
    const started = performance.now();
    expect(await read('/p/willow?late')).toContain('/p/willow?late, rendering');
    expect(performance.now() - started).toBeLessThan(1200);
  });
});

describe('a renderer that does not work', () => {
  it.each(['throws', 'hangs'])('sends the page with its data all the same: it %s', async (problem) => {
    log.length = 0;
    const response = await visit(`/p/willow?${problem}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const html = await response.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('first-answers');
    expect(html).toContain('<title>Elena Marsh · Yarrow</title>');
    expect(log.join('')).toContain('A page was not rendered');
  });
});
