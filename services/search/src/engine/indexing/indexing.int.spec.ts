import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../../service.js';
import { OpenSearchServer } from '../../testing/open-search-server.js';
import { publishOpenings, publishPractice, savePractice } from '../../testing/test-practices.js';
import { INDEX_FORMAT } from '../opensearch/index-mapping.js';
import { DocumentsPublisher } from './documents.publisher.js';
import { INDEXING_JOB } from './indexing.job.js';

/** A busy machine is slow, which is no failure. */
const PATIENCE = { timeoutMs: 60_000 };

jest.setTimeout(240_000);

let engine: OpenSearchServer;
let search: TestService;

beforeAll(async () => {
  engine = new OpenSearchServer();
  const env = { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: await engine.start(), OPENSEARCH_TIMEOUT_MS: '30000' };
  search = await startTestService(service, { env });
  await search.eventually(() => engine.aliases.size === 2, PATIENCE);
});
afterAll(async () => {
  await search?.stop();
  await engine?.stop();
});
beforeEach(() => {
  engine.beforeBulk = () => Promise.resolve();
  engine.requests.length = 0;
  engine.away = false;
});

const eventually = (check: () => unknown) => search.eventually(() => void check(), PATIENCE);
const shownOf = (practiceId: string) => engine.served(practiceId)?.['shown'];
const servedIndex = () => engine.aliases.get('yarrow-practices');
const rebuild = (practiceId?: string) =>
  search.dataSource.transaction((tx) =>
    search.app.get(DocumentsPublisher, { strict: false }).publish(tx, { practiceId, limit: 200 }),
  );
const namesFound = async () => {
  const { data } = await search.graphql('{ searchPractitioners { edges { node { name } } } }');
  return data['searchPractitioners'].edges.map(({ node }: { node: { name: string } }) => node.name);
};

