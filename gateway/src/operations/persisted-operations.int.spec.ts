import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import { sha256 } from './persisted-operations.js';

const KNOWN = 'query Profile($slug: String!) { practice(slug: $slug) { id } }';
const HASH = sha256(KNOWN);
const variables = { slug: 'willow' };
const asked = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } }, variables });

describe('persisted operations', () => {
  let closed: TestGateway;
  let open: TestGateway;
  beforeAll(async () => {
    const persisted = { [`sha256:${HASH}`]: KNOWN };
    closed = await startTestGateway({ FREE_FORM_OPERATIONS: 'false' }, persisted);
    open = await startTestGateway({ FREE_FORM_OPERATIONS: 'true' }, persisted);
  });
  afterAll(() => Promise.all([closed.stop(), open.stop()]));

  it('runs one by its hash, in each way of naming it', async () => {
    for (const body of [
      asked(HASH),
      asked(`sha256:${HASH}`),
      { documentId: HASH, variables },
      { documentId: `sha256:${HASH}`, variables },
      { query: KNOWN, variables },
      { query: KNOWN, ...asked(HASH) },
    ]) {
      expect((await closed.post(body)).body).toEqual({ data: { practice: { id: 'p1' } } });
    }
  });

  it('runs one by GET', async () => {
    const search = new URLSearchParams({
      variables: JSON.stringify(variables),
      extensions: JSON.stringify(asked(HASH).extensions),
    });
    const response = await fetch(`${closed.url}?${search}`);
    expect(await response.json()).toEqual({ data: { practice: { id: 'p1' } } });
  });

  it('refuses everything else where free-form operations are off', async () => {
    const before = closed.subgraphs.catalog.requests.length;
    for (const body of [{ query: '{ practice(slug: "willow") { id } }' }, asked('0'.repeat(64)), { documentId: '1' }]) {
      const answer = await closed.post(body);
      expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([400, 'PERSISTED_OPERATION_REQUIRED']);
    }
    expect(closed.subgraphs.catalog.requests).toHaveLength(before);
  });

  it('distinguishes an unknown hash from one that does not match its document', async () => {
    expect((await open.post(asked('0'.repeat(64)))).body.errors?.[0]?.extensions.code).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    );
    const mismatch = await open.post({ query: '{ __typename }', ...asked(HASH.replace(/^./, 'z')) });
    expect(mismatch.body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_HASH_MISMATCH');
  });

  it('does not start with an operation that the schema does not know', async () => {
    const stale = 'query Stale { forgotten }';
    await expect(startTestGateway({}, { [sha256(stale)]: stale })).rejects.toThrow('forgotten');
  });

  it('does not start with a document under a foreign hash', async () => {
    await expect(startTestGateway({}, { [HASH]: 'query Other { everything { id } }' })).rejects.toThrow(
      'does not match',
    );
  });
});
