import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { searchConfig } from '../../config.js';
import { OpenSearchServer } from '../../testing/open-search-server.js';
import { parseSearch } from '../search-request.js';
import { OpenSearchIndexAdapter } from './open-search-index.adapter.js';
import { OpenSearchClient } from './open-search.client.js';

const NOW = new Date('2027-03-02T20:00:00Z');

const server = new OpenSearchServer();
let client: OpenSearchClient;
let index: OpenSearchIndexAdapter;

beforeAll(async () => {
  const config = searchConfig.parse({
    PORT: '0',
    DATABASE_URL: 'postgres://localhost/search',
    NATS_URL: 'nats://localhost',
    ACTOR_PUBLIC_KEY: 'key',
    SEARCH_ENGINE: 'opensearch',
    OPENSEARCH_URL: await server.start(),
    OPENSEARCH_USERNAME: 'search',
    OPENSEARCH_PASSWORD: 'secret',
    OPENSEARCH_INDEX_PREFIX: 'unit',
  });
  client = new OpenSearchClient(config);
  index = new OpenSearchIndexAdapter(client);
  for (const name of ['unit-practices', 'unit-words']) server.indices.set(name, new Map());
});
afterAll(async () => {
  await client?.close();
  await server.stop();
});
beforeEach(() => {
  server.requests.length = 0;
  server.away = false;
});

it('a search asks for alike words first, then for the practices that have one of them', async () => {
  server.answers.push({
    responses: [{ hits: { hits: [{ _source: { word: 'massage' } }, { _source: { word: 'manage' } }] } }],
  });
  server.answer = { hits: { total: { value: 0 }, hits: [] } };
  await index.search({ ...parseSearch({ query: 'masage' }, NOW), offset: 5 }, NOW);
  const [words, practices] = server.requests;
  expect(words).toMatchObject({ method: 'POST', path: '/unit-words/_msearch' });
  expect(practices).toMatchObject({ method: 'POST', path: '/unit-practices/_search' });
  expect(JSON.parse(practices!.body)).toMatchObject({ from: 5, size: 10, track_total_hits: true });
  expect(practices!.body).toContain('"words":["massage"]');
  expect(practices!.body).not.toContain('manage');
});

it('facets are the most frequent first; a category that was renamed is one choice', async () => {
  server.answer = {
    hits: { total: { value: 7 }, hits: [] },
    aggregations: {
      category: {
        doc_count: 7,
        of: { buckets: [bucket('massage|Massage', 4), bucket('massage|Bodywork', 2), bucket('reiki|Reiki', 5)] },
      },
      language: { doc_count: 7, of: { buckets: [bucket('English', 7)] } },
      in_person: { doc_count: 5 },
      in_home: { doc_count: 0 },
      virtual: { doc_count: 90, everywhere: { doc_count: 3 } },
    },
  };
  expect(await index.search(parseSearch({}, NOW), NOW)).toEqual({
    rows: [],
    totalCount: 7,
    facets: [
      { facet: 'language', value: 'English', label: 'English', count: 7 },
      { facet: 'category', value: 'massage', label: 'Bodywork', count: 6 },
      { facet: 'category', value: 'reiki', label: 'Reiki', count: 5 },
      { facet: 'kind', value: 'in_person', label: 'in_person', count: 5 },
      { facet: 'kind', value: 'virtual', label: 'virtual', count: 3 },
    ],
  });
});

it('specialties that begin so as a whole come first, then those that most offer, each once', async () => {
  const buckets = [
    bucket('massage|part|therapy|Swedish Massage', 30),
    bucket('massage|part|therapy|Thai Massage', 40),
    bucket('massage for two|whole|therapy|Massage for Two', 1),
    bucket('masseter pain|whole|condition|Masseter Pain', 2),
    bucket('massage therapy|part|therapy|Thai Massage', 1),
  ];
  server.answer = { hits: { hits: [] }, aggregations: { specialties: { buckets } } };
  const rows = await index.listSpecialties('mass', 3);
  expect(rows.map(({ label }) => label)).toEqual(['Masseter Pain', 'Massage for Two', 'Thai Massage']);
  expect(rows[0]).toEqual({ kind: 'condition', label: 'Masseter Pain', slug: null, photoUrl: null });
});

it('an engine that is away or has no index is an error, which the caller answers with the database', async () => {
  server.away = true;
  await expect(index.count()).rejects.toThrow();
  server.away = false;
  server.indices.delete('unit-practices');
  await expect(index.count()).rejects.toThrow();
});

const bucket = (key: string, doc_count: number) => ({ key, doc_count });
