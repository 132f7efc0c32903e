import { setImmediate } from 'node:timers/promises';
import { createContext, Script } from 'node:vm';
import { CalendarReadError } from '../calendar-adapter.js';

const SLICE = new Script('work()');

/**
 * Time that one feed may take of a process that others wait for. Rules of recurrence can be written that never come to an
 * end; the engine stops them, wherever they are.
 */
export class WorkBudget {
  private readonly scope: { work?: () => void } = createContext({});

  constructor(private leftMs: number) {}

  /**
   * Does a slice of the work, then lets others have their turn.
   * @throws CalendarReadError `too_large` where the time is over
   */
  async run<T>(work: () => T): Promise<T> {
    const started = performance.now();
    let result: { value: T } | undefined;
    this.scope.work = () => void (result = { value: work() });
    try {
      SLICE.runInContext(this.scope as never, { timeout: Math.max(1, Math.ceil(this.leftMs)) });
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        throw new CalendarReadError('too_large');
      throw error;
    }
    this.leftMs -= performance.now() - started;
    await setImmediate();
    return result!.value;
  }
}
