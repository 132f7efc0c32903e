import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
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

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
};
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(web.base + path, { headers: { ...PERSON, ...headers } });
const read = async (path: string, headers?: Record<string, string>) => (await visit(path, headers)).text();

describe('a page that is rendered on the server', () => {
  it('holds what is to be read, for strangers', async () => {
    expect(await read('/p/willow')).toMatch(/<div id="root"><main data-style="[^"]+">Willow, rendering \d+<\/main>/);
  });

  it('has its rules in a style element that the policy allows by its hash, and nothing else inline', async () => {
    const response = await visit('/p/willow?rules');
    const html = await response.text();
    const css = /<style data-rules="1">([^<]+)<\/style>/.exec(html)?.[1] ?? '';
    expect(css).toContain('@layer parts{.y-1{color:red}}');
    expect(css).toContain('[data-style="--color-brand:#123456"]{--color-brand:#123456}');
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/ style="/);
  });

  it.each([
    ['a stranger', '/p/willow', {}],
    ['a visitor with a session', '/p/willow', WITH_SESSION],
    ['an unknown address', '/unknown/address', {}],
  ])('allows the script of the build by its hash, and no other: the page of %s', async (_whose, path, headers) => {
    const response = await visit(path, headers);
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(await response.text()) ?? [];
    expect(script).not.toBe('');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toMatch(
      new RegExp(`script-src 'self' 'sha256-${hash.replace(/[+/]/g, '\\$&')}'(;| https:)`),
    );
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

describe('a page for a visitor with a session', () => {
  it('contains no user data and is never cached', async () => {
    await read('/p/willow');
    const response = await visit('/p/willow', WITH_SESSION);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toContain('cookie');
    const html = await response.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('first-answers');
  });

  it('is never mixed up with the page of another visitor under concurrent requests', async () => {
    gateway.answer.body = (cookie) => {
      const who = PEOPLE.find(({ session }) => session && cookie.includes(session)) ?? STRANGER;
      return { data: { practice: { __typename: 'Practice', id: 'w', ...practice, ...namesOf(who) } } };
    };
    const answers = await Promise.all(
      Array.from({ length: 450 }, async (_, index) => {
        const who = PEOPLE[index % PEOPLE.length]!;
        const headers: Record<string, string> = who.session ? { cookie: who.cookie } : {};
        const isData = index % 5 === 0;
        const text = isData ? await askGateway(headers) : await read(`/p/willow?load=${index % 4}`, headers);
        return { who, isData, text };
      }),
    );
    for (const { who, isData, text } of answers) {
      const others = PEOPLE.filter((one) => one !== who && one !== STRANGER);
      for (const { name, session } of others) {
        expect(text).not.toContain(name);
        expect(text).not.toContain(session);
      }
      expect(text.includes(who.name)).toBe(isData || who === STRANGER);
    }
    const asStrangers = gateway.seen.filter(({ body }) => !body.includes('own'));
    expect(asStrangers.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
  });
});

const STRANGER = { name: 'Practice of nobody', session: '', cookie: '' };
const PEOPLE = [
  { name: 'Practice of Ann', session: 'ann-5f1c', cookie: 'yarrow_session=ann-5f1c; yarrow_csrf=a' },
  STRANGER,
  { name: 'Practice of Bob', session: 'bob-77aa', cookie: '__Host-yarrow_csrf=b; __Host-yarrow_session=bob-77aa' },
  STRANGER,
];
const namesOf = ({ name }: { name: string }) => ({ name, practitionerName: name, headline: name });

/** What a page asks for itself, with the visitor's session. */
async function askGateway(headers: Record<string, string>): Promise<string> {
  const body = JSON.stringify({ operationName: 'own' });
  const own = { ...headers, 'content-type': 'application/json' };
  return (await fetch(`${web.base}/graphql`, { method: 'POST', headers: own, body })).text();
}

describe('a page for strangers', () => {
  it('is rendered once for all who come within seconds, compressed as they take it', async () => {
    const first = await visit('/p/willow?kept', { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60');
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

  it('is not cached if its head is missing', async () => {
    const whole = gateway.answer.body;
    gateway.answer.body = (_cookie, asked) =>
      asked.includes('PracticeHead') ? { data: null, errors: [{ message: 'down' }] } : whole;
    const response = await visit('/p/willow?headless');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).not.toContain('rel="canonical"');
    gateway.answer.body = whole;
    expect(await read('/p/willow?headless')).toContain('rel="canonical"');
  });

  it('is not cached if an answer is missing', async () => {
    gateway.answer.body = { data: null, errors: [{ message: 'down' }] };
    const response = await visit('/p/willow?missing');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    gateway.answer.body = { data: { practice: { __typename: 'Practice', id: 'w', ...practice } } };
    expect(await read('/p/willow?missing')).toContain('Willow, rendering');
  });
});

describe('a gateway that hangs', () => {
  const hanging = new FakeGateway();
  let impatient: TestWeb;

  beforeAll(async () => {
    hanging.answer.after = new Promise(() => undefined);
    impatient = await startTestWeb(hanging, { PAGE_DATA_TIMEOUT_MS: '100' });
  });
  afterAll(() => impatient.stop());

  it.each(['/', '/p/willow', '/p/willow/services/s1', '/p/willow/book', '/p/willow/events/e1', '/l/willow'])(
    'does not keep a page longer than its data may take: %s',
    async (path) => {
      const html = await (await fetch(`${impatient.base}${path}?late`, { headers: PERSON })).text();
      expect(html).toContain(path === '/p/willow/book' ? 'id="root"' : `${path}?late, rendering`);
      expect(html).toContain('<title>Yarrow');
    },
  );
});

describe('a page for a crawler', () => {
  const slow = new FakeGateway();
  const GOOGLEBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  let patient: TestWeb;

  beforeAll(async () => {
    const limits = { PAGE_DATA_TIMEOUT_MS: '1', PAGE_RENDER_TIMEOUT_MS: '60000', CRAWLER_PAGE_TIMEOUT_MS: '60000' };
    patient = await startTestWeb(slow, limits);
    slow.answer.body = { data: { practice: { __typename: 'Practice', id: 'w', ...practice } } };
  });
  afterAll(() => patient.stop());

  it('waits for its data, where a person gets it at once and the browser goes on', async () => {
    let answer = () => {};
    slow.answer.after = new Promise<void>((resolve) => (answer = resolve));
    const crawled = fetch(`${patient.base}/p/willow`, { headers: GOOGLEBOT }).then((page) => page.text());
    const person = await (await fetch(`${patient.base}/p/willow`, { headers: PERSON })).text();
    expect(person).toContain('/p/willow, rendering');
    expect(person).not.toContain('rel="canonical"');
    answer();
    expect(await crawled).toContain('Willow, rendering');
    expect(await crawled).toContain('rel="canonical"');
  });

  it('waits for its turn where more are made than there is room for', async () => {
    delete slow.answer.after;
    const addresses = Array.from({ length: 40 }, (_, index) => `/p/willow?crawl=${index}`);
    const read = async (address: string) => (await fetch(patient.base + address, { headers: GOOGLEBOT })).text();
    const pages = await Promise.all(addresses.map(read));
    expect(pages.filter((html) => html.includes(', rendering'))).toHaveLength(addresses.length);
  });
});

describe('more pages at once than can be rendered in time', () => {
  it('go out without content, and with it as soon as there is room', async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `/p/willow?crowd=${index}`);
    // All have asked for their head before the first one has its data.
    gateway.answer.after = eventually(() => {
      const heads = gateway.seen.filter(({ body }) => body.includes('PracticeHead'));
      expect(heads).toHaveLength(addresses.length);
    });
    const pages = await Promise.all(addresses.map((address) => read(address)));
    const without = pages.findIndex((html) => html.includes('<div id="root"></div>'));
    expect(pages.filter((html) => html.includes(', rendering'))).toHaveLength(12);
    expect(without).toBeGreaterThanOrEqual(0);
    expect(await read(addresses[without]!)).toContain(', rendering');
  });
});

describe('a renderer that does not work', () => {
  const working = new FakeGateway();
  let hasty: TestWeb;

  beforeAll(async () => {
    hasty = await startTestWeb(working, { PAGE_RENDER_TIMEOUT_MS: '100' }, { write: (line) => log.push(line) });
  });
  afterAll(() => hasty.stop());

  it.each(['throws', 'hangs'])('sends the page with its data all the same: it %s', async (problem) => {
    log.length = 0;
    const response = await fetch(`${hasty.base}/p/willow?${problem}`, { headers: PERSON });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const html = await response.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('first-answers');
    expect(html).toContain('<title>Elena Marsh · Yarrow</title>');
    expect(log.join('')).toContain('A page was not rendered');
  });
});
