import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { JetStreamServer } from '../messaging/jetstream.server.js';
import { RUNTIME, type Runtime } from '../runtime.js';
import { ErasuresRepository, type ErasureTask } from './erasures.repository.js';
import { OwnStream } from './own-stream.js';
import type { Eraser, Person } from './person.js';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 600_000;

/**
 * Erases people from one service: what its parts keep of them, the events that it keeps for a while, and those of its own
 * stream. What was under way when it began is erased when it has ended: that is what the second time is for.
 */
@Injectable()
export class ErasuresService {
  private readonly erasers: Eraser[] = [];
  private readonly tasks = new ErasuresRepository();
  private readonly stream: OwnStream;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(JetStreamServer) private readonly server: JetStreamServer,
  ) {
    this.stream = new OwnStream(runtime.broker, runtime.definition.name);
  }

  /** To be called in a constructor or in `onModuleInit`. */
  register(...erasers: Eraser[]): void {
    this.erasers.push(...erasers);
  }

  /**
   * Stores an erasure task; the job executes it.
   * @returns whether the person has been erased here
   */
  async request(id: string, person: Person): Promise<boolean> {
    const { manager } = this.dataSource;
    await this.tasks.add(manager, id, person, this.clock.now());
    return (await this.tasks.find(manager, id))?.completedAt != null;
  }

  /** As `request`, where the rows are to go in the caller's transaction. */
  async begin(tx: EntityManager, id: string, person: Person): Promise<void> {
    await this.tasks.add(tx, id, person, this.clock.now());
    const task = await this.tasks.find(tx, id);
    if (!task || task.rowsErasedAt) return;
    await this.eraseElsewhere(task);
    await this.eraseRows(tx, task);
  }

  /** Continues all erasures that are due. */
  async continueAll(stopping: AbortSignal): Promise<void> {
    for (const task of await this.tasks.listDue(this.dataSource.manager, this.clock.now())) {
      if (stopping.aborted) return;
      try {
        await this.continue(task, stopping);
      } catch (error) {
        this.runtime.logger.error({ err: error, erasureId: task.id, attempt: task.attempts + 1 }, 'an erasure failed');
        await this.postpone(task);
      }
    }
  }

  private async continue(task: ErasureTask, stopping: AbortSignal): Promise<void> {
    await this.eraseElsewhere(task);
    await this.dataSource.transaction((tx) => this.eraseRows(tx, task));
    if (!task.rowsErasedAt) return;
    const { manager } = this.dataSource;
    const { rowIds = [] } = (await this.tasks.find(manager, task.id)) ?? {};
    const ids = [...task.subjectIds, ...rowIds];
    const waiting = await this.tasks.hasWaitingEvents(manager, task, ids);
    const { left, durable } = await this.stream.erase(ids, stopping);
    if (stopping.aborted) return;
    if (!waiting && left === 0) return this.tasks.complete(manager, task.id, this.clock.now());
    const wait = {
      erasureId: task.id,
      attempt: task.attempts + 1,
      waitingEvents: waiting,
      unhandledEvents: left,
      durable,
    };
    this.runtime.logger.warn(wait, 'an erasure waits for events');
    await this.postpone(task);
  }

  private async eraseElsewhere(task: ErasureTask): Promise<void> {
    for (const eraser of this.erasers) await eraser.eraseElsewhere?.(task);
  }

  private async eraseRows(tx: EntityManager, task: ErasureTask): Promise<void> {
    const now = this.clock.now();
    await this.tasks.markSubjects(tx, task, now);
    const rowIds = new Set(task.rowIds);
    for (const eraser of this.erasers) for (const id of await eraser.eraseRows(tx, task)) rowIds.add(id);
    const ids = [...task.subjectIds, ...rowIds];
    await this.tasks.eraseDeadLetters(tx, task, ids, (typeName) => this.schemaOf(typeName));
    const settled = now.getTime() + this.runtime.config.ERASURE_SETTLING_SECONDS * 1_000;
    await this.tasks.markRowsErased(tx, task.id, [...rowIds], now, new Date(settled));
  }

  private schemaOf(typeName: string) {
    return this.server.handlersOf(typeName)[0]?.schema;
  }

  private async postpone({ id, attempts }: ErasureTask): Promise<void> {
    const delayMs = Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS);
    await this.tasks.postpone(this.dataSource.manager, id, new Date(this.clock.now().getTime() + delayMs));
  }
}
