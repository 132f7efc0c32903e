import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@yarrow/kit/telemetry/logging';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { INDEX_FORMAT } from '../opensearch/index-mapping.js';
import { ENGINE_WRITER } from '../search-index.factory.js';
import type { EngineWriter } from '../opensearch/engine-writer.adapter.js';
import { DocumentChangesRepository, type FollowingIndex } from './document-changes.repository.js';
import { PendingDocumentsRepository, type PendingDocument } from './pending-documents.repository.js';

const BATCH = 200;
/** How often it is looked whether the indices are still there. */
const PRESENCE_HOLDS_MS = 5_000;
const MAX_BACKOFF_MS = 10_000;

/** Writes to the engine what changed in the database. A change stays noted until the engine has acknowledged it. */
@Injectable()
export class IndexingService {
  /** The indices that were there when it was last looked. */
  private present: { names: string; until: number } = { names: '', until: -Infinity };
  private failures = 0;
  private restUntil = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: DocumentChangesRepository,
    private readonly pending: PendingDocumentsRepository,
    @Inject(ENGINE_WRITER) private readonly engine: EngineWriter | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get enabled(): boolean {
    return this.engine !== null;
  }

  /** Everything that is noted, one batch after the other. While the engine is away it is asked ever more rarely. */
  async writeChanges(stopping: AbortSignal): Promise<void> {
    if (!this.engine || performance.now() < this.restUntil) return;
    try {
      while (!stopping.aborted && (await this.writeBatch(this.engine)) === BATCH);
      await this.serveWhatIsBuilt(this.engine);
      this.failures = 0;
    } catch (error) {
      this.present.until = -Infinity;
      this.failures += 1;
      this.restUntil = performance.now() + Math.min(500 * 2 ** this.failures, MAX_BACKOFF_MS);
      this.logger.warn({ err: error, failures: this.failures }, 'the search engine could not be written to');
    }
  }

  /** Has a new index built, which replaces the one that is read when it is complete. */
  async requestRebuild(tx: EntityManager): Promise<void> {
    if (this.engine) await this.changes.addIndex(tx, this.engine.newIndexName(), INDEX_FORMAT);
  }

  /** Returns the indices to write to. Starts one if there is none, none of the newest format, or one is gone. */
  private async followingIndices(engine: EngineWriter): Promise<FollowingIndex[]> {
    const { manager } = this.dataSource;
    const indices = await this.changes.listIndices(manager);
    const present = await this.findPresent(engine, indices);
    if (present.some(({ format }) => format >= INDEX_FORMAT)) return present;
    await this.dataSource.transaction((tx) => this.requestRebuild(tx));
    return this.followingIndices(engine);
  }

  /** Creates what is to be built, and forgets what was read and is gone. */
  private async findPresent(engine: EngineWriter, indices: FollowingIndex[]): Promise<FollowingIndex[]> {
    const names = indices.map(({ name }) => name).join();
    if (names === this.present.names && performance.now() < this.present.until) return indices;
    const present: FollowingIndex[] = [];
    for (const index of indices) {
      const isOurs = engine.owns(index.name);
      if (isOurs && (await engine.hasIndex(index.name))) present.push(index);
      else if (isOurs && !index.serving) present.push(await engine.createIndex(index));
      else await this.changes.forgetIndex(this.dataSource.manager, index.name);
    }
    this.present = { names, until: performance.now() + PRESENCE_HOLDS_MS };
    return present;
  }

  private async writeBatch(engine: EngineWriter): Promise<number> {
    const { manager } = this.dataSource;
    const batch = await this.pending.list(manager, BATCH);
    // After the documents: whichever index had them noted is among these.
    const indices = await this.followingIndices(engine);
    if (batch.length === 0) return 0;
    const failed = new Map<string, string>();
    for (const { name, serving } of indices) {
      const lacking = batch.filter(({ rebuild }) => !serving || !rebuild);
      for (const [practiceId, reason] of await engine.write(name, lacking)) failed.set(practiceId, reason);
    }
    const isFailed = ({ practiceId }: PendingDocument) => failed.has(practiceId);
    await this.changes.markWritten(manager, revisionsOf(batch.filter((one) => !isFailed(one))));
    if (failed.size > 0) await this.changes.markFailed(manager, revisionsOf(batch.filter(isFailed)));
    for (const [practiceId, reason] of failed)
      this.logger.error({ practiceId, reason }, 'the search engine refused a document');
    return batch.length;
  }

  private async serveWhatIsBuilt(engine: EngineWriter): Promise<void> {
    const { manager } = this.dataSource;
    const built = (await this.changes.listIndices(manager)).find(({ serving }) => !serving);
    if (!built || !(await this.changes.isComplete(manager, built.name))) return;
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.changes.lockIndex(tx, built.name))) return;
      await engine.serve(built.name);
      await this.changes.serve(tx, built.name);
    });
    const following = await this.changes.listIndices(manager);
    await engine.deleteOthers(following.map(({ name }) => name));
    this.logger.info({ index: built.name }, 'searches read a new index');
  }
}

const revisionsOf = (batch: PendingDocument[]) => batch.map(({ practiceId, revision }) => ({ practiceId, revision }));
