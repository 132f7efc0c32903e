import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeGateway } from './testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from './testing/test-web.js';

const gateway = new FakeGateway();
let web: TestWeb;

beforeAll(async () => void (web = await startTestWeb(gateway, { GEO_COUNTRY_HEADER: 'CF-IPCountry' })));
afterAll(() => web.stop());

const visit = (path: string, headers: Record<string, string> = {}) => fetch(web.base + path, { headers });
const countryIn = (html: string) => /<meta name="visitor-country" content="([^"]*)"/.exec(html)?.[1];

describe('the country of a visitor, where a header for it is configured', () => {
  it.each(['/', '/p/willow', '/register', '/nowhere'])('is in the page %s', async (path) => {
    const html = await (await visit(path, { 'cf-ipcountry': 'GB' })).text();
    expect(countryIn(html)).toBe('GB');
  });

  it('is another one in the page of the next visitor, which no cache keeps for others', async () => {
    const response = await visit('/register', { 'cf-ipcountry': 'ca' });
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(countryIn(await response.text())).toBe('CA');
    expect(countryIn(await (await visit('/register', { 'cf-ipcountry': 'IE' })).text())).toBe('IE');
  });

  it.each(['XX', 'zz', 'T1', 'GBR', 'GB, CA', '"><script>', ''])(
    'is not said where the header is %j',
    async (value) => {
      const html = await (await visit('/register', { 'cf-ipcountry': value })).text();
      expect(html).not.toContain('visitor-country');
    },
  );

  it('is not said where the header is missing, or is another one than the configured', async () => {
    expect(await (await visit('/register')).text()).not.toContain('visitor-country');
    expect(await (await visit('/register', { 'x-country': 'GB' })).text()).not.toContain('visitor-country');
  });
});

describe('the country of a visitor, where no header for it is configured', () => {
  it('is nowhere, whatever headers say', async () => {
    const plain = await startTestWeb(new FakeGateway());
    try {
      const response = await fetch(`${plain.base}/register`, { headers: { 'cf-ipcountry': 'GB' } });
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).not.toContain('visitor-country');
    } finally {
      await plain.stop();
    }
  });
});
