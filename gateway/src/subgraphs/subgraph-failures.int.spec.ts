import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const unavailable = (service: string) => ({ code: 'SUBGRAPH_UNAVAILABLE', service });

describe('failures of subgraphs', () => {
  let test: TestGateway;
  beforeAll(async () => {
    test = await startTestGateway();
  });
  afterAll(() => test.stop());

  it('masks what was not meant for the caller', async () => {
    for (let round = 0; round < 2; round++) {
      const { body } = await test.query('{ crash }');
      expect(body).toEqual({
        data: null,
        errors: [
          {
            message: 'Something went wrong on our side. Please try again.',
            path: ['crash'],
            extensions: { code: 'INTERNAL_SERVER_ERROR' },
          },
        ],
      });
    }
  });

  it('keeps a code with its message and drops stack traces', async () => {
    const { body } = await test.query('{ refused }');
    expect(body.errors).toEqual([
      { message: 'Log in first.', path: ['refused'], extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('gives up on a slow subgraph', async () => {
    const impatient = await startTestGateway({ SUBGRAPH_TIMEOUT_MS: '3000' });
    const { body } = await impatient.query('{ held recentReviews { stars } }');
    expect(body.data).toEqual({ held: null, recentReviews: [{ stars: 5 }, { stars: 4 }] });
    expect(body.errors?.map(({ path, extensions }) => ({ path, extensions }))).toEqual([
      { path: ['held'], extensions: unavailable('catalog') },
    ]);
    impatient.subgraphs.catalog.letGo();
    await impatient.stop();
  });

  it('sends a query again when its connection breaks, once', async () => {
    const query = '{ practice(slug: "willow") { name } }';
    for (let round = 0; round < 2; round++) {
      test.subgraphs.catalog.dropNext(1);
      expect((await test.query(query)).body.data.practice.name).toContain('Willow');
      test.subgraphs.catalog.dropNext(2);
      const { body } = await test.query(query);
      expect(body.data).toEqual({ practice: null });
      expect(body.errors).toEqual([
        {
          message: 'The catalog service cannot be reached at the moment. Please try again.',
          path: ['practice'],
          extensions: unavailable('catalog'),
        },
      ]);
    }
  });

  it('answers 503 as a whole where a subgraph is overloaded, and says when to come again', async () => {
    for (let round = 0; round < 2; round++) {
      for (const query of ['{ practices { name average } }', '{ practice(slug: "willow") { name } }']) {
        test.subgraphs.catalog.overloadNext(1);
        const answer = await test.query(query);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
        expect(answer.body).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'OVERLOADED' } }] });
        expect((await test.query(query)).status).toBe(200);
      }
      test.subgraphs.reviews.overloadNext(1);
      expect((await test.query('{ practices { name average } }')).status).toBe(503);
    }
  });

  it('never sends a mutation again', async () => {
    for (let round = 1; round <= 3; round++) {
      const { body } = await test.query('mutation { breakDown }');
      expect(body.errors?.[0]?.extensions).toEqual(unavailable('catalog'));
      const sent = test.subgraphs.catalog.requests.filter(({ body: sentBody }) => sentBody.query.includes('breakDown'));
      expect(sent).toHaveLength(round);
    }
  });

  it('leaves the fields of other subgraphs alone when one is down', async () => {
    await test.subgraphs.reviews.stop();
    const { body, status } = await test.query('{ practices { name average } recentReviews { id } }');
    expect(status).toBe(200);
    expect(body.data.practices.map(({ average }: { average: unknown }) => average)).toEqual([null, null]);
    expect(body.data.recentReviews).toBeNull();
    expect(body.data.practices[1].name).toBe('Cedar');
    expect(body.errors?.map(({ path }) => path?.join('.')).sort()).toEqual([
      'practices.0.average',
      'practices.1.average',
      'recentReviews',
    ]);
    expect(new Set(body.errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['SUBGRAPH_UNAVAILABLE']));
  });
});
