import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Stands in for a provider: answers what the test says. */
let provider: Server;
let base: string;
let asked: Asked[];
/** Undefined leaves the request without an answer. */
let answer: (request: Asked) => { status?: number; body: unknown } | undefined;

const PLACES = 'query ($prefix: String!) { suggestPlaces(prefix: $prefix) { name label type latitude longitude } }';
/** That no answer exceeds on a busy machine; the test of the limit sets its own. */
const GENEROUS = { PLACES_TIMEOUT_MS: '60000' };
const suggest = async (search: TestService, prefix: string) =>
  (await search.graphql(PLACES, { prefix })).data.suggestPlaces;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const given = { method, headers, body, url: new URL(request.url ?? '', 'http://provider.test') };
      asked.push(given);
      const answered = answer(given);
      if (answered) response.writeHead(answered.status ?? 200).end(JSON.stringify(answered.body));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = [];
});

describe('Mapbox', () => {
  let search: TestService;
  const feature = (name: string, type: string) => ({
    properties: {
      name,
      feature_type: type,
      coordinates: { latitude: 49.27, longitude: -123.16 },
      context: { region: { region_code: 'BC', name: 'British Columbia' }, country: { country_code: 'CA' } },
    },
  });

  beforeAll(async () => {
    const env = { PLACES_PROVIDER: 'mapbox', PLACES_API_KEY: 'pk.test', PLACES_API_BASE: base, ...GENEROUS };
    search = await startTestService(service, { env });
  });
  afterAll(() => search?.stop());

  it('is asked for localities, sublocalities and neighborhoods, and gives the same contract', async () => {
    answer = () => ({ body: { features: [feature('Kitsilano', 'neighborhood'), feature('Vancouver', 'place')] } });
    expect(await suggest(search, 'Kits')).toEqual([
      { name: 'Kitsilano', label: 'Kitsilano, BC', type: 'neighborhood', latitude: 49.27, longitude: -123.16 },
      expect.objectContaining({ label: 'Vancouver, BC', type: 'locality' }),
    ]);
    expect(asked[0]?.url.pathname).toBe('/search/geocode/v6/forward');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      q: 'Kits',
      types: 'place,locality,neighborhood',
      country: 'us,ca,gb',
      limit: '10',
      access_token: 'pk.test',
    });
  });

  it('is asked once for the same text', async () => {
    answer = () => ({ body: { features: [feature('Gastown', 'neighborhood')] } });
    await suggest(search, 'Gasto');
    await suggest(search, ' gasto');
    expect(asked).toHaveLength(1);
  });

  it('is not asked for one letter', async () => {
    expect(await suggest(search, 'V')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['fails', { status: 500, body: { message: 'down' } }],
    ['refuses the key', { status: 401, body: {} }],
    ['answers something else', { body: { unexpected: true } }],
  ])('that %s is replaced by the gazetteer', async (what, given) => {
    answer = () => given;
    const found = await suggest(
      search,
      `Vancouver${{ fails: '', 'refuses the key': ',', 'answers something else': ' ' }[what]}`,
    );
    expect(found[0]).toMatchObject({ label: 'Vancouver, BC' });
  });

  it('resolves the place of a search too', async () => {
    answer = () => ({ body: { features: [feature('Nowhere Bay', 'place')] } });
    const { data } = await search.graphql(
      '{ searchPractitioners(place: "Nowhere Bay") { totalCount place { label } } }',
    );
    expect(data.searchPractitioners).toEqual({ totalCount: 0, place: { label: 'Nowhere Bay, BC' } });
  });
});

describe('a provider that does not answer', () => {
  let search: TestService;

  beforeAll(async () => {
    const env = {
      PLACES_PROVIDER: 'mapbox',
      PLACES_API_KEY: 'pk.test',
      PLACES_API_BASE: base,
      PLACES_TIMEOUT_MS: '100',
    };
    search = await startTestService(service, { env });
  });
  afterAll(() => search?.stop());

  it('is replaced by the gazetteer', async () => {
    answer = () => undefined;
    expect((await suggest(search, 'Vancouver'))[0]).toMatchObject({ label: 'Vancouver, BC' });
    expect(asked).toHaveLength(1);
  });
});

describe('Google Places', () => {
  let search: TestService;

  beforeAll(async () => {
    const env = { PLACES_PROVIDER: 'google', PLACES_API_KEY: 'key-1', PLACES_API_BASE: base, ...GENEROUS };
    search = await startTestService(service, { env });
  });
  afterAll(() => search?.stop());

  it('is asked for suggestions, then for the centre of each', async () => {
    answer = ({ url }) =>
      url.pathname === '/v1/places:autocomplete'
        ? { body: { suggestions: [{ placePrediction: { placeId: 'abc/1' } }, { queryPrediction: {} }] } }
        : {
            body: {
              displayName: { text: 'Brooklyn' },
              types: ['sublocality', 'political'],
              location: { latitude: 40.68, longitude: -73.94 },
              addressComponents: [
                { shortText: 'NY', types: ['administrative_area_level_1'] },
                { shortText: 'US', types: ['country'] },
              ],
            },
          };
    expect(await suggest(search, 'Brook')).toEqual([
      { name: 'Brooklyn', label: 'Brooklyn, NY', type: 'sublocality', latitude: 40.68, longitude: -73.94 },
    ]);
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /v1/places:autocomplete',
      'GET /v1/places/abc%2F1',
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      input: 'Brook',
      includedPrimaryTypes: ['locality', 'sublocality', 'neighborhood'],
      includedRegionCodes: ['us', 'ca', 'gb'],
    });
    expect(asked[0]?.headers['x-goog-api-key']).toBe('key-1');
  });

  it('caches an empty answer too', async () => {
    answer = () => ({ body: {} });
    expect(await suggest(search, 'Xyzzy')).toEqual([]);
    expect(await suggest(search, 'xyzzy')).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

describe('the configuration', () => {
  it('requires a key with a provider', async () => {
    await expect(startTestService(service, { env: { PLACES_PROVIDER: 'google' } })).rejects.toThrow('PLACES_API_KEY');
  });
});
