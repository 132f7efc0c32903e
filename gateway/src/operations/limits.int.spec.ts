import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const GRAPHQL = { accept: 'application/graphql-response+json' };

describe('limits', () => {
  let test: TestGateway;
  beforeAll(async () => {
    test = await startTestGateway();
  });
  afterAll(() => test.stop());

  const refused = async (body: unknown, status: number, code: string) => {
    const before = test.subgraphs.catalog.requests.length;
    const answer = await test.post(body, GRAPHQL);
    expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([status, code]);
    expect(answer.body.data).toBeUndefined();
    expect(test.subgraphs.catalog.requests).toHaveLength(before);
    return answer.body.errors![0]!.message;
  };
  const accepted = async (query: string, variables?: Record<string, unknown>) => {
    const answer = await test.query(query, variables);
    expect(answer.body.errors).toBeUndefined();
  };

  it('refuses a body over 256 KB', async () => {
    await refused({ query: '{ __typename }', variables: { pad: 'x'.repeat(256 * 1024) } }, 413, 'BODY_TOO_LARGE');
  });

  it('refuses more than 2000 tokens', async () => {
    await accepted(`{ practice(slug: "willow") { ${'id '.repeat(100)} } }`);
    expect(await refused({ query: `{ practices { ${'id '.repeat(2000)} } }` }, 400, 'OPERATION_TOO_LARGE')).toContain(
      '2000 tokens',
    );
  });

  it('refuses more than 12 levels, through fragments too', async () => {
    const deep = (levels: number) => {
      const pairs = Math.floor((levels - 2) / 4);
      const inner = 'reviews(first: 1) { edges { node { practice { '.repeat(pairs);
      return `{ practice(slug: "willow") { ${inner} id ${'} } } }'.repeat(pairs)} } }`;
    };
    await accepted(deep(10));
    expect(await refused({ query: deep(14) }, 400, 'OPERATION_TOO_LARGE')).toContain('12 levels');
    const viaFragments = `{ practice(slug: "willow") { ...A } }
      fragment A on Practice { reviews(first: 1) { edges { node { practice { ...B } } } } }
      fragment B on Practice { reviews(first: 1) { edges { node { practice { ...C } } } } }
      fragment C on Practice { reviews(first: 1) { edges { node { practice { id } } } } }`;
    expect(await refused({ query: viaFragments }, 400, 'OPERATION_TOO_LARGE')).toContain('12 levels');
  });

  const times = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => part(i)).join(' ');

  it('refuses more than 20 aliases', async () => {
    await accepted(`{ practice(slug: "willow") { ${times(20, (i) => `a${i}: id`)} } }`);
    const message = await refused(
      { query: `{ practice(slug: "willow") { ${times(21, (i) => `a${i}: id`)} } }` },
      400,
      'OPERATION_TOO_LARGE',
    );
    expect(message).toContain('20 aliases');
  });

  it('refuses more than 10 directives', async () => {
    await accepted(`{ practice(slug: "willow") { ${times(10, () => 'id @include(if: true)')} } }`);
    const query = `{ practice(slug: "willow") { ${times(11, () => 'id @include(if: true)')} } }`;
    expect(await refused({ query }, 400, 'OPERATION_TOO_LARGE')).toContain('10 directives');
  });

  it('refuses more than 20 root fields', async () => {
    const query = `{ ...A } fragment A on Query { ${times(21, () => 'everything { id }')} }`;
    expect(await refused({ query }, 400, 'OPERATION_TOO_LARGE')).toContain('20 root fields');
  });

  it('refuses fragments that double each other', async () => {
    const bomb = times(40, (i) => `fragment F${i} on Practice { ...F${i + 1} ...F${i + 1} }`);
    const query = `{ practice(slug: "willow") { ...F0 } } ${bomb} fragment F40 on Practice { id }`;
    expect(await refused({ query }, 400, 'OPERATION_TOO_LARGE')).toContain('1000 fields');
  });

  it('refuses an operation whose lists multiply to more than 5000, counted with its variables', async () => {
    const query = `query Q($first: Int) { practices(first: $first) { services(first: 10) { id } } }`;
    await accepted(query, { first: 100 });
    await accepted(query);
    expect(await refused({ query, variables: { first: 1000 } }, 400, 'OPERATION_TOO_EXPENSIVE')).toContain('11000');
  });

  it('refuses a kind of operation that the schema does not have', async () => {
    const message = await refused({ query: 'subscription { __typename }' }, 400, 'GRAPHQL_VALIDATION_FAILED');
    expect(message).toBe('There is no subscription here.');
    const query = 'query A { __typename } subscription B { __typename }';
    await refused({ query, operationName: 'B' }, 400, 'GRAPHQL_VALIDATION_FAILED');
  });

  const nested = (levels: number, [open, close]: readonly [string, string], inner = '') =>
    open.repeat(levels) + inner + close.repeat(levels);

  it.each([
    ['selections', `{ ${nested(900, ['practice { ', '}'], 'id')} }`, 'OPERATION_TOO_LARGE'],
    ['inline fragments', `{ ${nested(600, ['... { ', '}'], '__typename')} }`, 'OPERATION_TOO_LARGE'],
    ['lists', `{ kept(value: ${nested(950, ['[', ']'])}) }`, 'BAD_USER_INPUT'],
    ['objects', `{ kept(value: ${nested(450, ['{a: ', '}'], '1')}) }`, 'BAD_USER_INPUT'],
    ['more lists than there may be tokens', `{ kept(value: ${nested(50_000, ['[', ']'])}) }`, 'OPERATION_TOO_LARGE'],
    ['list types', `query ($a: ${nested(900, ['[', ']'], 'Int')}) { kept(value: $a) }`, 'BAD_USER_INPUT'],
  ])('refuses deep nesting of %s', (_what, query, code) => refused({ query }, 400, code));

  it('refuses deep nesting of variables, and takes what a form may need', async () => {
    const query = 'query ($value: JSON) { kept(value: $value) }';
    const ask = (levels: number, pair: readonly [string, string]) =>
      `{"query":${JSON.stringify(query)},"variables":{"value":${nested(levels, pair, '1')}}}`;
    for (const pair of [['[', ']'] as const, ['{"a":', '}'] as const]) {
      expect(await refused(ask(20_000, pair), 400, 'BAD_USER_INPUT')).toContain('64 levels');
      expect((await test.post(ask(60, pair))).body).toEqual({ data: { kept: true } });
    }
  });

  it('refuses the one character that no text can hold', async () => {
    const query = 'query ($value: JSON, $texts: [String!]) { kept(value: $value, texts: $texts) }';
    for (const variables of [{ value: 'a\u0000b' }, { value: { 'a\u0000': 1 } }, { texts: ['a', '\u0000'] }]) {
      expect(await refused({ query, variables }, 400, 'BAD_USER_INPUT')).toContain('U+0000');
    }
    for (const text of ['"\\u0000"', '"\\u{0}"', '"""\u0000"""', '{ a: ["\\u0000"] }']) {
      expect(await refused({ query: `{ kept(value: ${text}) }` }, 400, 'BAD_USER_INPUT')).toContain('U+0000');
    }
    await accepted(query, { value: 'a \\u0000 b' });
  });

  it('refuses a batch', async () => {
    await refused([{ query: '{ __typename }' }], 400, 'BATCHING_NOT_SUPPORTED');
  });

  it('lets the standard introspection query through', () => accepted(getIntrospectionQuery()));

  it('reads a mutation by GET as a mistake', async () => {
    const response = await fetch(`${test.url}?query=${encodeURIComponent('mutation { touch }')}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(test.subgraphs.clients.requests).toHaveLength(0);
  });
});

describe('introspection switched off', () => {
  let test: TestGateway;
  beforeAll(async () => {
    test = await startTestGateway({ INTROSPECTION: 'false' });
  });
  afterAll(() => test.stop());

  it('answers no question about the schema', async () => {
    const { body } = await test.query('{ __schema { queryType { name } } }');
    expect(body.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(body.data).toBeUndefined();
  });

  it('suggests no names', async () => {
    const { body } = await test.query('{ practicse { id } }');
    expect(body.errors?.[0]?.message).toBe('Cannot query field "practicse" on type "Query".');
  });
});