describe('documents of OpenSearch', () => {
  it('follow what is committed: a change, free times and the end of a practice, each under a greater version', async () => {
    const willow = await publishPractice(search, 'Willow');
    await eventually(() => expect(shownOf(willow.practiceId)).toMatchObject({ name: 'Willow' }));
    await savePractice(search, willow.practiceId, { name: 'Willow & Oak', version: 2 });
    await publishOpenings(search, willow, [
      { startsAt: '2099-01-05T18:00:00Z', date: '2099-01-05', partOfDay: 'morning' },
    ]);
    await eventually(() => {
      expect(shownOf(willow.practiceId)).toMatchObject({ name: 'Willow & Oak' });
      expect(engine.served(willow.practiceId)?.['openings']).toEqual([
        expect.objectContaining({ date: '2099-01-05', kind: 'office', point: { lat: 49.2827, lon: -123.1207 } }),
      ]);
    });
    await savePractice(search, willow.practiceId, { published: false, version: 3 });
    await eventually(() => expect(engine.served(willow.practiceId)).toBeNull());
    const versions = engine.requests
      .flatMap(({ path, body }) => (path === '/_bulk' ? body.trimEnd().split('\n') : []))
      .map((line) => JSON.parse(line) as { index?: Line; delete?: Line })
      .flatMap((line) => line.index ?? line.delete ?? [])
      .map(({ version, version_type }) => {
        expect(version_type).toBe('external');
        return version;
      });
    expect(versions.length).toBeGreaterThanOrEqual(2);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  it('lack nothing after the engine was away, while the database answered and health said so', async () => {
    const { practiceId } = await publishPractice(search, 'Before');
    await eventually(() => expect(shownOf(practiceId)).toMatchObject({ name: 'Before' }));
    expect(await namesFound()).toEqual([]); // What this engine finds is always nothing.
    engine.away = true;
    await savePractice(search, practiceId, { name: 'Meanwhile', version: 2 });
    const { practiceId: added } = await publishPractice(search, 'Added');
    await search.eventually(
      async () => expect(await namesFound()).toEqual(expect.arrayContaining(['Added', 'Meanwhile'])),
      PATIENCE,
    );
    await search.eventually(async () => {
      const probe = await fetch(`${search.url}/readyz`);
      expect(probe.status).toBe(200);
      expect(await probe.json()).toMatchObject({ details: { searchEngine: { status: 'degraded' } } });
    }, PATIENCE);
    engine.away = false;
    await eventually(() => {
      expect(shownOf(practiceId)).toMatchObject({ name: 'Meanwhile' });
      expect(shownOf(added)).toMatchObject({ name: 'Added' });
    });
    await search.eventually(async () => expect(await namesFound()).toEqual([]), PATIENCE);
  });

  it('do not wait for one that is refused, which is tried again when it has changed', async () => {
    const { practiceId } = await publishPractice(search, 'Refused', { practice: { published: false } });
    engine.refused.set(practiceId, 400);
    await savePractice(search, practiceId, { name: 'Refused', version: 2 });
    const { practiceId: other } = await publishPractice(search, 'Other');
    await eventually(() => expect(shownOf(other)).toMatchObject({ name: 'Other' }));
    await search.eventually(async () => {
      const [row] = await search.dataSource.query(
        "SELECT attempts, retry_at > now() - interval '1 hour' AS later FROM document_changes WHERE practice_id = $1",
        [practiceId],
      );
      expect(row).toEqual({ attempts: expect.any(Number), later: true });
      expect(row.attempts).toBeGreaterThan(0);
    }, PATIENCE);
    engine.refused.clear();
    await savePractice(search, practiceId, { name: 'Taken', version: 3 });
    await eventually(() => expect(shownOf(practiceId)).toMatchObject({ name: 'Taken' }));
  });
});

describe('a new index', () => {
  it('replaces the one that is read when it has everything, also what changed while it was built', async () => {
    const practices = await Promise.all(['One', 'Two', 'Three'].map((name) => publishPractice(search, name)));
    await eventually(() => practices.forEach(({ practiceId }) => expect(shownOf(practiceId)).toBeDefined()));
    const before = servedIndex();
    const [one] = practices;
    let interrupted = false;
    engine.beforeBulk = async () => {
      if (interrupted) return;
      interrupted = true;
      await search.dataSource.query('UPDATE practitioners SET name = $1 WHERE practice_id = $2', [
        'Changed',
        one!.practiceId,
      ]);
    };
    expect((await rebuild()).length).toBeGreaterThanOrEqual(3);
    await eventually(() => expect(servedIndex()).not.toBe(before));
    await eventually(() => {
      expect(practices.map(({ practiceId }) => (shownOf(practiceId) as { name: string }).name)).toEqual([
        'Changed',
        'Two',
        'Three',
      ]);
    });
    expect(servedIndex()).toMatch(new RegExp(`^yarrow-practices-${INDEX_FORMAT}-`));
    await eventually(() => expect(engine.indices.size).toBe(2));
  });

  it('is built where the engine has lost the one that was read', async () => {
    const { practiceId } = await publishPractice(search, 'Survivor');
    await eventually(() => expect(shownOf(practiceId)).toBeDefined());
    const before = servedIndex();
    engine.indices.clear();
    engine.aliases.clear();
    await eventually(() => {
      expect(servedIndex()).toBeDefined();
      expect(servedIndex()).not.toBe(before);
      expect(shownOf(practiceId)).toMatchObject({ name: 'Survivor' });
    });
  });

  it('has what another transaction had written but not committed when it was started', async () => {
    const { practiceId } = await publishPractice(search, 'Early');
    await search.dataSource.query('DELETE FROM document_indices');
    const runner = search.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE practitioners SET name = $1 WHERE practice_id = $2', ['Late', practiceId]);
    const started = rebuild();
    await search.eventually(async () => {
      const [row] = await search.dataSource.query(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = 'practitioners'::regclass`,
      );
      expect(row.waiting).toBeGreaterThan(0);
    }, PATIENCE);
    await runner.commitTransaction();
    await runner.release();
    await started;
    await eventually(() => expect(shownOf(practiceId)).toMatchObject({ name: 'Late' }));
  });
});

it('the document of one practice is written again on request', async () => {
  const { practiceId } = await publishPractice(search, 'Again');
  await eventually(() => expect(shownOf(practiceId)).toBeDefined());
  const writes = () =>
    engine.requests.filter(({ path, body }) => path === '/_bulk' && body.includes(practiceId)).length;
  await search.app.get(JobsService).runNow(INDEXING_JOB);
  const before = writes();
  expect(await rebuild(practiceId)).toEqual([practiceId]);
  await eventually(() => expect(writes()).toBeGreaterThan(before));
});

interface Line {
  version: number;
  version_type: string;
}
