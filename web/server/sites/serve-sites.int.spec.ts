import { afterEach, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { FakeGateway } from '../testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from '../testing/test-web.js';

const WEBSITE = {
  ...{ document: null, title: 'Still <Water>', description: '', ogSiteName: '' },
  ...{ headScripts: '<script>track()</script>', bodyScripts: '<script>late()</script>' },
  practice: { id: 'w', slug: 'willow', customDomain: 'stillwater.com' },
};

let web: TestWeb;
let gateway: FakeGateway;

afterEach(() => web?.stop());

async function start(website: object | null = WEBSITE, env: NodeJS.ProcessEnv = {}) {
  gateway = new FakeGateway();
  gateway.answer = { body: { data: { website } } };
  web = await startTestWeb(gateway, { SITES_HOST: 'sites.yarrow.test', ...env });
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** `fetch` sends the host of the address. */
function get(host: string, path = '/', { method = 'GET', headers = {} } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${web.base}${path}`, { method, headers: { host, ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}
const variablesAsked = () => gateway.seen.map(({ body }) => JSON.parse(body).variables);

describe('the host of a practice', () => {
  it('shows the website, complete without scripts of ours, with those of the practice on its own domain', async () => {
    await start();
    const { status, headers, body } = await get('stillwater.com');
    expect(status).toBe(200);
    expect(variablesAsked()).toEqual([{ domain: 'stillwater.com' }]);
    expect(body).toContain('<title>Still &lt;Water&gt;</title>');
    expect(body).toContain('<link rel="canonical" href="https://stillwater.com/">');
    expect(body).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(body).toContain('content="https://stillwater.com/media/1.jpg"');
    expect(body).toContain('<a href="https://yarrow.test/p/willow/book">');
    expect(body).toContain("font-family:'Fraunces'");
    expect(body.match(/<script[^]*?<\/script>/g)).toEqual([WEBSITE.headScripts, WEBSITE.bodyScripts]);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
    // Nothing is decided for what else is below the practice's domain.
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('has no scripts at all below the platform, where practices share a domain', async () => {
    await start();
    const { headers, body } = await get('willow.sites.yarrow.test');
    expect(variablesAsked()).toEqual([{ slug: 'willow' }]);
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    // Search engines keep the practice's own address.
    expect(body).toContain('<link rel="canonical" href="https://stillwater.com/">');
  });

  it('has nothing else of the platform: no API, no session, no portal', async () => {
    await start();
    for (const path of ['/graphql', '/api/clients/me', '/portal', '/portal/support_chat/token', '/webhooks/stripe']) {
      const headers = { cookie: 'yarrow_session=secret' };
      expect((await get('stillwater.com', path, { headers })).status).toBe(404);
      expect((await get('stillwater.com', path, { method: 'POST', headers })).status).toBe(404);
    }
    expect(gateway.seen.every(({ url, headers }) => url === '/graphql' && !headers.cookie)).toBe(true);
    expect(gateway.seen.every(({ body }) => JSON.parse(body).operationName === 'PublishedSite')).toBe(true);
  });

  it('has the files that its pages load, and says that the server lives', async () => {
    await start();
    expect((await get('stillwater.com', '/assets/fraunces-latin-wght-normal-1.woff2')).body).toBe('font');
    expect((await get('stillwater.com', '/healthz')).status).toBe(200);
    await get('stillwater.com', '/media/1.jpg');
    expect(gateway.seen.map(({ url }) => url)).toEqual(['/media/1.jpg']);
  });

  it('lists its pages for search engines, and answers 404 for others', async () => {
    await start();
    expect((await get('stillwater.com', '/robots.txt')).body).toBe('Sitemap: https://stillwater.com/sitemap.xml\n');
    expect((await get('stillwater.com', '/sitemap.xml')).body).toContain('<loc>https://stillwater.com/about</loc>');
    expect((await get('stillwater.com', '/nowhere')).status).toBe(404);
  });

  it('answers 304 to who has the page already', async () => {
    await start();
    const { headers } = await get('stillwater.com');
    const again = await get('stillwater.com', '/', { headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('a host that is no practice’s', () => {
  it('below the host of websites shows nothing of the platform', async () => {
    await start(null);
    for (const path of ['/', '/login', '/portal', '/graphql']) {
      const { status, body } = await get('nobody.sites.yarrow.test', path);
      expect([status, body.includes('There is no website at this address.')]).toEqual([404, true]);
    }
  });

  it.each(['unknown.example', 'yarrow.test', 'localhost'])('shows the platform: %s', async (host) => {
    await start(null);
    expect((await get(host)).body).toContain('<div id="root">');
  });

  it('is asked for once while the answer is new', async () => {
    await start(null, { PAGE_CACHE_SECONDS: '60' });
    await get('unknown.example', '/no-page');
    await get('unknown.example', '/no-page');
    expect(gateway.seen.filter(({ body }) => body.includes('PublishedSite'))).toHaveLength(1);
  });
});

it('a proxy learns for which names it may get a certificate', async () => {
  await start();
  const ask = (domain: string) => get('yarrow-web', `/.well-known/yarrow/site?domain=${domain}`);
  expect((await ask('stillwater.com')).status).toBe(200);
  expect((await ask('yarrow.test')).status).toBe(404);
  gateway.answer = { body: { data: { website: null } } };
  expect((await ask('unknown.example')).status).toBe(404);
  gateway.answer = { body: { errors: [{ message: 'Catalog sleeps.' }] } };
  expect((await ask('stillwater.com')).status).toBe(500);
});

it('a website whose answer does not come can be tried again', async () => {
  await start();
  gateway.answer = { body: { errors: [{ message: 'Catalog sleeps.' }] } };
  const { status, headers } = await get('stillwater.com');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
});
