import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { RUNTIME, type Runtime } from '../runtime.js';

export type JobWork = (stopping: AbortSignal) => Promise<void>;

/** Work that repeats, in one replica at a time. */
@Injectable()
export class JobsService {
  private readonly works = new Map<string, { intervalMs: number; work: JobWork }>();
  private started = false;

  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  /**
   * Repeats `work`: first when the service has started, then `intervalMs` after each end. A failure is logged and the
   * next turn comes as usual. To be called in a constructor or in `onModuleInit`.
   * @param name unique within the service; also the name of the lock
   */
  every(name: string, intervalMs: number, work: JobWork): void {
    if (this.works.has(name)) throw new Error(`There are two jobs named ${name}.`);
    this.works.set(name, { intervalMs, work });
    if (this.started) void this.lead(name);
  }

  /** Does the work of a job once, now: for tests, which set the clock and do not wait. */
  async runNow(name: string): Promise<void> {
    const job = this.works.get(name);
    if (!job) throw new Error(`There is no job named ${name}.`);
    await job.work(new AbortController().signal);
  }

  async start(): Promise<void> {
    this.started = true;
    for (const name of this.works.keys()) await this.lead(name);
  }

  /** Waits for the turns that are under way. @param names all jobs, when none is named */
  async stop(...names: string[]): Promise<void> {
    const ending = names.length > 0 ? names : [...this.works.keys()];
    await Promise.all(ending.map((name) => this.runtime.leadership.stop(lockOf(name))));
  }

  private async lead(name: string): Promise<void> {
    const { intervalMs, work } = this.works.get(name)!;
    await this.runtime.leadership.lead(lockOf(name), async (lost) => {
      while (!lost.aborted) {
        await work(lost).catch((error: unknown) =>
          this.runtime.logger.error({ err: error, job: name }, 'a job failed'),
        );
        await delay(intervalMs, undefined, { signal: lost }).catch(() => undefined);
      }
    });
  }
}

const lockOf = (name: string): string => `job:${name}`;
