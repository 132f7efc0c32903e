import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import { composeTestSupergraph } from '../testing/test-subgraphs.js';

const QUERY = '{ practice(slug: "willow") { id name } }';

async function passedThrough({ gateway }: TestGateway): Promise<number> {
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  return Number(/gateway_passed_through_total (\d+)/.exec(metrics)?.[1]);
}

describe('passing answers through', () => {
  it('begins once the plan of a document is known', async () => {
    const test = await startTestGateway();
    await test.query(QUERY);
    expect(await passedThrough(test)).toBe(0);
    await test.query(QUERY);
    await test.query(QUERY);
    expect(await passedThrough(test)).toBe(2);
    await test.stop();
  });

  it('sends an operation once, whatever its answer', async () => {
    const test = await startTestGateway();
    for (let sent = 1; sent <= 3; sent++) {
      await test.query('mutation { login { result errors { code } } }');
      expect(test.subgraphs.clients.requests).toHaveLength(sent);
    }
    await test.stop();
  });

  it('does not happen where the supergraph hides something', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yarrow-hidden-'));
    const file = join(folder, 'supergraph.graphql');
    writeFileSync(
      file,
      composeTestSupergraph((typeDefs) => typeDefs.replace('sessions: Int!', 'sessions: Int! @inaccessible')),
    );
    const test = await startTestGateway({ SUPERGRAPH_FILE: file });
    for (let round = 0; round < 3; round++) expect((await test.query(QUERY)).body.data.practice.id).toBe('p1');
    expect(await passedThrough(test)).toBe(0);
    await test.stop();
    rmSync(folder, { recursive: true });
  });
});
